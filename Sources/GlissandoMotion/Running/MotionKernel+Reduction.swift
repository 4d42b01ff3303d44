import Foundation

// How a run of an animation becomes numbers.

extension AnimationStorage {
  /// Reduces one run of this animation to numbers; nil where a custom animation is part of it.
  ///
  /// What cannot run (a parameter that is not finite, a spring without stiffness) is refused with a
  /// warning; the motion is then at its target from the start.
  func reduced(_ start: MotionStart) -> MotionKernel? {
    guard let kernel = reduced(start, speed: 1) else { return nil }
    guard kernel.isSound else {
      return .settledWithWarning(
        "a time scale", kernel.speed, in: description,
        allowed: "delays and speeds that can be combined")
    }
    return kernel
  }

  fileprivate func reduced(_ start: MotionStart, speed: Double) -> MotionKernel? {
    switch self {
    case .law(let law, _):
      return law.base.reduced(start, speed: speed)
    case .stopping(let base):
      return base.reduced(start, speed: speed)?.stoppedAtTarget(start, speed: speed)
    case .custom:
      return nil
    case .delay(let base, let delay):
      let kernel = base.reduced(start, speed: speed)
      guard delay.isFinite else {
        return .settledWithWarning("a delay", delay, in: description)
      }
      return kernel?.delayed(by: min(max(delay, 0), MotionLimits.longestTime))
    case .speed(let base, let factor):
      guard factor > 0, factor.isFinite else {
        return .settledWithWarning(
          "a speed", factor, in: description, allowed: "a finite number above 0")
      }
      let factor = MotionLimits.factor(factor)
      return base.reduced(start, speed: speed * factor)?.sped(by: factor)
    case .repeating(let base, let count, let autoreverses):
      return base.reduced(start, speed: speed)
        .map { Self.repeated($0, count: count, autoreverses: autoreverses) }
    case .logical(let base, let after):
      var kernel = base.reduced(start, speed: speed)
      let duration = kernel?.duration ?? 0
      kernel?.logicalDuration = after.isNaN ? duration : min(max(after, 0), duration)
      return kernel
    }
  }

  private static func repeated(
    _ pass: MotionKernel, count: Int?, autoreverses: Bool
  ) -> MotionKernel {
    if let count, count < 1 { return .settled }
    guard pass.isSound, pass.duration > MotionLimits.shortestTime else { return .settled }
    if pass.isEndless { return pass }
    let duration = count.map { Double($0) * pass.duration } ?? .infinity
    return MotionKernel(
      leaf: .factors(RepeatedMotion(pass: pass, autoreverses: autoreverses)),
      duration: duration, logicalDuration: duration, response: pass.response)
  }
}

extension MotionKernel {
  /// The motion of what cannot run: it warns, and is at its target.
  static func settledWithWarning(
    _ parameter: String, _ value: Double, in animation: String,
    allowed: String = "a finite number"
  ) -> MotionKernel {
    settledWithWarning(
      MotionWarning(
        what: "\(parameter) of \(value) in Animation.\(animation)",
        remedy: "use \(allowed); the value goes to its target at once"))
  }

  /// The motion of what cannot run: it warns, and is at its target.
  static func settledWithWarning(_ warning: MotionWarning) -> MotionKernel {
    MotionWarning.report(warning)
    return .settled
  }
}

/// Beyond these, numbers lose their meaning before they overflow.
enum MotionLimits {
  /// Seconds, 32 years.
  ///
  /// A longer time is cut to it, so that every motion that has an end comes to it.
  static let longestTime = 1e9
  /// Seconds.
  ///
  /// A custom animation that still moves so long after counts as endless, as `withAnimation` with a
  /// completion tells. One that computes in steps of its own is asked for all of them, at each change of
  /// target: more would be seen.
  static let longestPatience = 120.0
  /// Seconds.
  ///
  /// What is shorter takes no time.
  static let shortestTime = 1e-9
  /// Radians per second.
  ///
  /// A faster spring is rigid; no display shows the difference.
  static let highestFrequency = 1e9
  /// Radians per second.
  ///
  /// A slower spring would take longer than `longestTime`.
  static let lowestFrequency = 1e-9
  /// Seconds, for a time that is asked for: a phase of it is still a number.
  static let latestTime = 1e15
  /// For factors without a unit: speeds, initial velocities, heights of control points.
  static let largestFactor = 1e9
  /// A speed that can be computed with.
  static func factor(_ speed: Double) -> Double {
    min(max(speed, 1 / largestFactor), largestFactor)
  }
  /// The slope beyond which a curve counts as vertical; its velocity is then that over a thousandth
  /// of its duration.
  ///
  /// Where a quarter circle stands upright the slope is infinite, and a spring that took it over
  /// would be thrown out of the window.
  static let steepestSlope = 50.0
}

extension MotionKernel {
  /// Whether everything that is computed from it stays finite.
  var isSound: Bool {
    origin.isFinite && speed.isFinite && speed >= 1 / (MotionLimits.largestFactor * 1e3)
      && speed <= MotionLimits.largestFactor * 1e3 && !duration.isNaN && !logicalDuration.isNaN
  }
}
