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
