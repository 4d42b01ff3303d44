package import Glissando

/// The lab's colours: ink on paper, and one colour for each lane.
///
/// The lanes' colours differ in lightness as well as in hue, so that people who see fewer hues can
/// tell them apart: violet, vermilion, teal, amber.
package struct LabPalette: Equatable, Sendable {
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

  /// The colour of a lane, for lines, fills and large letters on the ground.
  package func lane(_ letter: Lane.Letter) -> Color {
    switch letter {
    case .a: isDark ? Color(hex: 0xB48CFF) : Color(hex: 0x7A45D6)
    case .b: isDark ? Color(hex: 0xFF7350) : Color(hex: 0xC83C24)
    case .c: isDark ? Color(hex: 0x3DCDB8) : Color(hex: 0x087C6E)
    case .d: isDark ? Color(hex: 0xFFC955) : Color(hex: 0x956400)
    }
  }

  /// What is written on a lane's colour.
  package var onLane: Color { isDark ? Color(hex: 0x101116) : Color(hex: 0xFFFFFF) }
}

extension EnvironmentValues {
  /// The lab's colours in this light.
  package var labPalette: LabPalette { LabPalette(colorScheme) }
}

extension Color {
  /// The colour of three bytes: 0xRRGGBB.
  package init(hex: Int) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255)
  }
}

extension Lane.Letter {
  /// The letter as it is shown.
  package var text: String {
    switch self {
    case .a: "A"
    case .b: "B"
    case .c: "C"
    case .d: "D"
    }
  }
}
