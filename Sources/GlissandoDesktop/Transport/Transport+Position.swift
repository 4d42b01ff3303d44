import GlissandoMotion

/// Where the transport is, on the clock of the content and on that of the frames.
extension Transport {
  /// The newest moment of the content, in seconds of its clock.
  package var liveTime: Double { live.time }

  /// The moment that is shown, in seconds of the content's clock.
  package var position: Double { isLive ? live.time : past.time }

  /// What can be gone to, in seconds of the content's clock.
  package var range: ClosedRange<Double> {
    let kept = reel.range?.lowerBound ?? liveTime
    // After a long rest the newest frame is as old as that rest.
    return min(max(kept, liveTime - reel.duration), liveTime)...liveTime
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
