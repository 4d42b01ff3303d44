import Glissando

/// The colours of the specimens: ink on paper, and one colour for each lane.
struct SpecimenPalette: Equatable {
  private let isDark: Bool

  init(_ colorScheme: ColorScheme) { isDark = colorScheme == .dark }

  /// What stands a little above the ground.
  var raised: Color { isDark ? Color(hex: 0x181A20) : Color(hex: 0xFFFFFF) }
  /// Text and what is drawn with it.
  var ink: Color { isDark ? Color(hex: 0xF3F1EA) : Color(hex: 0x16171C) }
  /// Text that explains.
  var faintInk: Color { ink.opacity(isDark ? 0.6 : 0.58) }
  /// Lines that separate.
  var hairline: Color { ink.opacity(isDark ? 0.13 : 0.11) }
  /// Lines that measure.
  var grid: Color { ink.opacity(isDark ? 0.09 : 0.08) }

  /// The colour of a lane.
  func lane(_ letter: Lane.Letter) -> Color {
    switch letter {
    case .a: isDark ? Color(hex: 0xFF7350) : Color(hex: 0xE0452A)
    case .b: isDark ? Color(hex: 0x62A2FF) : Color(hex: 0x1F66DB)
    case .c: isDark ? Color(hex: 0xF2C14E) : Color(hex: 0xB7791F)
    case .d: isDark ? Color(hex: 0x4FD1A5) : Color(hex: 0x0F8A6A)
    }
  }

  /// The lit side of what has a lane's colour.
  func laneLight(_ letter: Lane.Letter) -> Color {
    switch letter {
    case .a: isDark ? Color(hex: 0xFFB199) : Color(hex: 0xF57A5F)
    case .b: isDark ? Color(hex: 0xA9CCFF) : Color(hex: 0x5C95F0)
    case .c: isDark ? Color(hex: 0xF9DE9F) : Color(hex: 0xDDA449)
    case .d: isDark ? Color(hex: 0x9BE8CC) : Color(hex: 0x3DB897)
    }
  }
}

extension Color {
  fileprivate init(hex: Int) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255)
  }
}
