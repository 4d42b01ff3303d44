/// Time that can run slower, faster, backwards or not at all, on top of a clock that just runs.
///
/// Between two changes of the rate the one is a straight line of the other, so that nothing adds up
/// and nothing drifts; at a rate of 1 that was never changed both are equal to the last bit.
package struct PlaybackClock: Sendable {
  /// A point at which both times are known.
  private struct Anchor {
    var frame: Double
    var time: Double
  }

  /// Seconds of this clock per second of the other one; below 0 it runs backwards.
  package var rate: Double { didSet { if rate != oldValue { anchor = nil } } }
  /// Whether time stands still.
  package var isPaused = false { didSet { if isPaused != oldValue { anchor = nil } } }
  /// Where this clock is, in seconds.
  package private(set) var time: Double

  private var anchor: Anchor?
  private var lastFrame: Double?

  /// A clock that shows what the other one shows.
  package init() {
    (time, rate) = (0, 1)
    anchor = Anchor(frame: 0, time: 0)
  }

  /// A clock that sets out at a time, with the first frame that it is told of.
  package init(time: Double, rate: Double) {
    (self.time, self.rate) = (time, rate)
  }

  /// Moves to a frame of the other clock, whose frames are `interval` seconds apart.
  ///
  /// The first frame after a change lasts as long as any other, however long nothing happened
  /// before.
  package mutating func advance(toFrame frame: Double, interval: Double) {
    defer { lastFrame = frame }
    guard !isPaused else { return }
    if anchor == nil {
      anchor = Anchor(frame: max(lastFrame ?? -.infinity, frame - interval), time: time)
    }
    time = self.time(atFrame: frame)
  }

  /// Goes to another time at once.
  package mutating func jump(to time: Double) {
    self.time = time
    anchor = nil
  }

  /// The time at a moment of the other clock since the last frame, such as that of an event.
  ///
  /// Never on the wrong side of the last frame.
  package func time(atFrame frame: Double) -> Double {
    guard !isPaused, let anchor else { return time }
    let there = anchor.time + (frame - anchor.frame) * rate
    return rate < 0 ? min(there, time) : max(there, time)
  }

  /// The moment of the other clock at which this one will show `time`; nil if it never will.
  package func frame(at time: Double) -> Double? {
    guard !isPaused, rate != 0, let origin = anchor ?? resumption else { return nil }
    return origin.frame + (time - origin.time) / rate
  }

  /// What the next frame will be reckoned from, as far as it is known.
  private var resumption: Anchor? { lastFrame.map { Anchor(frame: $0, time: time) } }
}
