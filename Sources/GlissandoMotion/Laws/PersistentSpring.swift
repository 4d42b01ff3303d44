import Foundation

/// A spring that replaces what runs and goes on with its velocity.
struct PersistentSpring: MotionLaw {
  let spring: Spring
  let blendDuration: TimeInterval

  var merges: Bool { true }

  var description: String { "spring(duration: \(spring.duration), bounce: \(spring.bounce))" }

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
      logicalDuration: min(spring.response, rest), response: spring.response)
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
      leaf: .factors(blend), duration: duration, logicalDuration: min(spring.response, duration),
      response: spring.response)
  }
}
