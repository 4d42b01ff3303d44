package import GlissandoViews

extension FrameCounters {
  /// Whether the frame did nothing but animate.
  package var isSteady: Bool { evaluatedBodies == 0 && laidOutViews == 0 && liveAnimations > 0 }
}
