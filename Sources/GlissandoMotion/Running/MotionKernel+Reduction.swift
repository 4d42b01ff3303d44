import Foundation

/// How one run of an animation starts, as far as its end depends on it.
struct MotionStart {
  /// The length of the initial distance from the target.
  var distance: Double
  /// The length of the initial velocity.
  var speed = 0.0
  /// The scalar product of both.
  var product = 0.0
  /// How near to the target counts as rest, above 0.
  var restDistance: Double
  /// The response of the persistent spring that is taken over, if it is one, in seconds of the clock.
  var previousResponse: Double?

  /// A motion from rest, or one that starts with the velocity that the animation states.
  init(distance: Double, restDistance: Double) {
    self.distance = distance
    self.restDistance = restDistance
  }

  /// A motion that starts with a velocity of its own.
  init<V: VectorArithmetic>(
    distance: V, velocity: V, restDistance: Double, previousResponse: Double?
  ) {
    self.distance = distance.magnitude
    self.restDistance = restDistance
    self.previousResponse = previousResponse
    speed = velocity.magnitude
    if speed > 0 {
      // From the lengths of sum and difference: a vector has no scalar product of its own.
      product =
        ((distance + velocity).magnitudeSquared - (distance - velocity).magnitudeSquared) / 4
    }
  }

  /// The length of velocity/scale + rate·distance, or a bound for it where its square overflows.
  func drive(rate: Double, scale: Double) -> Double {
    guard speed > 0 else { return rate * distance }
    let v = speed / scale
    let x = rate * distance
    let square = v * v + x * x + 2 * rate * product / scale
    return square.isFinite ? max(0, square).squareRoot() : v + x
  }
}

extension AnimationStorage {
  /// Reduces one run of this animation to numbers; nil where a custom animation is part of it.
  ///
  /// What cannot run (a parameter that is not finite, a spring without stiffness) is refused with a
  /// warning; the motion is then at its target from the start.
  func reduced(_ start: MotionStart) -> MotionKernel? {
    guard let kernel = reduced(start, speed: 1) else { return nil }
    guard kernel.isSound else {
      return refused(
        "a time scale", kernel.speed, allowed: "delays and speeds that can be combined")
    }
    return kernel
  }

  fileprivate func reduced(_ start: MotionStart, speed: Double) -> MotionKernel? {
    switch self {
    case .system:
      return Self.systemSpring.reduced(start, speed: speed)
    case .spring(let spring):
      return spring.reduced(start, speed: speed)
    case .interpolating(let spring):
      return spring.reduced(start)
    case .curve(let curve):
      return curve.reduced()
    case .decay(let decay):
      return decay.reduced(start, speed: speed)
    case .stopping(let base):
      return base.reduced(start, speed: speed)?.stoppedAtTarget(start, speed: speed)
    case .custom:
      return nil
    case .delay(let base, let delay):
      let kernel = base.reduced(start, speed: speed)
      guard delay.isFinite else { return refused("a delay", delay) }
      return kernel?.delayed(by: min(max(delay, 0), MotionLimits.longestTime))
    case .speed(let base, let factor):
      guard factor > 0, factor.isFinite else {
        return refused("a speed", factor, allowed: "a finite number above 0")
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
      leaf: .repeated(RepeatedMotion(pass: pass, autoreverses: autoreverses)),
      duration: duration, logicalDuration: duration)
  }

  private func refused(
    _ parameter: String, _ value: Double, allowed: String = "a finite number"
  ) -> MotionKernel {
    refuse(parameter, value, in: "\(self)", allowed: allowed)
  }
}

/// Refuses a parameter: warns, and gives a motion that is at its target.
private func refuse(
  _ parameter: String, _ value: Double, in animation: String, allowed: String
) -> MotionKernel {
  MotionWarning.report(
    MotionWarning(
      what: "\(parameter) of \(value) in Animation.\(animation)",
      remedy: "use \(allowed); the value goes to its target at once"))
  return .settled
}

extension PersistentSpring {
  func reduced(_ start: MotionStart, speed: Double) -> MotionKernel {
    guard let solution = spring.solution else { return spring.rigid() }
    // In the time of this spring, as its own response is.
    if let previous = start.previousResponse.map({ $0 * speed }),
      blendDuration > MotionLimits.shortestTime,
      abs(previous - spring.response) > Self.sameResponse * spring.response,
      let blend = BlendedSpring(
        from: previous, to: spring, solution: solution, over: blendDuration)
    {
      return blended(start, speed, blend, solution)
    }
    let drive = start.drive(rate: solution.rate, scale: speed)
    let rest = solution.restTime(
      distance: start.distance, drive: drive, within: start.restDistance)
    return MotionKernel(
      leaf: .spring(solution, initialVelocity: 0), duration: rest,
      logicalDuration: min(spring.response, rest))
  }

  /// Responses that differ by less are the same, but for rounding: there is nothing to blend.
  private static var sameResponse: Double { 1e-12 }

  private func blended(
    _ start: MotionStart, _ speed: Double, _ blend: BlendedSpring, _ solution: SpringSolution
  ) -> MotionKernel {
    let end = blend.endState
    let initialSpeed = start.speed / speed
    let distance = abs(end.a) * start.distance + abs(end.b) * initialSpeed
    let velocity = abs(end.c) * start.distance + abs(end.d) * initialSpeed
    let rest = solution.restTime(
      distance: distance, drive: velocity + solution.rate * distance, within: start.restDistance)
    let duration = blend.blendDuration + rest
    return MotionKernel(
      leaf: .blended(blend), duration: duration, logicalDuration: min(spring.response, duration))
  }
}

extension InterpolatingSpring {
  func reduced(_ start: MotionStart) -> MotionKernel {
    guard abs(initialVelocity) <= MotionLimits.largestFactor else {
      return refuse(
        "an initial velocity", initialVelocity, in: "interpolatingSpring",
        allowed: "a number up to \(MotionLimits.largestFactor)")
    }
    guard let solution = spring.solution else { return spring.rigid() }
    // From the origin to 1 with velocity u: the distance is −1, so v₀ = −u·x₀.
    let rest = solution.restTime(
      distance: start.distance, drive: abs(solution.rate - initialVelocity) * start.distance,
      within: start.restDistance)
    return MotionKernel(
      leaf: .spring(solution, initialVelocity: initialVelocity), duration: rest,
      logicalDuration: min(spring.response, rest))
  }
}

extension CurveMotion {
  func reduced() -> MotionKernel {
    guard duration.isFinite else {
      return refuse("a duration", duration, in: description, allowed: "a finite number")
    }
    guard duration > MotionLimits.shortestTime else { return .settled }
    let duration = min(duration, MotionLimits.longestTime)
    return MotionKernel(
      leaf: .curve(curve, duration: duration), duration: duration, logicalDuration: duration)
  }
}

extension Spring {
  /// The motion of a spring without a closed form: at its target.
  ///
  /// Silent where that is what a rigid spring means, with a warning where the parameters describe
  /// no spring.
  func rigid() -> MotionKernel {
    let isRigid = angularFrequency >= MotionLimits.highestFrequency || response <= 0
    let hasMass = mass > 0 && mass.isFinite
    if isRigid, hasMass, !dampingRatio.isNaN, dampingRatio >= 0 { return .settled }
    let (parameter, value) =
      !hasMass
      ? ("mass", mass)
      : stiffness > 0 && stiffness.isFinite ? ("damping", damping) : ("stiffness", stiffness)
    return refuse(
      parameter, value, in: "spring(\(self))",
      allowed: "a finite response, mass and stiffness above 0 and a damping of 0 or more")
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
