import GlissandoMotion

/// What an animator shows of its keyframes as time goes on.
///
/// Each frame asks the timeline for its absolute time; nothing is summed up, so that frames that are
/// late or missing change nothing.
struct KeyframePlayback<Value> {
  /// The value of the last `advance`.
  private(set) var value: Value
  /// Whether keyframes have ever been played.
  private(set) var hasBegun = false
  private var timeline: KeyframeTimeline<Value>?
  /// Seconds, where the timeline begins.
  private var start = 0.0
  private var isLooping = false
  /// What the next round of a loop plays.
  private var successor: KeyframeTimeline<Value>?

  /// Begins at rest.
  init(_ value: Value) { self.value = value }

  /// Whether the value may still change.
  var isPlaying: Bool { timeline != nil }

  /// Stops at a value.
  mutating func rest(at value: Value) {
    self.value = value
    (timeline, successor) = (nil, nil)
    isLooping = false
  }

  /// Plays keyframes once, from what is shown at `time` with its velocity.
  mutating func begin(
    at time: Double, _ make: (Value, KeyframeVelocity<Value>) -> KeyframeTimeline<Value>
  ) {
    advance(to: time)
    let velocity = timeline?.velocity(time: time - start) ?? KeyframeVelocity()
    timeline = make(value, velocity)
    start = time
    hasBegun = true
    isLooping = false
  }

  /// Plays keyframes over and over; those of a loop that runs take over when its round ends.
  mutating func loop(_ timeline: KeyframeTimeline<Value>, at time: Double) {
    if isLooping, self.timeline != nil {
      successor = timeline
      return
    }
    self.timeline = timeline
    start = time
    hasBegun = true
    isLooping = true
  }

  /// Moves to a time, in seconds.
  mutating func advance(to time: Double) {
    guard let timeline else { return }
    let elapsed = time - start
    guard isLooping else {
      value = timeline.value(time: elapsed)
      if elapsed >= timeline.duration { self.timeline = nil }
      return
    }
    advanceLoop(timeline, elapsed: elapsed)
  }

  private mutating func advanceLoop(_ timeline: KeyframeTimeline<Value>, elapsed: Double) {
    // Rounds of no length are all over at once: the value is where the last one ends.
    guard timeline.duration > 0 else {
      value = timeline.value(time: 0)
      self.timeline = nil
      return
    }
    // Clocks may run backwards; the rounds then do too.
    let begun = (elapsed / timeline.duration).rounded(.down) * timeline.duration
    if begun != 0, let successor {
      self.timeline = successor
      self.successor = nil
      start += begun
      return advanceLoop(successor, elapsed: elapsed - begun)
    }
    value = timeline.value(time: elapsed - begun)
  }
}
