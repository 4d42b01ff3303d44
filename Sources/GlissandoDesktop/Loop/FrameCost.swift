package import GlissandoViews

/// What a frame cost, as the loop saw it.
package struct FrameCost: Equatable, Sendable {
  /// The seconds that each pass took, painting and presenting included.
  package var profile = FrameProfile()
  /// Seconds between two frames of the display.
  package var interval = 1.0 / 60
  /// The refreshes that have gone by without a frame since the loop began, although one was wanted.
  package var missedFrames = 0

  /// What a frame cost.
  package init(profile: FrameProfile, interval: Double, missedFrames: Int) {
    self.profile = profile
    self.interval = interval
    self.missedFrames = missedFrames
  }
}
