/// One animation that runs on an attribute: a distance from the target that goes to zero.
///
/// What is shown is the target plus the distances of all layers.
///
/// The checks for exclusive access are off in release builds, as in `AnyAnimatedAttribute`.
///
/// A class, because layers are read far more often than they begin: copying one would count the
/// references of five parts.
final class MotionLayer<V: VectorArithmetic> {
  /// A number of its own on its attribute, counted up.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var id: Int
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var animation: Animation
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var start: Double
  /// The layer counts from then on; it is the start unless the layer takes over later (a delay).
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var appears: Double
  /// The layer counts until then.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var vanishes: Double
  /// When it is over for the eye; ∞ while a custom animation has not said so.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var logicalTime: Double
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var kernel: MotionKernel
  let runner: MotionRunner<V>?
  /// From the target to the value at the start.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var distance: V
  /// The velocity at the start, where one was taken over.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var velocity: V
  /// What fades it, once it is retired.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var fade: MotionFade?
  /// What it took over from at its beginning.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var replacedAtStart: Animation?
  /// Whether the spring has been sent to another target since.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var hasReplacedItself = false
  /// The animation as numbers, where it is a spring and nothing else.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var plainSpring: PlainSpring?
  /// Whether it is no animation of its own: it bridges the time until a delayed layer takes over, or is
  /// what is left of several retired ones.
  let isHold: Bool
  /// Whether somebody waits for its logical end, which only itself knows.
  var isAwaited = false

  init(
    id: Int, animation: Animation, start: Double, appears: Double = -.infinity, vanishes: Double,
    logicalTime: Double, kernel: MotionKernel, runner: MotionRunner<V>? = nil, distance: V,
    velocity: V, fade: MotionFade? = nil, replaced: Animation? = nil, isHold: Bool = false
  ) {
    self.id = id
    self.animation = animation
    self.start = start
    self.appears = appears
    self.vanishes = vanishes
    self.logicalTime = logicalTime
    self.kernel = kernel
    self.runner = runner
    self.distance = distance
    self.velocity = velocity
    self.fade = fade
    replacedAtStart = replaced
    self.isHold = isHold
    plainSpring = animation.storage.plainSpring
  }

  /// Whether it has no end of its own.
  var isEndless: Bool { vanishes == .infinity && runner?.future != .ends }

  /// What it took over from.
  var replaced: Animation? { hasReplacedItself ? animation : replacedAtStart }

  /// Begins again as another animation, in place: what a retarget by a spring does to a spring.
  func restart(
    as animation: Animation, id: Int, at t: Double, kernel: MotionKernel, distance: V, velocity: V
  ) {
    // Exchanged, not copied: counting references would be a tenth of a retarget.
    var previous = animation
    swap(&self.animation, &previous)
    replacedAtStart = previous
    hasReplacedItself = false
    plainSpring = animation.storage.plainSpring
    self.id = id
    start = t
    appears = -.infinity
    vanishes = t + kernel.duration
    logicalTime = t + kernel.logicalDuration
    self.kernel = kernel
    self.distance = distance
    self.velocity = velocity
  }

  /// The solution by which the layer moves, if its animation is a plain spring that equals another.
  @inline(__always)
  func solution(ofSpringEqualTo other: PlainSpring) -> SpringSolution? {
    guard let plainSpring, plainSpring == other, case .spring(let solution, _) = kernel.leaf else {
      return nil
    }
    return solution
  }

  /// Goes on as the same plain spring to another target.
  @inline(__always)
  func redirect<S: SlotVector>(
    _ spring: SpringStart<S>, id: Int, at t: Double, response: Double
  ) where V == Lanes {
    hasReplacedItself = true
    self.id = id
    start = t
    appears = -.infinity
    vanishes = t + spring.rest
    kernel.duration = spring.rest
    kernel.logicalDuration = min(response, spring.rest)
    logicalTime = t + kernel.logicalDuration
    distance = spring.distance.lanes
    velocity = spring.velocity.lanes
  }

  /// What the layer adds to the target at a time.
  func offset(at t: Double) -> V {
    let offset = unfadedOffset(at: t)
    guard let fade else { return offset }
    return offset.scaled(by: fade.weight(at: t))
  }

  private func unfadedOffset(at t: Double) -> V {
    guard t >= appears, t < vanishes else { return .zero }
    if let runner {
      guard let value = runner.value(at: t - start) else { return .zero }
      return value - runner.interval
    }
    let factors = kernel.factors(at: t - start)
    var offset = distance.scaled(by: factors.position)
    if factors.velocity != 0 { offset += velocity.scaled(by: factors.velocity) }
    return offset
  }

  /// How fast what the layer adds changes, in units per second.
  func offsetVelocity(at t: Double) -> V {
    guard t >= appears, t < vanishes else { return .zero }
    var result: V
    if let runner {
      result = runner.velocity(at: t - start)
    } else {
      let derivatives = kernel.derivatives(at: t - start)
      result = distance.scaled(by: derivatives.position)
      if derivatives.velocity != 0 { result += velocity.scaled(by: derivatives.velocity) }
    }
    guard let fade else { return result }
    // Product rule.
    result.scale(by: fade.weight(at: t))
    result += unfadedOffset(at: t).scaled(by: fade.slope(at: t))
    return result
  }

  /// Whether the layer has nothing more to add from a time on.
  func hasEnded(at t: Double) -> Bool {
    t >= vanishes || runner?.hasEnded == true || fade?.hasEnded(at: t) == true
  }

  /// The response with which a persistent spring moves at a time, in seconds of the clock: half of
  /// its own where its time runs twice as fast.
  func response(at t: Double) -> Double? {
    guard let spring = animation.storage.persistentSpring else { return nil }
    let speed = animation.storage.pace
    guard case .blended(let blend) = kernel.leaf else { return spring.spring.response / speed }
    return blend.response(at: (t - start - kernel.origin) * kernel.speed) / speed
  }

  /// A copy that later motion does not touch.
  func saved() -> MotionLayer {
    let copy = MotionLayer(
      id: id, animation: animation, start: start, appears: appears, vanishes: vanishes,
      logicalTime: logicalTime, kernel: kernel, runner: runner?.copy(), distance: distance,
      velocity: velocity, fade: fade?.saved(), replaced: replaced, isHold: isHold)
    copy.isAwaited = isAwaited
    return copy
  }
}

/// What makes an endless motion go: one less the progress of the animation that came after it.
final class MotionFade {
  private let start: Double
  private let kernel: MotionKernel
  private let runner: MotionRunner<Double>?

  init(start: Double, kernel: MotionKernel, runner: MotionRunner<Double>?) {
    self.start = start
    self.kernel = kernel
    self.runner = runner
  }

  /// What is left of the motion, from 1 down to 0.
  func weight(at t: Double) -> Double {
    guard let runner else { return kernel.factors(at: t - start).position }
    return runner.value(at: t - start).map { 1 - $0 } ?? 0
  }

  func slope(at t: Double) -> Double {
    guard let runner else { return kernel.derivatives(at: t - start).position }
    return -runner.velocity(at: t - start)
  }

  /// Moves a custom newcomer's progress on; the kernel needs none.
  func advance(to t: Double) { _ = runner?.advance(to: t - start) }

  func hasEnded(at t: Double) -> Bool {
    // Compared with the sum, as a layer's end is: a difference may round the other way.
    runner.map { $0.hasEnded } ?? (t >= start + kernel.duration)
  }

  /// When it is gone for certain; ∞ where a custom animation decides.
  var endTime: Double { runner == nil ? start + kernel.duration : .infinity }

  func saved() -> MotionFade {
    MotionFade(start: start, kernel: kernel, runner: runner?.copy())
  }
}
