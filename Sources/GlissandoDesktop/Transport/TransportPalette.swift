import GlissandoDrawing
import GlissandoViews

/// The bar's colours: those of the program around it, a little raised.
struct TransportPalette: Equatable {
  private let isDark: Bool

  init(_ colorScheme: ColorScheme) { isDark = colorScheme == .dark }

  /// The ground of a bar at the foot of the window.
  var panel: Color { isDark ? hex(0x23252D) : hex(0xFFFFFF) }
  /// What is drawn and written.
  var ink: Color { isDark ? hex(0xF3F1EA) : hex(0x16171C) }
  /// What is written and can be done without.
  var faintInk: Color { ink.opacity(isDark ? 0.62 : 0.6) }
  /// Lines around and between.
  var hairline: Color { ink.opacity(isDark ? 0.16 : 0.12) }
  /// The time that is kept.
  var track: Color { ink.opacity(isDark ? 0.16 : 0.12) }
  /// The pointer on a button, and pressing it.
  func wash(isPressed: Bool) -> Color { ink.opacity(isPressed ? 0.14 : 0.075) }
  /// What is on, and the time gone through.
  var accent: Color { isDark ? hex(0xB48CFF) : hex(0x7A45D6) }
  /// The part that is played again and again.
  var loop: Color { accent.opacity(isDark ? 0.3 : 0.2) }
  /// The live edge.
  var live: Color { isDark ? hex(0xFF7350) : hex(0xE0452A) }
  /// The knob.
  var knob: Color { isDark ? hex(0xF4F5F8) : hex(0xFFFFFF) }

  private func hex(_ value: Int, _ opacity: Double = 1) -> Color {
    Color(
      red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255,
      blue: Double(value & 0xFF) / 255, opacity: opacity)
  }
}
