extension MotionSlot {
  /// Where a spring stands, seen from its target, and how fast it goes.
  ///
  /// Nil where the slot is no spring, where it waits or has ended, and where it takes the long way.
  @inline(__always)
  private func springState(at t: Double) -> (offset: V, velocity: V)? {
    let time = t - start
    guard time >= 0, t < nextEvent else { return nil }
    switch kind {
    case .under:
      let phase = frequency * time
      guard phase < FastSpringFunctions.largestPhase else { return nil }
      let e = FastSpringFunctions.decay(rate * time)
      let (sine, cosine) = FastSpringFunctions.sineAndCosine(phase)
      let offset = a * (e * cosine) + b * (e * sine)
      let swing = b * (e * cosine) - a * (e * sine)
      return (offset, swing * frequency - offset * rate)
    case .critical:
      let e = FastSpringFunctions.decay(rate * time)
      let offset = a * e + b * (e * time)
      return (offset, b * e - offset * rate)
    case .over, .bezier, .linear:
      return nil
    }
  }

  /// Sends the spring to another target, from where it is and as fast as it goes.
  ///
  /// Nil where it cannot be done with the slot alone; nothing has changed then.
  @inline(__always)
  mutating func redirect(
    to newTarget: V, at t: Double, by solution: SpringSolution, restDistance: Double
  ) -> SpringStart<V>? {
    guard let state = springState(at: t) else { return nil }
    let distance = state.offset + (target - newTarget)
    let drive = state.velocity + distance * solution.rate
    let lengths = (distance: distance.length, drive: drive.length)
    let rest = solution.restTime(
      distance: lengths.distance, drive: lengths.drive, within: restDistance)
    // What overflows is for those who have the time to scale it.
    guard rest > 0, lengths.distance < .infinity, lengths.drive < .infinity else { return nil }
    start = t
    nextEvent = t + rest
    target = newTarget
    a = distance
    b = kind == .under ? drive / solution.frequency : drive
    return SpringStart(distance: distance, velocity: state.velocity, rest: rest)
  }
}

/// How a spring starts that goes on from another.
struct SpringStart<V> {
  /// From the target to the value.
  let distance: V
  let velocity: V
  /// Seconds until it comes to rest.
  let rest: Double
}
