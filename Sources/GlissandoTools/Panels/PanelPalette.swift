import GlissandoDrawing
import GlissandoViews

/// The colours that all panels beside a window's content share.
protocol PanelPalette: Equatable {
  /// Whether what is around is dark.
  var isDark: Bool { get }
}

extension PanelPalette {
  /// What is drawn and written.
  var ink: Color { isDark ? hex(0xF3F1EA) : hex(0x16171C) }
  /// What is written and can be done without.
  var faintInk: Color { ink.opacity(isDark ? 0.62 : 0.6) }
  /// Lines around and between.
  var hairline: Color { ink.opacity(isDark ? 0.16 : 0.12) }
  /// The present: what has been gone through, and what is on.
  var accent: Color { isDark ? hex(0xB48CFF) : hex(0x7A45D6) }
  /// What asks for attention.
  var alarm: Color { isDark ? hex(0xFF7350) : hex(0xC83C24) }

  /// A colour of three bytes: 0xRRGGBB.
  func hex(_ value: UInt32, _ opacity: Float = 1) -> Color {
    Color(Color.Resolved(hex: value, opacity: opacity))
  }
}
