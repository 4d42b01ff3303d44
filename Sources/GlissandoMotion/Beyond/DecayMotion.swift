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
struct DecayMotion: Hashable, Sendable {
  let decay: Decay
  let bounce: Spring?
  /// In intervals per second; nil takes over the velocity of what runs.
  let initialVelocity: Double?

  /// The part of the interval after which nobody waits any more.
  private static let logicalPart = 0.99

  /// The spring as which it moves inside of custom animations, whose state has no room for more.
  var plainSpring: PersistentSpring {
    PersistentSpring(
      spring: Spring(response: 2 * .pi * decay.timeConstant, dampingRatio: 1), blendDuration: 0)
  }

  /// Reduces one run to numbers.
  ///
  /// `speed` is that of the animation's time.
  func reduced(_ start: MotionStart, speed: Double) -> MotionKernel {
    guard let rate = decay.rate, rate < MotionLimits.highestFrequency,
      initialVelocity.map({ abs($0) <= MotionLimits.largestFactor }) ?? true
    else { return refused }
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
    let motion = FlightMotion(rate: rate, crossing: crossing, spring: bounce.solution)
    let left = initialVelocity.map { abs($0) * start.distance } ?? (start.speed / speed)
    let velocity = left * exp(-rate * crossing)
    // A velocity that points elsewhere too is still away from the target when it has come by.
    let away = initialVelocity == nil ? start.distance + left * -expm1(-rate * crossing) / rate : 0
    let rest =
      motion.spring?.restTime(
        distance: away, drive: velocity + (motion.spring?.rate ?? 0) * away,
        within: start.restDistance) ?? 0
    return MotionKernel(
      leaf: .flight(motion, initialVelocity: initialVelocity ?? 0), duration: crossing + rest,
      logicalDuration: crossing + min(bounce.response, rest))
  }

  private var refused: MotionKernel {
    MotionWarning.report(
      MotionWarning(
        what: "\(decay) or an initial velocity of \(initialVelocity ?? 0) in Animation.decay",
        remedy: "use a finite time above 0 and a finite velocity; the value goes to its target"))
    return .settled
  }
}

extension DecayMotion: CustomStringConvertible {
  var description: String {
    let velocity = initialVelocity.map { ", initialVelocity: \($0)" } ?? ""
    let bounce = bounce.map { ", bounce: \($0)" } ?? ""
    return "decay(\(decay)\(velocity)\(bounce))"
  }
}

/// A glide up to the target, and a spring that brings back what flies past it.
final class FlightMotion {
  private let rate: Double
  /// Seconds until the glide is at the target.
  private let crossing: Double
  /// nil stops at the target.
  let spring: SpringSolution?

  init(rate: Double, crossing: Double, spring: SpringSolution?) {
    self.rate = rate
    self.crossing = crossing
    self.spring = spring
  }

  /// What is left of the initial distance, and what the initial velocity has added in seconds.
  func factors(at t: Double) -> SpringSolution.Factors {
    guard t >= crossing else {
      return SpringSolution.Factors(position: 1, velocity: -expm1(-rate * t) / rate)
    }
    guard let f = spring?.factors(at: t - crossing) else { return none }
    return carried(f)
  }

  /// The time derivatives of both.
  func derivatives(at t: Double) -> SpringSolution.Factors {
    guard t >= crossing else {
      return SpringSolution.Factors(position: 0, velocity: exp(-rate * t))
    }
    guard let d = spring?.derivatives(at: t - crossing) else { return none }
    return carried(d)
  }

  private var none: SpringSolution.Factors { SpringSolution.Factors(position: 0, velocity: 0) }

  /// A spring that begins with what the glide has come to.
  private func carried(_ f: SpringSolution.Factors) -> SpringSolution.Factors {
    SpringSolution.Factors(
      position: f.position,
      velocity: -expm1(-rate * crossing) / rate * f.position + exp(-rate * crossing) * f.velocity)
  }
}
