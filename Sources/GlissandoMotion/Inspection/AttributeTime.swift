/// The time of one attribute that somebody has paused, sought or slowed by itself.
///
/// A reference on the side: hardly any attribute ever has one.
final class AttributeTime {
  /// From the time of the table to that of the attribute.
  let clock: MotionClock

  init(_ clock: MotionClock) { self.clock = clock }
}

// An attribute with a time of its own is evaluated by itself, at that time, by the same pure functions
// as always. It has that time until it comes to rest.
extension AnyAnimatedAttribute: InspectedMotion {
  /// The attribute's time at a time of the table, in seconds.
  @inline(__always)
  final func motionTime(at t: Double) -> Double {
    guard let ownTime else { return t }
    return ownTime.clock.time(at: t)
  }

  package final var owner: AnyObject? { observer }
  package final var frameTime: Double { table.time }
  package final var clock: MotionClock? { ownTime?.clock }

  /// Brings it to its target now, as if it had come to rest there.
  package final func finishNow() {
    guard isRunning else { return }
    stop()
    record(.finishedByHand, at: motionTime)
    observer?.animatedValueChanged(self)
    rest()
  }

  package final func go(by clock: MotionClock) {
    ownTime = AttributeTime(clock)
    removeSlots()
    insertSlots()
    schedule()
    // What has come to an end by that, the next tick finds out.
    _ = advance(to: table.time)
    dropCached()
    observer?.animatedValueChanged(self)
  }

  /// Tells the recorder, where there is one, that something about the motion has changed.
  @inline(__always)
  final func record(_ change: MotionChange, at t: Double) {
    if let recorder = table.recorder { recorder.note(change, of: self, at: t) }
  }
}
