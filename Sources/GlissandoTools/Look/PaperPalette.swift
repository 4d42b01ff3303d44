package import GlissandoDrawing
package import GlissandoMotion

/// The colours that the lab, the gallery and the lists of keys share: ink on paper, and four for what is compared.
///
/// The four differ in lightness as well as in hue, so that people who see fewer hues can tell them apart.
package struct PaperPalette: Equatable, Sendable {
  private let isDark: Bool

  /// The colours for light or dark.
  package init(_ colorScheme: ColorScheme) { isDark = colorScheme == .dark }

  /// The ground of the window.
  package var paper: Color { isDark ? Color(hex: 0x101116) : Color(hex: 0xF7F6F2) }
  /// What stands a little above the ground: the parameters, a card.
  package var raised: Color { isDark ? Color(hex: 0x181A20) : Color(hex: 0xFFFFFF) }
  /// What lies in what is raised: a field, a text to copy.
  package var sunken: Color { isDark ? Color(hex: 0x121318) : Color(hex: 0xF3F2ED) }
  /// Text and what is drawn with it.
  package var ink: Color { isDark ? Color(hex: 0xF3F1EA) : Color(hex: 0x16171C) }
  /// Text that explains.
  package var faintInk: Color { ink.opacity(isDark ? 0.62 : 0.6) }
  /// Lines that separate.
  package var hairline: Color { ink.opacity(isDark ? 0.13 : 0.11) }
  /// Lines that measure.
  package var grid: Color { ink.opacity(isDark ? 0.08 : 0.07) }
  /// What the pointer is on, and the part of a track that is not filled.
  package var wash: Color { ink.opacity(isDark ? 0.08 : 0.06) }
  /// What is wrong.
  package var alarm: Color { isDark ? Color(hex: 0xFF8A80) : Color(hex: 0xC0281C) }

  // Four colours for what is compared: for lines, fills and large letters on the ground.

  package var violet: Color { Color(hex: Self.violet(isDark: isDark)) }
  package var vermilion: Color { isDark ? Color(hex: 0xFF7350) : Color(hex: 0xC83C24) }
  package var teal: Color { isDark ? Color(hex: 0x3DCDB8) : Color(hex: 0x087C6E) }
  package var amber: Color { isDark ? Color(hex: 0xFFC955) : Color(hex: 0x956400) }

  /// The first of the four as 0xRRGGBB: the tools' own colour.
  static func violet(isDark: Bool) -> UInt32 { isDark ? 0xB48CFF : 0x7A45D6 }

  /// What is written on one of the four.
  package var onColor: Color { isDark ? Color(hex: 0x101116) : Color(hex: 0xFFFFFF) }
}

extension EnvironmentValues {
  /// Ink on paper, and what is compared on it, in this light.
  package var paperPalette: PaperPalette { PaperPalette(colorScheme) }
}
