import Foundation

/// Motion against friction: what `Animation.decay` is.
///
/// With k the rate of the friction and u the part of the interval that the initial velocity covers
/// in a second, friction alone would end at u/k of the interval. It ends elsewhere as a rule, so:
///
/// - without a bounce it moves like a critically damped spring of the frequency max(k, u). For u = k
///   that is friction itself, e^(−kt); for a target beyond it the spring pulls, and for one before it
///   the friction is stronger. The velocity is continuous at the start and the target never passed.
/// - with a bounce and u > k it glides freely until it is at its target, t = −ln(1 − k/u)/k, and from
///   there on the spring of the bounce brings it back, beginning with the velocity that is left.
struct DecayMotion: MotionLaw {
  let decay: Decay
  let bounce: Spring?
  /// In intervals per second; nil goes on with the velocity of what runs.
  let initialVelocity: Double?

  /// The part of the interval after which nobody waits any more.
  private static let logicalPart = 0.99

  var merges: Bool { initialVelocity == nil }

  var description: String {
    let velocity = initialVelocity.map { ", initialVelocity: \($0)" } ?? ""
    let bounce = bounce.map { ", bounce: \($0)" } ?? ""
    return "decay(\(decay)\(velocity)\(bounce))"
  }

  func reduced(_ start: MotionStart, speed: Double) -> MotionKernel {
    guard let rate = decay.rate, rate < MotionLimits.highestFrequency,
      initialVelocity.map({ abs($0) <= MotionLimits.largestFactor }) ?? true
    else { return settledWithWarning }
    let approach = initialVelocity ?? approach(of: start) / speed
    if let bounce, approach > rate { return flight(start, speed, rate, approach, bounce) }
    if let bounce, start.distance <= 0 {
      return PersistentSpring(spring: bounce, blendDuration: 0).reduced(start, speed: speed)
    }
    let frequency = min(max(rate, approach), MotionLimits.highestFrequency)
    let solution = SpringSolution(angularFrequency: frequency, decay: frequency)
    let rest = solution.restTime(
      distance: start.distance, drive: drive(start, speed, frequency), within: start.restDistance)
    return MotionKernel(
      leaf: .spring(solution, initialVelocity: initialVelocity ?? 0), duration: rest,
      logicalDuration: min(-log(1 - Self.logicalPart) / frequency, rest))
  }

  /// The part of the interval that the velocity at the start covers in a second.
  private func approach(of start: MotionStart) -> Double {
    guard start.distance > 0, start.speed > 0 else { return 0 }
    let part = -start.product / start.distance / start.distance
    return part.isFinite ? part : 0
  }

  private func drive(_ start: MotionStart, _ speed: Double, _ frequency: Double) -> Double {
    if let initialVelocity { return abs(frequency - initialVelocity) * start.distance }
    return start.drive(rate: frequency, scale: speed)
  }

  private func flight(
    _ start: MotionStart, _ speed: Double, _ rate: Double, _ approach: Double, _ bounce: Spring
  ) -> MotionKernel {
    let crossing = -log1p(-rate / approach) / rate
    let motion = FlightMotion(
      rate: rate, crossing: crossing, spring: bounce.solution,
      initialVelocity: initialVelocity ?? 0)
    let left = initialVelocity.map { abs($0) * start.distance } ?? (start.speed / speed)
    let velocity = left * exp(-rate * crossing)
    // A velocity that points elsewhere too is still away from the target when it has come by.
    let away = initialVelocity == nil ? start.distance + left * -expm1(-rate * crossing) / rate : 0
    let rest =
      motion.spring?.restTime(
        distance: away, drive: velocity + (motion.spring?.rate ?? 0) * away,
        within: start.restDistance) ?? 0
    return MotionKernel(
      leaf: .factors(motion), duration: crossing + rest,
      logicalDuration: crossing + min(bounce.response, rest))
  }

  private var settledWithWarning: MotionKernel {
    .settledWithWarning(
      MotionWarning(
        what: "\(decay) or an initial velocity of \(initialVelocity ?? 0) in Animation.decay",
        remedy: "use a finite time above 0 and a finite velocity; the value goes to its target"))
  }
}

/// A glide up to the target, and a spring that brings back what flies past it.
final class FlightMotion: MotionFactors {
  private let rate: Double
  /// Seconds until the glide is at the target.
  private let crossing: Double
  /// nil stops at the target.
  let spring: SpringSolution?
  /// In intervals per second; 0 where the velocity is that of what ran.
  private let initialVelocity: Double

  init(rate: Double, crossing: Double, spring: SpringSolution?, initialVelocity: Double) {
    self.rate = rate
    self.crossing = crossing
    self.spring = spring
    self.initialVelocity = initialVelocity
  }

  func factors(at t: Double) -> SpringSolution.Factors {
    guard t >= crossing else { return started(1, -expm1(-rate * t) / rate) }
    return spring.map { carried($0.factors(at: t - crossing)) } ?? started(0, 0)
  }

  func derivatives(at t: Double) -> SpringSolution.Factors {
    guard t >= crossing else { return started(0, exp(-rate * t)) }
    return spring.map { carried($0.derivatives(at: t - crossing)) } ?? started(0, 0)
  }

  /// A spring that begins with what the glide has come to.
  private func carried(_ f: SpringSolution.Factors) -> SpringSolution.Factors {
    started(
      f.position,
      -expm1(-rate * crossing) / rate * f.position + exp(-rate * crossing) * f.velocity)
  }

  /// Two factors, where the initial velocity is a part of the initial distance.
  private func started(_ position: Double, _ velocity: Double) -> SpringSolution.Factors {
    SpringSolution.Factors(position: position - initialVelocity * velocity, velocity: velocity)
  }
}
