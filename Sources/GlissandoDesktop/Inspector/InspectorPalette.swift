import GlissandoDrawing
import GlissandoViews

/// The inspector's colours: those of the transport, and one for each pass of a frame.
struct InspectorPalette: Equatable {
  private let isDark: Bool

  init(_ colorScheme: ColorScheme) { isDark = colorScheme == .dark }

  /// The ground.
  var panel: Color { isDark ? hex(0x1C1E25) : hex(0xFFFFFF) }
  /// What is drawn and written.
  var ink: Color { isDark ? hex(0xF3F1EA) : hex(0x16171C) }
  /// What is written and can be done without.
  var faintInk: Color { ink.opacity(isDark ? 0.62 : 0.6) }
  /// Lines around and between.
  var hairline: Color { ink.opacity(isDark ? 0.16 : 0.12) }
  /// The pointer on a row, and a row that is picked.
  func wash(isStrong: Bool) -> Color { ink.opacity(isStrong ? 0.09 : 0.05) }
  /// The present: what has been gone through, and what is on.
  var accent: Color { isDark ? hex(0xB48CFF) : hex(0x7A45D6) }
  /// What is still to come of a curve, and the curves of other runs.
  var future: Color { ink.opacity(isDark ? 0.32 : 0.26) }
  /// What was late.
  var alarm: Color { isDark ? hex(0xFF7350) : hex(0xE0452A) }
  /// Below what floats.
  var shadow: Color { hex(0x000000, isDark ? 0.5 : 0.2) }

  /// The colour of a pass: neighbours in a bar differ in hue and in lightness.
  func pass(_ pass: FrameProfile.Pass) -> Color {
    let colors =
      isDark
      ? [0x8E8E93, 0xFF6482, 0xFFD60A, 0xAC8E68, 0x30D158, 0x64D2FF, 0xB48CFF, 0xFF9F0A]
      : [0x8E8E93, 0xD62B55, 0xC79A00, 0x8A6D48, 0x1E9E42, 0x1B8FC4, 0x7A45D6, 0xE07A00]
    return hex(colors[pass.rawValue])
  }

  /// The line around a view that is picked.
  static func outline(isDark: Bool) -> Color.Resolved {
    Color.Resolved(hex: isDark ? 0xB48CFF : 0x7A45D6)
  }

  private func hex(_ value: Int, _ opacity: Double = 1) -> Color {
    Color(
      red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255,
      blue: Double(value & 0xFF) / 255, opacity: opacity)
  }
}
