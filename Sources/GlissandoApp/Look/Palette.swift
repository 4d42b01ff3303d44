import Glissando
import GlissandoLab

/// The colours of the gallery and the scene: the lab's, and one colour for each axis.
///
/// The ball is where the axes meet, and has the colour between theirs.
struct Palette: Equatable {
  private let isDark: Bool
  private let lab: LabPalette

  init(_ colorScheme: ColorScheme) {
    isDark = colorScheme == .dark
    lab = LabPalette(colorScheme)
  }

  /// The ground of the window.
  var paper: Color { lab.paper }
  /// What stands a little above the ground: the control strip.
  var raised: Color { lab.raised }
  /// Text and what is drawn with it.
  var ink: Color { lab.ink }
  /// Text that explains.
  var faintInk: Color { ink.opacity(0.6) }
  /// Lines that separate.
  var hairline: Color { lab.hairline }
  /// Lines that measure.
  var grid: Color { lab.grid }
  /// The horizontal axis.
  var x: Color { lab.lane(.b) }
  /// The vertical axis.
  var y: Color { isDark ? Color(hex: 0x62A2FF) : Color(hex: 0x1F66DB) }
  /// The ball, from its lit to its dark side.
  var ball: Color { lab.lane(.a) }
  /// How much of the ball's colour a fresh picture of it keeps.
  var trail: Double { isDark ? 0.34 : 0.24 }
  var ballLight: Color { isDark ? Color(hex: 0xDCC6FF) : Color(hex: 0xA57BF2) }
}

extension EnvironmentValues {
  /// The gallery's colours in this light.
  var galleryPalette: Palette { Palette(colorScheme) }
}
