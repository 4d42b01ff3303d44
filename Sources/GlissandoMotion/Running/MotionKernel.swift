import Foundation

/// One run of a built-in animation, reduced to numbers when it starts.
///
/// The distance that is left is x₀·position + v₀·velocity, two numbers that are pure functions of the
/// time since the start, so that they may be asked in any order.
struct MotionKernel {
  enum Leaf {
    /// At its target from the start.
    case settled
    /// The distance stays whole until the end.
    case hold
    /// `initialVelocity` is in intervals per second of the leaf's own time.
    case spring(SpringSolution, initialVelocity: Double)
    case curve(UnitCurve, duration: Double)
    /// What has no closed form of its own here.
    case factors(any MotionFactors)
  }

  var leaf: Leaf
  /// Seconds until the leaf's own time begins.
  var origin = 0.0
  /// The leaf's seconds per second.
  var speed = 1.0
  /// Seconds until the motion is over; ∞ where it never is.
  var duration: Double
  /// Seconds until the motion is over for the eye, at most `duration`.
  var logicalDuration: Double
  /// The response that a persistent spring blends from when it replaces this one, in seconds; nil where there is
  /// nothing to blend.
  var response: Double?

  static var settled: MotionKernel {
    MotionKernel(leaf: .settled, duration: 0, logicalDuration: 0)
  }

  /// Whether the motion has no end of its own.
  var isEndless: Bool { duration == .infinity }

  /// The two factors of what is left after a time.
  @inline(__always)
  func factors(at elapsed: Double) -> SpringSolution.Factors {
    guard elapsed < duration else { return SpringSolution.Factors(position: 0, velocity: 0) }
    return leafFactors(at: max(0, (elapsed - origin) * speed))
  }

  private func leafFactors(at t: Double) -> SpringSolution.Factors {
    switch leaf {
    case .settled:
      return SpringSolution.Factors(position: 0, velocity: 0)
    case .hold:
      return SpringSolution.Factors(position: 1, velocity: 0)
    case .spring(let solution, let initialVelocity):
      let f = solution.factors(at: t)
      return SpringSolution.Factors(
        position: f.position - initialVelocity * f.velocity, velocity: f.velocity / speed)
    case .curve(let curve, let duration):
      return SpringSolution.Factors(position: 1 - curve.value(at: t / duration), velocity: 0)
    case .factors(let motion):
      let f = motion.factors(at: t)
      return SpringSolution.Factors(position: f.position, velocity: f.velocity / speed)
    }
  }

  /// The time derivatives of both factors; 0 while the leaf waits and after the end.
  func derivatives(at elapsed: Double) -> SpringSolution.Factors {
    let none = SpringSolution.Factors(position: 0, velocity: 0)
    guard elapsed >= origin, elapsed < duration else { return none }
    let t = (elapsed - origin) * speed
    switch leaf {
    case .settled, .hold:
      return none
    case .spring(let solution, let initialVelocity):
      let d = solution.derivatives(at: t)
      return SpringSolution.Factors(
        position: (d.position - initialVelocity * d.velocity) * speed, velocity: d.velocity)
    case .curve(let curve, let duration):
      return SpringSolution.Factors(
        position: -curve.boundedSlope(at: t / duration) / duration * speed, velocity: 0)
    case .factors(let motion):
      let d = motion.derivatives(at: t)
      return SpringSolution.Factors(position: d.position * speed, velocity: d.velocity)
    }
  }

  /// The two factors of what is left and their derivatives, for what needs both.
  func state(
    at elapsed: Double
  ) -> (factors: SpringSolution.Factors, derivatives: SpringSolution.Factors) {
    guard case .spring(let solution, 0) = leaf, speed == 1, elapsed >= origin, elapsed < duration
    else { return (factors(at: elapsed), derivatives(at: elapsed)) }
    return solution.state(at: elapsed - origin)
  }

  /// The same motion, later.
  func delayed(by delay: Double) -> MotionKernel {
    var kernel = self
    // What takes no time is there when the delay is over, not before.
    if case .settled = leaf, delay > 0 { kernel.leaf = .hold }
    kernel.origin += delay
    kernel.duration += delay
    kernel.logicalDuration += delay
    return kernel
  }

  /// The same motion in a time that runs faster.
  func sped(by factor: Double) -> MotionKernel {
    var kernel = self
    kernel.origin /= factor
    kernel.speed *= factor
    kernel.duration /= factor
    kernel.logicalDuration /= factor
    kernel.response = response.map { $0 / factor }
    return kernel
  }

  /// The motion without its repetitions.
  var firstPass: MotionKernel {
    guard case .factors(let motion) = leaf, let pass = motion.pass else { return self }
    return pass.sped(by: speed).delayed(by: origin)
  }
}
