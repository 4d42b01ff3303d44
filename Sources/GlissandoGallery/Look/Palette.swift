import Glissando
import GlissandoTools

/// The colours of the gallery and the scene: those on paper, and one colour for each axis.
///
/// The ball is where the axes meet, and has the colour between theirs.
struct Palette: Equatable {
  private let isDark: Bool
  private let shared: PaperPalette

  init(_ colorScheme: ColorScheme) {
    isDark = colorScheme == .dark
    shared = PaperPalette(colorScheme)
  }

  /// The ground of the window.
  var paper: Color { shared.paper }
  /// What stands a little above the ground: the control strip.
  var raised: Color { shared.raised }
  /// Text and what is drawn with it.
  var ink: Color { shared.ink }
  /// Text that explains.
  var faintInk: Color { ink.opacity(0.6) }
  /// Lines that separate.
  var hairline: Color { shared.hairline }
  /// Lines that measure.
  var grid: Color { shared.grid }
  /// The horizontal axis.
  var x: Color { shared.vermilion }
  /// The vertical axis.
  var y: Color { isDark ? Color(hex: 0x62A2FF) : Color(hex: 0x1F66DB) }
  /// The ball, from its lit to its dark side.
  var ball: Color { shared.violet }
  /// How much of the ball's colour a fresh picture of it keeps.
  var trail: Double { isDark ? 0.34 : 0.24 }
  var ballLight: Color { isDark ? Color(hex: 0xDCC6FF) : Color(hex: 0xA57BF2) }
}

extension EnvironmentValues {
  /// The gallery's colours in this light.
  var galleryPalette: Palette { Palette(colorScheme) }
}
