extension LayerStack where V == Lanes {
  /// Runs a custom animation on a number, beside what runs or in its place as the animation says.
  ///
  /// It comes to what `retarget(_:)` does, without looking anything up. Nil where more is involved.
  mutating func addRun(
    to newTarget: Lanes, by animation: Animation, at t: Double, environment: EnvironmentValues,
    restDistance: Double, in table: LiveAnimations
  ) -> RetargetOutcome? {
    guard ghosts.isEmpty, case .custom(let base) = animation.storage else { return nil }
    prune(at: t)
    var previous: Unmanaged<MotionLayer<Lanes>>?
    if !layers.isEmpty {
      if layers[layers.count - 1].isHold { return nil }
      // The stack keeps its layers.
      previous = .passUnretained(layers[layers.count - 1])
    }
    let next = table.numberRunners.next(
      base, interval: newTarget.x - target.x, after: previous, at: t, environment: environment)
    switch next {
    case .takesOver(let runner):
      return takeOver(to: newTarget, by: animation, at: t, with: runner)
    case .adds(let runner):
      if layers.contains(where: { $0.fade == nil && $0.isEndless }) {
        retireEndless(
          by: Retarget(
            target: newTarget, animation: animation, time: t, restDistance: restDistance,
            trackedVelocity: nil, environment: environment, factory: nil), nil)
      }
      target = newTarget
      nextID += 1
      layers.append(
        MotionLayer(
          id: nextID, animation: animation, start: t, vanishes: .infinity, logicalTime: .infinity,
          kernel: .settled, runner: runner, distance: .zero, velocity: .zero))
      return RetargetOutcome(layer: nextID, logicalTime: .infinity)
    }
  }
}
