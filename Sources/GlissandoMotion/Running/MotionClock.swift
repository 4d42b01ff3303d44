/// How the caller's time becomes the time of the animations: paused, sought, slower or faster.
package struct MotionClock {
  /// Where both times were last set against each other.
  private var hostAnchor = 0.0
  private var anchor = 0.0
  private(set) var rate = 1.0
  private(set) var isPaused = false

  /// The time of the animations at a time of the caller; the same until something was changed.
  func time(at host: Double) -> Double {
    let rate = isPaused ? 0 : rate
    if rate == 1, anchor == hostAnchor { return host }
    return anchor + (host - hostAnchor) * rate
  }

  mutating func setPaused(_ isPaused: Bool, at host: Double) {
    seek(to: time(at: host), at: host)
    self.isPaused = isPaused
  }

  mutating func setRate(_ rate: Double, at host: Double) {
    seek(to: time(at: host), at: host)
    self.rate = rate
  }

  mutating func seek(to time: Double, at host: Double) {
    anchor = time
    hostAnchor = host
  }
}
