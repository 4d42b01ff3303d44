/// One animation that runs on an attribute: a distance from the target that goes to zero.
///
/// What is shown is the target plus the offsets of all layers. A class, because layers are looked at far
/// more often than they begin: copying one would count the references of five parts.
final class MotionLayer<V: VectorArithmetic> {
  // What a frame reads comes first, and so lies side by side.

  /// x₀: from the target to the value at the start.
  let distance: V
  /// v₀: the velocity at the start, where one was inherited.
  let velocity: V
  /// Where a table evaluates its factors; nil where nobody does.
  var slot: Int?
  /// What fades it, once it is retired.
  #if !DEBUG
    // Unchecked in release builds: the benchmark’s row `engine` needs it.
    @exclusivity(unchecked)
  #endif
  var fade: MotionFade?
  /// What moves the layer.
  let law: LayerLaw
  /// The layer counts until then.
  var end: Double
  /// The run of a custom animation, which then is what moves.
  let run: CustomRun<V>?

  init(_ law: LayerLaw, distance: V, velocity: V = .zero, fade: MotionFade? = nil) {
    self.law = law
    self.distance = distance
    self.velocity = velocity
    self.fade = fade
    end = law.start + law.kernel.duration
    run = nil
  }

  /// A layer that a custom animation moves until it says that it has ended.
  init(_ law: LayerLaw, run: CustomRun<V>) {
    self.law = law
    self.run = run
    distance = .zero
    velocity = .zero
    end = .infinity
  }

  private init(copying other: MotionLayer) {
    law = other.law
    distance = other.distance
    velocity = other.velocity
    end = other.end
    run = other.run?.copy()
    fade = other.fade?.copy()
  }

  /// A copy that later motion does not touch, and that no table evaluates.
  func copy() -> MotionLayer { MotionLayer(copying: self) }

  var id: Int { law.id }
  var animation: Animation { law.animation }
  var start: Double { law.start }

  /// Whether it has no end of its own.
  var isEndless: Bool { end == .infinity && run?.future != .ends }

  /// Whether custom animations have to be moved on for it.
  var hasRuns: Bool { run != nil || fade?.run != nil }

  /// From where to where the layer goes, as one vector.
  var interval: V { run?.interval ?? distance.scaled(by: -1) }

  // MARK: - Where it is

  /// What the layer adds to the target at a time.
  func offset(at t: Double) -> V {
    guard t >= law.activeFrom, t < end else { return .zero }
    guard let run else { return offset(at: t, law.kernel.factors(at: t - start)) }
    guard let value = run.value(at: t - start) else { return .zero }
    let offset = value - run.interval
    return fade.map { offset.scaled(by: $0.weight(at: t)) } ?? offset
  }

  /// What the layer adds to the target at a time at which its factors are known.
  @inline(__always)
  func offset(at t: Double, _ factors: SpringSolution.Factors) -> V {
    let offset = unfadedOffset(factors)
    guard let fade else { return offset }
    return offset.scaled(by: fade.weight(at: t))
  }

  @inline(__always)
  private func unfadedOffset(_ factors: SpringSolution.Factors) -> V {
    var offset = distance.scaled(by: factors.position)
    if factors.velocity != 0 { offset += velocity.scaled(by: factors.velocity) }
    return offset
  }

  /// What the layer adds to the target, and how fast that changes, in units per second.
  func state(at t: Double) -> (offset: V, velocity: V) {
    var (offset, speed) = unfadedState(at: t)
    if let fade {
      // Product rule.
      speed.scale(by: fade.weight(at: t))
      speed += offset.scaled(by: fade.slope(at: t))
      offset.scale(by: fade.weight(at: t))
    }
    return (offset, speed)
  }

  private func unfadedState(at t: Double) -> (offset: V, velocity: V) {
    guard t >= law.activeFrom, t < end else { return (.zero, .zero) }
    if let run {
      guard let value = run.value(at: t - start) else { return (.zero, .zero) }
      return (value - run.interval, run.velocity(at: t - start))
    }
    let (factors, derivatives) = law.kernel.state(at: t - start)
    return (unfadedOffset(factors), unfadedOffset(derivatives))
  }

  /// Whether the layer has nothing more to add from a time on.
  func hasEnded(at t: Double) -> Bool {
    t >= end || run?.hasEnded == true || fade?.hasEnded(at: t) == true
  }

  /// The response with which a persistent spring moves at a time, in seconds of the clock: half of
  /// its own where its time runs twice as fast.
  func response(at t: Double) -> Double? {
    let kernel = law.kernel
    guard case .factors(let motion) = kernel.leaf,
      let response = motion.changingResponse(at: (t - start - kernel.origin) * kernel.speed)
    else { return kernel.response }
    return response / kernel.speed
  }

  /// How much of the interval is done: the part of what is left that lies along it.
  func progress(at t: Double) -> Double {
    let interval = interval
    let square = interval.magnitudeSquared
    guard square > 0, square < .infinity else { return 0 }
    let done = offset(at: t) + interval
    // The scalar product done·interval, from the lengths of sum and difference.
    let product = ((done + interval).magnitudeSquared - (done - interval).magnitudeSquared) / 4
    return product.isFinite ? product / square : 0
  }
}

/// What moves a layer, whatever the vector.
struct LayerLaw {
  /// A number of its own on its attribute, counted up.
  let id: Int
  let animation: Animation
  let start: Double
  /// The layer counts from then on; −∞ unless it replaces others later than it starts (a delay).
  let activeFrom: Double
  /// When it is over for the eye; ∞ while a custom animation has not said so.
  let logicalTime: Double
  let kernel: MotionKernel
  /// What it has replaced.
  let replaced: Animation?
  /// Whether it is no animation of its own: it bridges the time until a delayed layer begins, or is
  /// what is left of several retired ones.
  let isHold: Bool

  /// The law of a built-in animation, or of a custom one that has no kernel.
  init(
    id: Int, animation: Animation, start: Double, activeFrom: Double = -.infinity,
    kernel: MotionKernel?, replaced: Animation? = nil, isHold: Bool = false
  ) {
    self.id = id
    self.animation = animation
    self.start = start
    self.activeFrom = activeFrom
    self.kernel = kernel ?? .settled
    logicalTime = kernel.map { start + $0.logicalDuration } ?? .infinity
    self.replaced = replaced
    self.isHold = isHold
  }
}
