/// A change of target that is to be animated.
struct Retarget<V: VectorArithmetic> {
  let target: V
  let animation: Animation
  let time: Double
  let restDistance: Double
  /// The velocity of the gesture that ends, where nothing runs.
  let trackedVelocity: V?
  let environment: EnvironmentValues
  /// Makes the runs of custom animations; nil where none is involved.
  let factory: RunnerFactory<V>?
}

/// What a change of target has come to.
struct RetargetOutcome {
  /// The layer that moves to the target now; 0 where nothing moves.
  var layer = 0
  /// When its motion is over for the eye; ∞ where only the layer itself knows.
  var logicalTime: Double
}

extension LayerStack {
  /// Animates to a new target: by taking over what runs, or by adding to it.
  mutating func retarget(_ change: Retarget<V>) -> RetargetOutcome {
    prune(at: change.time)
    if let factory = change.factory { return retargetCustom(change, factory) }
    let storage = change.animation.storage
    let takesOver =
      storage.isPlainPersistentSpring
      || (!layers.isEmpty
        && storage.bearsSameModifiers(as: layers[layers.count - 1].animation.storage))
      || (layers.isEmpty && change.trackedVelocity != nil && storage.persistentSpring != nil)
    return takesOver ? takeOver(change) : add(change)
  }

  // MARK: Taking over

  /// Replaces what runs by a persistent spring that starts with the shown value and velocity.
  ///
  /// With a delay it takes over when the delay is over, with the value and velocity of then; until
  /// then what runs goes on, and the step of the target is held back.
  private mutating func takeOver(_ change: Retarget<V>) -> RetargetOutcome {
    let activation = change.time + change.animation.storage.waitingTime
    var distance = target - change.target
    var velocity = change.trackedVelocity ?? .zero
    var replaced: Animation?
    var previousResponse: Double?
    if !layers.isEmpty {
      let previous = layers[layers.count - 1]
      replaced = previous.animation
      previousResponse = previous.response(at: activation)
      distance = shown(at: activation) - change.target
      velocity = self.velocity(at: activation)
      // What is too fast for its own numbers starts from rest.
      if !velocity.magnitude.isFinite { velocity = .zero }
    }
    let start = MotionStart(
      distance: distance, velocity: velocity, restDistance: change.restDistance,
      previousResponse: previousResponse)
    guard let kernel = change.animation.storage.reduced(start) else { return add(change) }
    let isPending = activation > change.time && !layers.isEmpty
    let layer = makeLayer(
      change, kernel, appears: isPending ? activation : -.infinity, distance: distance,
      velocity: velocity, replaced: replaced)
    if isPending {
      holdBack(target - change.target, from: change.time, until: activation)
    } else {
      retireGhosts()
      layers.removeAll(keepingCapacity: true)
    }
    target = change.target
    return append(layer)
  }

  /// Lets what runs go on until a time as if the target were still the old one.
  private mutating func holdBack(_ step: V, from start: Double, until end: Double) {
    for index in layers.indices { layers[index].vanishes = min(layers[index].vanishes, end) }
    layers.append(
      MotionLayer(
        id: takeID(), animation: .default, start: start, vanishes: end, logicalTime: end,
        kernel: MotionKernel(leaf: .hold, duration: .infinity, logicalDuration: .infinity),
        distance: step, velocity: .zero, isHold: true))
  }

  // MARK: Adding

  /// Lets what runs go on, and adds the way from the old target to the new one.
  private mutating func add(_ change: Retarget<V>) -> RetargetOutcome {
    let distance = target - change.target
    let start = MotionStart(
      distance: distance.magnitude, restDistance: change.restDistance)
    let kernel = change.animation.storage.reduced(start) ?? .settled
    target = change.target
    retireEndless(by: change, kernel)
    guard kernel.duration > 0 else {
      return RetargetOutcome(logicalTime: change.time)
    }
    return append(makeLayer(change, kernel, distance: distance))
  }

  // MARK: Layers

  private mutating func makeLayer(
    _ change: Retarget<V>, _ kernel: MotionKernel, appears: Double = -.infinity, distance: V,
    velocity: V = .zero, replaced: Animation? = nil
  ) -> MotionLayer<V> {
    MotionLayer(
      id: takeID(), animation: change.animation, start: change.time, appears: appears,
      vanishes: change.time + kernel.duration,
      logicalTime: change.time + kernel.logicalDuration, kernel: kernel, distance: distance,
      velocity: velocity, replaced: replaced)
  }

  mutating func append(_ layer: consuming MotionLayer<V>) -> RetargetOutcome {
    guard layer.vanishes > layer.start else {
      return RetargetOutcome(logicalTime: layer.start)
    }
    let outcome = RetargetOutcome(layer: layer.id, logicalTime: layer.logicalTime)
    layers.append(layer)
    return outcome
  }

  // MARK: Custom animations

  private mutating func retargetCustom(
    _ change: Retarget<V>, _ factory: RunnerFactory<V>
  ) -> RetargetOutcome {
    if let runner = mergedRunner(change, factory) {
      return takeOver(
        to: change.target, by: change.animation, at: change.time, with: runner)
    }
    let interval = change.target - target
    retireEndless(by: change, nil)
    let runner = factory.makeRunner(
      change.animation, interval: interval, environment: change.environment)
    target = change.target
    return append(customLayer(change.animation, runner, start: change.time))
  }

  private func mergedRunner(
    _ change: Retarget<V>, _ factory: RunnerFactory<V>
  ) -> MotionRunner<V>? {
    guard !layers.isEmpty else { return nil }
    // The stack keeps its layers.
    return Unmanaged.passUnretained(layers[layers.count - 1])._withUnsafeGuaranteedRef { previous in
      guard !previous.isHold else { return nil }
      return factory.makeMergedRunner(
        change.animation, taking: previous, elapsed: change.time - previous.start,
        environment: change.environment)
    }
  }

  /// Goes on with a custom animation that has taken over the state of another.
  ///
  /// In the original, the time of the one that is taken over goes on and its interval grows by the
  /// new step; the animation has written into its state what it needs to be continuous. One that is
  /// not continuous in that way starts again at the shown value instead: with time 0, the whole way
  /// to the target as its interval, and the state that it has written.
  mutating func takeOver(
    to target: V, by animation: Animation, at time: Double, with runner: MotionRunner<V>
  ) -> RetargetOutcome {
    let previous = layers[layers.count - 1]
    let remaining = target - shown(at: time)
    runner.interval += target - self.target
    var start = time
    if layers.count == 1, let value = runner.value(at: time - previous.start) {
      let error = (runner.interval - value - remaining).magnitude
      if error <= 1e-9 * (1 + remaining.magnitude) { start = previous.start }
    }
    if start == time { runner.interval = remaining }
    retireGhosts()
    layers.removeAll(keepingCapacity: true)
    self.target = target
    return append(customLayer(animation, runner, start: start, replaced: previous.animation))
  }

  mutating func customLayer(
    _ animation: Animation, _ runner: MotionRunner<V>, start: Double, replaced: Animation? = nil
  ) -> MotionLayer<V> {
    MotionLayer(
      id: takeID(), animation: animation, start: start, vanishes: .infinity,
      logicalTime: .infinity, kernel: .settled, runner: runner, distance: .zero, velocity: .zero,
      replaced: replaced)
  }
}

extension AnimationStorage {
  /// Seconds until the animation inside delays and speeds begins.
  var waitingTime: Double {
    switch self {
    case .delay(let base, let delay): (delay.isFinite ? max(0, delay) : 0) + base.waitingTime
    case .speed(let base, let speed): speed > 0 ? base.waitingTime / speed : 0
    case .logical(let base, _), .stopping(let base): base.waitingTime
    case .system, .spring, .interpolating, .curve, .custom, .repeating, .decay: 0
    }
  }
}

// MARK: - A push

extension LayerStack {
  /// Gives the motion another velocity: the persistent spring that moves it starts again from the
  /// shown value.
  ///
  /// Other motion is taken over by the default spring.
  mutating func push(_ velocity: V, at t: Double, restDistance: Double) {
    let spring = layers.last { !$0.isHold && $0.animation.storage.isPlainPersistentSpring }
    let distance = shown(at: t) - target
    let animation = spring?.animation ?? .default
    let start = MotionStart(
      distance: distance, velocity: velocity, restDistance: restDistance, previousResponse: nil)
    let kernel = animation.storage.reduced(start) ?? .settled
    let replaced = layers.last?.animation
    retireGhosts()
    layers.removeAll(keepingCapacity: true)
    layers.append(
      MotionLayer(
        id: takeID(), animation: animation, start: t, vanishes: t + kernel.duration,
        logicalTime: t + kernel.logicalDuration, kernel: kernel, distance: distance,
        velocity: velocity, replaced: replaced))
  }
}
