package import GlissandoMotion

/// A spring as somebody described it: by which numbers, and their values.
///
/// The four descriptions say the same of every spring but for the mass, which only the physical one
/// can choose; the others stand for a mass of 1.
package enum SpringSetting: Hashable, Sendable {
  /// How long the motion seems to take, in seconds, and how much it swings, in [-1, 1].
  case perceptual(duration: Double, bounce: Double)
  /// The period of the undamped spring, in seconds, and its damping as a fraction of the critical one.
  case response(response: Double, dampingFraction: Double)
  /// The mass at the end of the spring, its force per distance and its force per velocity.
  case physical(mass: Double, stiffness: Double, damping: Double)
  /// The seconds until the distance of 1 has become less than 0.001, and the damping as a fraction of
  /// the critical one.
  case settling(duration: Double, dampingRatio: Double)

  /// The spring that is described.
  package var spring: Spring {
    switch self {
    case .perceptual(let duration, let bounce): Spring(duration: duration, bounce: bounce)
    case .response(let response, let fraction):
      Spring(response: response, dampingRatio: fraction)
    case .physical(let mass, let stiffness, let damping):
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
    case .settling(let duration, let ratio):
      Spring(settlingDuration: duration, dampingRatio: ratio)
    }
  }
}
