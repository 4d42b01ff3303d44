import Glissando
import GlissandoTools

/// The colours of the things that specimens show, beside those of the lab.
struct SpecimenColors: Equatable {
  /// The lab's own colours.
  let lab: PaperPalette
  private let isDark: Bool

  init(_ colorScheme: ColorScheme) {
    lab = PaperPalette(colorScheme)
    isDark = colorScheme == .dark
  }

  /// A colour for light and one for dark.
  private func either(_ light: UInt32, _ dark: UInt32) -> Color {
    Color(hex: isDark ? dark : light)
  }

  // MARK: Lanes

  /// The colour of a lane.
  func lane(_ letter: Lane.Letter) -> Color { lab.lane(letter) }
  /// The lit side of what has a lane's colour.
  func lit(_ letter: Lane.Letter) -> Color { lab.lane(letter).mix(with: .white, by: 0.38) }
  /// The far side of what has a lane's colour.
  func shaded(_ letter: Lane.Letter) -> Color {
    lab.lane(letter).mix(with: .black, by: isDark ? 0.45 : 0.3)
  }
  /// What lies on a lane's colour.
  var onColor: Color { lab.onColor }

  // MARK: Things

  /// A surface that lies on the lane's ground: a sheet, a menu, a list.
  var surface: Color { either(0xFFFFFF, 0x272A33) }
  /// The ground of a screen, on which surfaces lie.
  var screen: Color { either(0xF2F1EC, 0x1F2128) }
  /// The edge of a surface.
  var edge: Color { lab.ink.opacity(isDark ? 0.16 : 0.1) }
  /// A part that holds another, and is empty.
  var groove: Color { either(0xE3E2DC, 0x343842) }
  /// What can be taken hold of.
  var knob: Color { either(0xFFFFFF, 0xF3F1EA) }
  /// What a thing throws on what is below it.
  var shadow: Color { .black.opacity(isDark ? 0.5 : 0.17) }
  /// What keeps light from what lies behind.
  var veil: Color { .black.opacity(isDark ? 0.5 : 0.26) }

  // MARK: A map

  var land: Color { either(0xEBEEE6, 0x262B2E) }
  var park: Color { either(0xD5E6CD, 0x2B3A30) }
  var water: Color { either(0xC6DEEE, 0x22364A) }
  var road: Color { either(0xFFFFFF, 0x3A4047) }
}

extension EnvironmentValues {
  /// The colours of specimens in this light.
  var specimenColors: SpecimenColors { SpecimenColors(colorScheme) }
}
