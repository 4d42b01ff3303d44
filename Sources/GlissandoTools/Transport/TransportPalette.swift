import GlissandoDrawing

/// The bar's colours: those of the program around it, a little raised.
struct TransportPalette: PanelPalette {
  let isDark: Bool

  init(_ colorScheme: ColorScheme) { isDark = colorScheme == .dark }

  /// The ground of a bar at the foot of the window.
  var panel: Color { isDark ? Color(hex: 0x23252D) : Color(hex: 0xFFFFFF) }
  /// The time that is kept.
  var track: Color { hairline }
  /// The part that is played again and again.
  var loop: Color { accent.opacity(isDark ? 0.3 : 0.2) }
  /// The live edge.
  var live: Color { alarm }
  var knob: Color { isDark ? Color(hex: 0xF4F5F8) : Color(hex: 0xFFFFFF) }
}
