/// A change of target that is to be animated.
struct Retarget<V: VectorArithmetic> {
  let target: V
  let animation: Animation
  let time: Double
  let restDistance: Double
  /// The velocity of the gesture that ends, where nothing runs.
  let trackedVelocity: V?
  let environment: EnvironmentValues
}

/// What a change of target has come to.
struct RetargetOutcome {
  /// The layer that moves to the target now; 0 where nothing moves.
  var layer = 0
  /// When its motion is over for the eye; ∞ where only the layer itself knows.
  var logicalTime: Double
  /// When it began.
  var start: Double
  /// The run of a custom animation that moves it.
  var run: (any AwaitedRun)?
}

extension LayerStack {
  /// Animates to a new target: by merging with what runs, or by adding to it.
  mutating func retarget(_ change: Retarget<V>) -> RetargetOutcome {
    prune(at: change.time)
    let storage = change.animation.storage
    if storage.containsCustom { return retargetByCustom(change) }
    let merges =
      layers.last.map { storage.merges(with: $0.animation.storage) }
      ?? (storage.merges || change.trackedVelocity != nil && storage.hasMergingLaw)
    return merges ? merge(change) : add(change)
  }

  /// Replaces what runs by a motion that starts with the shown value and velocity.
  ///
  /// With a delay it does so when the delay is over, with the value and velocity of then; until
  /// then what runs goes on, and the step of the target is held back.
  private mutating func merge(_ change: Retarget<V>) -> RetargetOutcome {
    let activation = change.time + change.animation.storage.waitingTime
    let step = target - change.target
    var (distance, velocity) = (step, change.trackedVelocity ?? .zero)
    let previous = layers.last
    if previous != nil {
      let state = state(at: activation)
      distance = state.offset + step
      // What is too fast for its own numbers starts from rest, and what is shown beyond them has no way back.
      velocity = state.velocity.hasFiniteNumbers ? state.velocity : .zero
      if !distance.hasFiniteNumbers { distance = .zero }
    }
    let start = MotionStart(
      distance: distance, velocity: velocity, restDistance: change.restDistance,
      previousResponse: previous?.response(at: activation))
    guard let kernel = change.animation.storage.reduced(start) else { return add(change) }
    let isPending = activation > change.time && previous != nil
    let law = LayerLaw(
      id: nextID(), animation: change.animation, start: change.time,
      activeFrom: isPending ? activation : -.infinity, kernel: kernel,
      replaced: previous?.animation)
    if isPending {
      holdBack(step, from: change.time, until: activation)
    } else {
      layers.removeAll(keepingCapacity: true)
    }
    target = change.target
    return append(MotionLayer(law, distance: distance, velocity: velocity))
  }

  /// Lets what runs go on until a time as if the target were still the old one.
  private mutating func holdBack(_ step: V, from start: Double, until end: Double) {
    for layer in layers { layer.end = min(layer.end, end) }
    let hold = LayerLaw(
      id: nextID(), animation: .default, start: start,
      kernel: MotionKernel(leaf: .hold, duration: .infinity, logicalDuration: .infinity),
      isHold: true)
    let layer = MotionLayer(hold, distance: step)
    layer.end = end
    layers.append(layer)
  }

  /// Lets what runs go on, and adds the interval from the old target to the new one.
  private mutating func add(_ change: Retarget<V>) -> RetargetOutcome {
    let distance = target - change.target
    let start = MotionStart(distance: distance.magnitude, restDistance: change.restDistance)
    let kernel = change.animation.storage.reduced(start) ?? .settled
    target = change.target
    retireEndless(by: change, kernel)
    let law = LayerLaw(
      id: nextID(), animation: change.animation, start: change.time, kernel: kernel)
    return append(MotionLayer(law, distance: distance))
  }

  private mutating func append(_ layer: MotionLayer<V>) -> RetargetOutcome {
    guard layer.end > layer.start else {
      return RetargetOutcome(logicalTime: layer.start, start: layer.start)
    }
    layers.append(layer)
    return RetargetOutcome(
      layer: layer.id, logicalTime: layer.law.logicalTime, start: layer.start, run: layer.run)
  }
}

// MARK: - Custom animations

extension LayerStack {
  /// Runs a custom animation beside what runs or in its place, as the animation says.
  private mutating func retargetByCustom(_ change: Retarget<V>) -> RetargetOutcome {
    let step = change.target - target
    if let previous = layers.last, !previous.law.isHold,
      let context = change.animation.mergedContext(
        previous: previous.animation, interval: previous.interval,
        elapsed: change.time - previous.start, state: previous.run?.state,
        environment: change.environment)
    {
      let run = CustomRun(
        change.animation, interval: previous.interval + step, context: context)
      return merge(change, with: previous, run)
    }
    retireEndless(by: change, nil)
    let run = CustomRun(
      change.animation, interval: step, context: AnimationContext(environment: change.environment))
    target = change.target
    let law = LayerLaw(
      id: nextID(), animation: change.animation, start: change.time, kernel: nil)
    return append(MotionLayer(law, run: run))
  }

  /// Goes on with a custom animation that has inherited the state of another.
  ///
  /// In the original, the time of the one that it replaces goes on and its interval grows by the
  /// new step; the animation has written into its state what it needs to be continuous. One that is
  /// not continuous in that way starts again at the shown value instead: with time 0, what is left to
  /// the target as its interval, and the state that it has written.
  private mutating func merge(
    _ change: Retarget<V>, with previous: MotionLayer<V>, _ run: CustomRun<V>
  ) -> RetargetOutcome {
    let remaining = change.target - shown(at: change.time)
    var isContinuous = false
    if layers.count == 1, let value = run.value(at: change.time - previous.start) {
      let error = (run.interval - value - remaining).magnitude
      isContinuous = error <= 1e-9 * (1 + remaining.magnitude)
    }
    if !isContinuous { run.interval = remaining }
    layers.removeAll(keepingCapacity: true)
    target = change.target
    let law = LayerLaw(
      id: nextID(), animation: change.animation,
      start: isContinuous ? previous.start : change.time, kernel: nil,
      replaced: previous.animation)
    return append(MotionLayer(law, run: run))
  }
}

// MARK: - A push

extension LayerStack {
  /// Gives the motion another velocity: the persistent spring that moves it starts again from the
  /// shown value.
  ///
  /// Other motion is replaced by the default spring.
  mutating func push(_ velocity: V, at t: Double, restDistance: Double) {
    let spring = layers.last { !$0.law.isHold && $0.animation.storage.merges }
    let shown = state(at: t).offset
    let distance = shown.hasFiniteNumbers ? shown : .zero
    let animation = spring?.animation ?? .default
    let start = MotionStart(
      distance: distance, velocity: velocity, restDistance: restDistance, previousResponse: nil)
    let kernel = animation.storage.reduced(start) ?? .settled
    let replaced = layers.last?.animation
    let law = LayerLaw(
      id: nextID(), animation: animation, start: t, kernel: kernel, replaced: replaced)
    layers = [MotionLayer(law, distance: distance, velocity: velocity)]
  }
}

extension AnimationStorage {
  /// Seconds until the animation inside delays and speeds begins.
  var waitingTime: Double {
    switch self {
    case .delay(let base, let delay): (delay.isFinite ? max(0, delay) : 0) + base.waitingTime
    case .speed(let base, let speed): speed > 0 ? base.waitingTime / speed : 0
    case .logical(let base, _), .stopping(let base): base.waitingTime
    default: 0
    }
  }
}
