package import GlissandoViews

// What a frame of steady motion is.

extension FrameCounters {
  /// Whether the frame did nothing but animate.
  package var isSteady: Bool { evaluatedBodies == 0 && laidOutViews == 0 && liveAnimations > 0 }
}
