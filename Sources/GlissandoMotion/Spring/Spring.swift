public import Foundation

/// A spring, as a model of motion by itself.
///
///     let spring = Spring(duration: 0.5, bounce: 0.3)
///     let x = spring.value(target: 100.0, time: 0.1)
///
/// A mass hangs on a spring with damping. It starts at the origin, or at a given value, and comes to
/// rest at the target. Everything is evaluated in closed form: no step size, no drift.
///
/// Parameters that describe no spring (not finite, no stiffness, no mass) give one that is at its
/// target at once.
public struct Spring: Hashable, Sendable {
  /// The perceptual duration: how long the motion seems to take, in seconds.
  public let duration: TimeInterval

  /// How much it swings, in [-1, 1]: 1 for ever, 0 not at all, below 0 it creeps.
  public let bounce: Double

  /// The mass at the end of the spring.
  public let mass: Double

  /// The force per distance.
  public let stiffness: Double

  /// The force per velocity.
  public let damping: Double

  /// The damping as a fraction of the least that keeps the spring from swinging.
  public let dampingRatio: Double

  /// The undamped angular frequency in radians per second; infinite where the spring is rigid.
  let angularFrequency: Double

  /// Creates a spring from its perceptual duration and its bounce.
  ///
  /// - Parameters:
  ///   - duration: How long the motion seems to take, in seconds. 0 or less is a rigid spring.
  ///   - bounce: In [-1, 1], clamped. 1 swings for ever, 0 comes to rest fastest, below 0 it creeps.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    let bounce = bounce.isNaN ? .nan : min(max(bounce, -1), 1)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / max(1 + bounce, Self.leastFlatness)
    self.init(response: duration, ratio: ratio, bounce: bounce)
  }

  /// Creates a spring from its response and its damping ratio.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped spring, in seconds. 0 or less is a rigid spring.
  ///   - dampingRatio: 1 comes to rest fastest, below 1 it swings, above 1 it creeps. 0 or less
  ///     swings for ever.
  public init(response: Double, dampingRatio: Double) {
    let ratio = dampingRatio.isNaN ? .nan : min(max(dampingRatio, 0), 1 / Self.leastFlatness)
    self.init(response: response, ratio: ratio, bounce: Self.bounce(ratio: ratio))
  }

  /// Creates a spring from its physics.
  ///
  /// - Parameters:
  ///   - mass: The mass at the end of the spring, above 0.
  ///   - stiffness: The force per distance, above 0.
  ///   - damping: The force per velocity, 0 or more.
  ///   - allowOverDamping: Whether damping beyond the critical one is kept; else it is clamped.
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let critical = 2 * (stiffness * mass).squareRoot()
    let damping = allowOverDamping ? damping : min(damping, critical)
    let omega = (stiffness / mass).squareRoot()
    self.init(
      response: 2 * .pi / omega, bounce: Self.bounce(ratio: damping / critical), mass: mass,
      stiffness: stiffness, damping: damping, ratio: damping / critical, omega: omega)
  }

  /// Creates a spring from the time that it takes to come to rest.
  ///
  /// - Parameters:
  ///   - settlingDuration: The time until the distance of 1 has become less than `epsilon`, in
  ///     seconds.
  ///   - dampingRatio: 1 comes to rest fastest, below 1 it swings, above 1 it creeps. At 0 it never
  ///     comes to rest; then the smallest ratio counts that does.
  ///   - epsilon: The distance that counts as rest.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = dampingRatio.isNaN ? .nan : min(max(dampingRatio, 1e-4), 1 / Self.leastFlatness)
    let decay = Self.decay(settlingDuration: settlingDuration, ratio: ratio, epsilon: epsilon)
    self.init(response: ratio * 2 * .pi / decay, ratio: ratio, bounce: Self.bounce(ratio: ratio))
  }

  private init(response: Double, ratio: Double, bounce: Double) {
    let omega = 2 * .pi / response
    self.init(
      response: response, bounce: bounce, mass: 1, stiffness: omega * omega,
      damping: 2 * ratio * omega, ratio: ratio, omega: omega)
  }

  private init(
    response: Double, bounce: Double, mass: Double, stiffness: Double, damping: Double,
    ratio: Double, omega: Double
  ) {
    duration = response
    self.bounce = bounce
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    dampingRatio = ratio
    angularFrequency = omega
  }

  /// The period of the undamped spring, in seconds; the same as ``duration``.
  public var response: Double { duration }

  /// The least of 1 + bounce: the most overdamped spring has a damping ratio of a million.
  ///
  /// Without a bound, a bounce of -1 would be an infinite damping.
  static let leastFlatness = 1e-6

  private static func bounce(ratio: Double) -> Double {
    ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }
}

extension Spring: CustomStringConvertible {
  /// Duration and bounce.
  public var description: String { "Spring(duration: \(duration), bounce: \(bounce))" }
}
