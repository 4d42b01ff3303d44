/// The default animation, which equals only itself.
struct DefaultSpring: MotionLaw {
  private static let spring = PersistentSpring(
    spring: Spring(response: 0.55, dampingRatio: 1), blendDuration: 0)

  var merges: Bool { true }

  var description: String { "default" }

  func reduced(_ start: MotionStart, speed: Double) -> MotionKernel {
    Self.spring.reduced(start, speed: speed)
  }
}
