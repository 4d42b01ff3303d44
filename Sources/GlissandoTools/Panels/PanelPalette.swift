import GlissandoDrawing
import GlissandoViews

/// The colours of all panels beside a window's content: ink on paper, a little stronger.
struct PanelPalette: Equatable {
  private let isDark: Bool
  private let paper: PaperPalette

  init(_ colorScheme: ColorScheme) {
    isDark = colorScheme == .dark
    paper = PaperPalette(colorScheme)
  }

  /// What is drawn and written.
  var ink: Color { paper.ink }
  /// What is written and can be done without.
  var faintInk: Color { paper.faintInk }
  /// Lines around and between, and the time that is kept.
  var hairline: Color { ink.opacity(isDark ? 0.16 : 0.12) }
  /// The present: what has been gone through, and what is on.
  var accent: Color { paper.violet }
  /// What asks for attention, and the live edge.
  var attention: Color { paper.vermilion }

  // MARK: - The transport

  /// The ground of a bar at the foot of the window.
  var bar: Color { isDark ? Color(hex: 0x23252D) : Color(hex: 0xFFFFFF) }
  /// The part that is played again and again.
  var loop: Color { accent.opacity(isDark ? 0.3 : 0.2) }
  var knob: Color { isDark ? Color(hex: 0xF4F5F8) : Color(hex: 0xFFFFFF) }

  // MARK: - The inspector

  /// The ground.
  var panel: Color { isDark ? Color(hex: 0x1C1E25) : Color(hex: 0xFFFFFF) }
  /// The pointer on a row, and a row that is picked.
  func wash(isStrong: Bool) -> Color { ink.opacity(isStrong ? 0.09 : 0.05) }
  /// What is still to come of a curve, and the curves of other runs.
  var future: Color { ink.opacity(isDark ? 0.32 : 0.26) }
  /// Below what floats.
  var shadow: Color { Color(hex: 0x000000, opacity: isDark ? 0.5 : 0.2) }

  /// The colour of a pass: neighbours in a bar differ in hue and in lightness.
  func pass(_ pass: FrameProfile.Pass) -> Color { Color(hex: Self.hex(of: pass, isDark: isDark)) }

  /// The colour of a pass as 0xRRGGBB.
  static func hex(of pass: FrameProfile.Pass, isDark: Bool) -> UInt32 {
    let violet = PaperPalette.violet(isDark: isDark)
    let colors: [UInt32] =
      isDark
      ? [0x8E8E93, 0xFF6482, 0xFFD60A, 0xAC8E68, 0x30D158, 0x64D2FF, violet, 0xFF9F0A]
      : [0x8E8E93, 0xD62B55, 0xC79A00, 0x8A6D48, 0x1E9E42, 0x1B8FC4, violet, 0xE07A00]
    return colors[pass.rawValue]
  }

  /// The line around a view that is picked.
  static func outline(isDark: Bool) -> Color.Resolved {
    Color.Resolved(hex: PaperPalette.violet(isDark: isDark))
  }
}
