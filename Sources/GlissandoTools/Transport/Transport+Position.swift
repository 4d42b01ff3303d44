/// Where the transport is, on the clock of the content and on that of the frames.
extension Transport {
  /// The newest moment of the content, in seconds of its clock.
  package var liveTime: Double { live.time }

  /// The moment that is shown, in seconds of the content's clock.
  package var position: Double { isLive ? range.upperBound : past.time }

  /// What can be gone to, in seconds of the content's clock, up to the newest frame.
  ///
  /// A rest since then is no part of it: it would be nothing but that frame.
  package var range: ClosedRange<Double> {
    guard let kept = reel.range else { return liveTime...liveTime }
    return max(kept.lowerBound, kept.upperBound - reel.duration)...kept.upperBound
  }

  /// Whether frames are wanted for the transport's own sake.
  package var needsFrame: Bool {
    requestsDisplay || pendingSteps > 0 || (!isLive && !standsStill)
  }

  /// Whether the content goes on by itself.
  package var isContentRunning: Bool { isLive && !standsStill }

  /// Whether time stands still, or runs more slowly than it does elsewhere.
  package var isHeldBack: Bool { isPaused || rate < 1 }

  /// The content's time at a moment of the window's frames.
  package func contentTime(atFrame frame: Double) -> Double { live.time(atFrame: frame) }

  /// When the content's clock will show a time, in seconds of the window's frames; nil while it
  /// stands still.
  package func frame(atContentTime time: Double) -> Double? {
    isContentRunning ? live.frame(at: time) : nil
  }
}
