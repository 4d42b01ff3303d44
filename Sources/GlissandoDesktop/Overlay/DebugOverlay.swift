import GlissandoDrawing
import GlissandoViews

/// The debug overlay, F12.
@MainActor
struct DebugOverlay {
  /// Whether it is drawn.
  var isShown: Bool

  init(isShown: Bool) {
    self.isShown = isShown
  }

  /// Keeps what a frame cost.
  mutating func record(_ profile: FrameProfile, cpu: Double) {}

  /// What is to be seen, and over it the overlay.
  func list(over source: any FrameSource, statistics: FrameStatistics) -> DisplayList {
    source.displayList
  }
}

extension FrameCounters {
  /// Whether the frame did nothing but animate.
  var isSteady: Bool { evaluatedBodies == 0 && laidOutViews == 0 && liveAnimations > 0 }
}
