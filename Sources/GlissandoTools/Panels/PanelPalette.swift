import GlissandoDrawing

/// The colours that all panels beside a window's content share.
protocol PanelPalette: Equatable {
  /// Whether what is around is dark.
  var isDark: Bool { get }
}

extension PanelPalette {
  private var paper: PaperPalette { PaperPalette(isDark ? .dark : .light) }
  /// What is drawn and written.
  var ink: Color { paper.ink }
  /// What is written and can be done without.
  var faintInk: Color { paper.faintInk }
  /// Lines around and between.
  var hairline: Color { ink.opacity(isDark ? 0.16 : 0.12) }
  /// The present: what has been gone through, and what is on.
  var accent: Color { paper.violet }
  /// What asks for attention.
  var alarm: Color { paper.vermilion }
}
