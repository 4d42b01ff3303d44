// Animations that friction slows down.

extension Animation {
  /// An animation that glides to its target as if friction slowed it down.
  ///
  /// Beyond SwiftUI; ``decay(_:bounce:)`` says how it moves.
  public static var decay: Animation { decay() }

  /// An animation that glides to its target as if friction slowed it down.
  ///
  /// Beyond SwiftUI. Like a persistent spring it merges with what runs, inheriting its velocity, and
  /// from a gesture whose changes were made with ``Transaction/tracksVelocity``. To a target where
  /// friction alone would end (``Decay/end(from:initialVelocity:)``) it moves like friction alone; to
  /// any other one without a jump of the velocity and without passing it.
  ///
  /// - Parameters:
  ///   - decay: The friction.
  ///   - bounce: A spring for a target that is nearer than where friction would end, such as a bound:
  ///     the value flies past it and is brought back. nil stops at it.
  public static func decay(_ decay: Decay = .normal, bounce: Spring? = nil) -> Animation {
    Animation(law: DecayMotion(decay: decay, bounce: bounce, initialVelocity: nil))
  }

  /// An animation that glides to its target with an initial velocity of its own.
  ///
  /// Beyond SwiftUI. It adds to what runs, as ``interpolatingSpring(_:initialVelocity:)`` does.
  ///
  /// - Parameters:
  ///   - decay: The friction.
  ///   - initialVelocity: The velocity at the start, in intervals to the target per second.
  ///   - bounce: A spring for a target that is nearer than where friction would end.
  public static func decay(
    _ decay: Decay = .normal, initialVelocity: Double, bounce: Spring? = nil
  ) -> Animation {
    Animation(law: DecayMotion(decay: decay, bounce: bounce, initialVelocity: initialVelocity))
  }
}
