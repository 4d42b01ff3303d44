public import Foundation

// Springs whose effects add up.

extension Animation {
  /// An interpolating spring: duration 0.5 s, no bounce.
  ///
  /// Interpolating springs run beside what moves the attribute already; their effects add up.
  public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }

  /// An interpolating spring by its physics.
  ///
  /// - Parameters:
  ///   - mass: The mass at the end of the spring, above 0.
  ///   - stiffness: The force per distance, above 0.
  ///   - damping: The force per velocity, 0 or more; 0 swings for ever.
  ///   - initialVelocity: The velocity at the start, in intervals per second.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// An interpolating spring by its perceptual duration and bounce.
  ///
  /// - Parameters:
  ///   - duration: How long the motion seems to take, in seconds.
  ///   - bounce: In [-1, 1]: 1 swings for ever, 0 not at all, below 0 it creeps.
  ///   - initialVelocity: The velocity at the start, in intervals per second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// An interpolating spring from a model.
  ///
  /// - Parameters:
  ///   - spring: The model.
  ///   - initialVelocity: The velocity at the start, in intervals per second.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(law: InterpolatingSpring(spring: spring, initialVelocity: initialVelocity))
  }
}
