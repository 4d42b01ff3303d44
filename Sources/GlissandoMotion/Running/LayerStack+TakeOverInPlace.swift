extension LayerStack {
  /// Takes over from a spring by another spring, with nothing else involved.
  ///
  /// It comes to what `retarget(_:)` does, without a new layer. Nil where more is involved.
  mutating func takeOverInPlace(
    to newTarget: V, by animation: Animation, at t: Double, restDistance: Double
  ) -> RetargetOutcome? {
    guard let spring = animation.storage.unmodifiedSpring, spring.blendDuration <= 0,
      let solution = spring.spring.solution, let layer = sole,
      let state = layer.springState(at: t)
    else { return nil }
    let distance = state.offset + (target - newTarget)
    let start = MotionStart(
      distance: distance, velocity: state.velocity, restDistance: restDistance,
      previousResponse: nil)
    let rest = solution.restTime(
      distance: start.distance, drive: start.drive(rate: solution.rate, scale: 1),
      within: restDistance)
    guard rest > 0 else { return nil }
    let kernel = MotionKernel(
      leaf: .spring(solution, initialVelocity: 0), duration: rest,
      logicalDuration: min(spring.spring.response, rest))
    nextID += 1
    target = newTarget
    layer.restart(
      as: animation, id: nextID, at: t, kernel: kernel, distance: distance,
      velocity: state.velocity)
    return RetargetOutcome(layer: nextID, logicalTime: t + kernel.logicalDuration)
  }
}

extension AnimationStorage {
  /// The persistent spring, if it is one without any modifier.
  var unmodifiedSpring: PersistentSpring? {
    switch self {
    case .system: Self.systemSpring
    case .spring(let spring): spring
    default: nil
    }
  }
}

extension MotionLayer {
  /// Offset and velocity of a layer that is a spring and nothing else; nil for any other, and for one
  /// that has come to its end.
  func springState(at t: Double) -> (offset: V, velocity: V)? {
    guard case .spring(let solution, let initialVelocity) = kernel.leaf, kernel.speed == 1,
      kernel.origin == 0, initialVelocity == 0, t >= start, t < vanishes, t >= appears,
      fade == nil, runner == nil
    else { return nil }
    let (f, d) = solution.state(at: t - start)
    var offset = distance.scaled(by: f.position)
    var speed = distance.scaled(by: d.position)
    offset += velocity.scaled(by: f.velocity)
    speed += velocity.scaled(by: d.velocity)
    return (offset, speed)
  }
}
