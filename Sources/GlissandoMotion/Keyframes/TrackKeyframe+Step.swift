// A keyframe as vectors, with what is not fit for use replaced.

extension TrackKeyframe {
  /// The keyframe as vectors, with what is not fit for use replaced, and a warning for it.
  ///
  /// - Parameter previous: The value before, which stands in for one that is not finite.
  func step(after previous: Value.AnimatableData) -> KeyframeStep<Value.AnimatableData> {
    let target = Self.accepted(to, "a keyframe's value", "the track stays where it was") ?? previous
    let duration = acceptedDuration
    guard duration != 0 else { return KeyframeStep(to: target, duration: 0, kind: .jump) }
    return KeyframeStep(to: target, duration: duration, kind: stepKind)
  }

  private var stepKind: KeyframeStep<Value.AnimatableData>.Kind {
    switch kind {
    case .linear(let curve): .linear(curve)
    case .cubic(let start, let end):
      .cubic(startVelocity: Self.velocity(start), endVelocity: Self.velocity(end))
    case .spring(let spring, let start): .spring(spring, startVelocity: Self.velocity(start))
    case .move: .jump
    }
  }

  private static func velocity(_ velocity: Value?) -> Value.AnimatableData? {
    velocity.flatMap { accepted($0, "a keyframe's velocity", "it is left out") }
  }

  /// The duration, 0 where it is too short to see, nil where the keyframe finds its own.
  private var acceptedDuration: Double? {
    guard let duration else { return nil }
    if case .move = kind { return 0 }
    guard duration.isFinite, duration > 0 else {
      MotionWarning.report(
        MotionWarning(
          what: "a keyframe's duration of \(duration)",
          remedy: "use seconds above 0, or a MoveKeyframe; it jumps to its value"))
      return 0
    }
    return duration < MotionLimits.shortestTime ? 0 : min(duration, MotionLimits.longestTime)
  }

  private static func accepted(
    _ value: Value, _ name: String, _ remedy: String
  ) -> Value.AnimatableData? {
    let data = value.animatableData
    if data.magnitude <= MotionLimits.largestKeyframe { return data }
    MotionWarning.report(
      MotionWarning(
        what: "\(name) of \(data) for \(Value.self)", remedy: "use finite numbers; \(remedy)"))
    return nil
  }
}

extension MotionLimits {
  /// The length of the largest value or velocity of a keyframe.
  ///
  /// What is computed from it, with the shortest times and the fastest springs, is still a number.
  static var largestKeyframe: Double { 1e200 }
}
