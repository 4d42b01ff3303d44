/// A spring whose effect adds to what runs.
struct InterpolatingSpring: MotionLaw {
  let spring: Spring
  /// In intervals per second.
  let initialVelocity: Double

  var description: String {
    "interpolatingSpring(mass: \(spring.mass), stiffness: \(spring.stiffness), "
      + "damping: \(spring.damping), initialVelocity: \(initialVelocity))"
  }

  func reduced(_ start: MotionStart, speed: Double) -> MotionKernel {
    guard abs(initialVelocity) <= MotionLimits.largestFactor else {
      return .settledWithWarning(
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
