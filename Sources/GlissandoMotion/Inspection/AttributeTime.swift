/// The time of one attribute that somebody has paused, sought or slowed by itself.
///
/// A reference on the side: hardly any attribute ever has one.
final class AttributeTime {
  /// From the time of the table to that of the attribute.
  var clock: MotionClock

  init(_ clock: MotionClock = MotionClock()) { self.clock = clock }
}

// What an inspector may do to one attribute; all others are left alone.
//
// An attribute with a time of its own is evaluated by itself, at that time, by the same pure functions
// as always. It has that time until it comes to rest.
extension AnyAnimatedAttribute {
  /// The attribute's time at a time of the table, in seconds.
  @inline(__always)
  final func motionTime(at t: Double) -> Double {
    guard let ownTime else { return t }
    return ownTime.clock.time(at: t)
  }

  /// Whether it stands still by itself.
  package final var isHeld: Bool { ownTime?.clock.isPaused ?? false }

  /// Its seconds per second of the table, whether or not it stands still.
  package final var ownRate: Double { ownTime?.clock.rate ?? 1 }

  /// Its own time at the last tick, in seconds.
  package final var motionTime: Double { motionTime(at: table.time) }

  /// Lets it stand still, or go on from where it stood.
  ///
  /// While it stands still nothing ends, so that it can be sought beyond its end and back.
  package final func setHeld(_ isHeld: Bool) {
    control { $0.setPaused(isHeld, at: self.table.time) }
  }

  /// Moves it at another pace from now on.
  ///
  /// - Parameter rate: Its seconds per second, finite and above 0; another one is ignored.
  package final func setOwnRate(_ rate: Double) {
    guard rate.isFinite, rate > 0 else { return }
    control { $0.setRate(rate, at: self.table.time) }
  }

  /// Puts its own time somewhere else, and shows that at once.
  ///
  /// Exact for built-in animations; a custom one that keeps a state may differ on the way back.
  ///
  /// - Parameter time: Seconds of its own time; one that is not finite is ignored.
  package final func seek(toOwnTime time: Double) {
    guard time.isFinite else { return }
    control { $0.seek(to: time, at: self.table.time) }
  }

  /// Brings it to its target now, as if it had come to rest there.
  package final func finishNow() {
    guard isRunning else { return }
    stop()
    record(.finishedByHand, at: motionTime)
    observer?.animatedValueChanged(self)
    rest()
  }

  private func control(_ change: (inout MotionClock) -> Void) {
    guard isRunning else { return }
    let own = ownTime ?? AttributeTime()
    change(&own.clock)
    ownTime = own
    removeSlots()
    insertSlots()
    schedule()
    // What has come to an end by that, the next tick finds out.
    _ = advance(to: table.time)
    forgetShown()
    observer?.animatedValueChanged(self)
  }

  /// Tells the recorder, where there is one, that something about the motion has changed.
  @inline(__always)
  final func record(_ change: MotionChange, at t: Double) {
    if let recorder = table.recorder { recorder.note(change, of: self, at: t) }
  }
}
