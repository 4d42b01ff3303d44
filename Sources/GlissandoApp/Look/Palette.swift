import Glissando

/// The scene's colours: ink on paper, and one colour for each axis.
///
/// The ball is where the axes meet, and has the colour between theirs.
struct Palette: Equatable {
  private let isDark: Bool

  init(_ colorScheme: ColorScheme) { isDark = colorScheme == .dark }

  /// The ground of the window.
  var paper: Color { isDark ? Color(hex: 0x101116) : Color(hex: 0xF7F6F2) }
  /// What stands a little above the ground: the control strip.
  var raised: Color { isDark ? Color(hex: 0x181A20) : Color(hex: 0xFFFFFF) }
  /// Text and what is drawn with it.
  var ink: Color { isDark ? Color(hex: 0xF3F1EA) : Color(hex: 0x16171C) }
  /// Text that explains.
  var faintInk: Color { ink.opacity(isDark ? 0.6 : 0.58) }
  /// Lines that separate.
  var hairline: Color { ink.opacity(isDark ? 0.13 : 0.11) }
  /// Lines that measure.
  var grid: Color { ink.opacity(isDark ? 0.08 : 0.07) }
  /// The horizontal axis.
  var x: Color { isDark ? Color(hex: 0xFF7350) : Color(hex: 0xE0452A) }
  /// The vertical axis.
  var y: Color { isDark ? Color(hex: 0x62A2FF) : Color(hex: 0x1F66DB) }
  /// The ball, from its lit to its dark side.
  var ball: Color { isDark ? Color(hex: 0xB48CFF) : Color(hex: 0x7A45D6) }
  /// How much of the ball's colour a fresh picture of it keeps.
  var trail: Double { isDark ? 0.34 : 0.24 }
  var ballLight: Color { isDark ? Color(hex: 0xDCC6FF) : Color(hex: 0xA57BF2) }
}

extension Color {
  fileprivate init(hex: Int) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255)
  }
}
