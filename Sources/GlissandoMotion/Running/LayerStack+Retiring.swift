// What is left of endless motion that a newcomer has replaced: it fades as the newcomer advances.

extension LayerStack {
  /// So many retired layers fade side by side on one value; what is older goes together.
  ///
  /// More would cost more in each frame of a value that follows the pointer; fewer would end the
  /// repetitions of the older ones sooner.
  private static var mostRetired: Int { 4 }

  /// Makes what has no end of its own fade with the progress of the newcomer.
  ///
  /// `kernel` is the newcomer, or nil where it is custom.
  mutating func retireEndless(by change: Retarget<V>, _ kernel: MotionKernel?) {
    var hasRetired = false
    for layer in layers where layer.fade == nil && layer.isEndless {
      layer.fade = Self.fade(by: change, kernel)
      hasRetired = true
    }
    if hasRetired { gatherRetired(at: change.time, restDistance: change.restDistance) }
  }

  private static func fade(by change: Retarget<V>, _ kernel: MotionKernel?) -> MotionFade {
    // A newcomer that never ends, or comes back, would never let the old motion go.
    if let pass = kernel?.firstPass {
      return MotionFade(start: change.time, kernel: pass.isEndless ? plainFade : pass)
    }
    let pass = Animation(storage: change.animation.storage.firstPass)
    let run = CustomRun(
      pass, interval: 1.0, context: AnimationContext(environment: change.environment))
    return run.future == .ends
      ? MotionFade(start: change.time, run: run)
      : MotionFade(start: change.time, kernel: plainFade)
  }

  private static var plainFade: MotionKernel {
    CurveMotion(curve: .easeInOut, duration: 0.35).kernel
  }

  /// Lets what is left of the oldest retired layers go together where there are many: a spring brings it
  /// to nothing, from where it is and as fast as it goes.
  private mutating func gatherRetired(at t: Double, restDistance: Double) {
    let retired = layers.indices.filter { layers[$0].fade != nil }
    guard retired.count > Self.mostRetired else { return }
    let oldest = retired.prefix(retired.count - Self.mostRetired + 1)
    var (distance, velocity) = (V.zero, V.zero)
    for index in oldest {
      let state = layers[index].state(at: t)
      distance += state.offset
      velocity += state.velocity
    }
    let rest = remnant(distance, velocity, at: t, restDistance: restDistance)
    for index in oldest.reversed() { layers.remove(at: index) }
    if let rest { layers.insert(rest, at: oldest[0]) }
  }

  /// What is left of several layers, as one; nil where that is nothing.
  private mutating func remnant(
    _ distance: V, _ velocity: V, at t: Double, restDistance: Double
  ) -> MotionLayer<V>? {
    guard distance.hasFiniteNumbers, velocity.hasFiniteNumbers else { return nil }
    let spring = PersistentSpring(
      spring: Spring(response: 0.35, dampingRatio: 1), blendDuration: 0)
    let kernel = spring.reduced(
      MotionStart(
        distance: distance, velocity: velocity, restDistance: restDistance, previousResponse: nil),
      speed: 1)
    guard kernel.duration > 0 else { return nil }
    // Retired, too, and whole until its spring has come to rest.
    let whole = MotionKernel(
      leaf: .hold, duration: kernel.duration, logicalDuration: kernel.duration)
    let law = LayerLaw(
      id: nextID(), animation: .default, start: t, kernel: kernel, isHold: true)
    return MotionLayer(
      law, distance: distance, velocity: velocity, fade: MotionFade(start: t, kernel: whole))
  }
}

extension AnimationStorage {
  /// The animation without its repetitions.
  fileprivate var firstPass: AnimationStorage {
    switch self {
    case .repeating(let base, _, _): base.firstPass
    case .delay(let base, let delay): .delay(base.firstPass, delay)
    case .speed(let base, let speed): .speed(base.firstPass, speed)
    case .logical(let base, _): base.firstPass
    case .stopping(let base): .stopping(base.firstPass)
    default: self
    }
  }
}
