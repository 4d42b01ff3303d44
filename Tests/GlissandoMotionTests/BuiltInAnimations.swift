import GlissandoMotion

/// The animations over which properties are swept.
enum BuiltInAnimations {
  /// Those that start from rest: their velocity is zero at first.
  static let fromRest: [(String, Animation)] = [
    ("default", .default), ("smooth", .smooth), ("snappy", .snappy), ("bouncy", .bouncy),
    ("creeping", .spring(duration: 0.4, bounce: -0.5)),
    ("response", .spring(response: 0.4, dampingFraction: 0.6)),
    ("blending", .spring(response: 0.8, dampingFraction: 0.7, blendDuration: 0.3)),
    ("interactive", .interactiveSpring), ("interpolating", .interpolatingSpring),
    ("stiff", .interpolatingSpring(stiffness: 400, damping: 5)),
    ("easeIn", .easeIn), ("easeInOut", .easeInOut(duration: 0.8)),
    ("delayed", .easeInOut.delay(0.2)), ("delayed spring", .bouncy.delay(0.15)),
    ("sped spring", .bouncy.speed(0.7)), ("sped", .easeIn.speed(2)),
    ("repeated", .easeInOut.repeatCount(3)), ("endless", .easeInOut.repeatForever()),
    ("logical", .snappy.logicallyComplete(after: 0.1)),
  ]

  /// Those that start with a velocity of their own.
  static let fromMotion: [(String, Animation)] = [
    ("linear", .linear), ("easeOut", .easeOut(duration: 0.6)),
    ("overshooting", .timingCurve(0.2, 0.9, 0.3, 1.4, duration: 0.5)),
    ("circular", .timingCurve(.circularEaseInOut, duration: 0.7)),
    ("thrown", .interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 5)),
    ("endless linear", .linear.repeatForever(autoreverses: false).speed(0.5)),
    ("custom", Animation(SmoothStep(duration: 0.6))),
  ]

  static let all = fromRest + fromMotion
}

/// A custom animation without a velocity of its own.
struct SmoothStep: CustomAnimation {
  var duration: Double

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    let x = time / duration
    return value.scaled(by: x * x * (3 - 2 * x))
  }
}
