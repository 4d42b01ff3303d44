public import GlissandoMotion

// Motions made of texts, springs and curves.

extension MotionSetting {
  /// The animation that a text describes.
  ///
  /// - Parameter text: An animation of Swift such as `spring(duration: 0.5, bounce: 0.3).delay(0.1)`,
  ///   or one in any other notation that is understood.
  /// - Throws: An error that says what is not understood, at which place of the text.
  public init(_ text: String) throws {
    self = try MotionText.animation(text)
  }

  /// A spring that takes over the velocity of what it interrupts.
  public static func spring(_ spring: Spring) -> MotionSetting {
    MotionSetting(.spring(.perceptual(duration: spring.duration, bounce: spring.bounce)))
  }
}

extension MotionSetting {
  /// Begins so many seconds later, if these are above 0.
  mutating func waits(_ seconds: Double) {
    if seconds > 0 { modifiers.append(.delay(seconds)) }
  }

  /// Repeats so often; for ever where no count is stated.
  mutating func repeats(_ count: Double?, autoreverses: Bool) {
    modifiers.append(
      count.map { .repeatCount(Int($0), autoreverses: autoreverses) }
        ?? .repeatForever(autoreverses: autoreverses))
  }
}

extension MotionSetting.Base {
  /// A spring that merges with what runs, unless it is told with which velocity to set out.
  init(_ spring: SpringSetting, velocity: Double) {
    self =
      velocity == 0 ? .spring(spring) : .interpolatingSpring(spring, initialVelocity: velocity)
  }
}
