import Foundation
package import GlissandoMotion

/// The way of a spring from 0 to 1, in closed form.
package struct SpringCourse: Hashable, Sendable {
  package let spring: Spring
  /// The velocity at the start, in targets per second.
  package let initialVelocity: Double
  let solution: SpringSolution
  /// When it comes to rest, in seconds, by the rule of `Spring.settlingDuration`; ∞ where that finds
  /// no end.
  let settlingDuration: Double

  /// Makes the course; nil where the spring is rigid and at its target at once.
  init?(_ spring: Spring, initialVelocity: Double) {
    guard let solution = spring.solution, initialVelocity.isFinite else { return nil }
    self.spring = spring
    self.solution = solution
    self.initialVelocity = initialVelocity
    settlingDuration = Self.settlingDuration(spring, solution, initialVelocity)
  }

  /// Where it is at a time from 0 on.
  func state(at time: Double) -> MotionState {
    let (factors, derivatives) = solution.state(at: time)
    let distance = initialVelocity * factors.velocity - factors.position
    let velocity = initialVelocity * derivatives.velocity - derivatives.position
    return MotionState(
      position: 1 + distance, velocity: velocity,
      acceleration: -solution.stiffness * distance - 2 * solution.decay * velocity)
  }

  /// The distance from the target; below 0 until it is reached.
  var distance: SpringSwing {
    SpringSwing(solution: solution, value: -1, slope: initialVelocity)
  }

  /// Whether it swings for ever.
  var isUndamped: Bool { solution.rate == 0 && solution.damping == .under }

  /// How far from the target counts as rest, as in `Spring.settlingDuration`.
  static let restDistance = 0.001

  private static func settlingDuration(
    _ spring: Spring, _ solution: SpringSolution, _ velocity: Double
  ) -> Double {
    let duration = spring.settlingDuration(
      target: 1.0, initialVelocity: velocity, epsilon: restDistance)
    guard duration.isFinite, solution.damping != .under else { return duration }
    // The rule for creeping springs gives up after some time, at rest or not.
    let distance = SpringSwing(solution: solution, value: -1, slope: velocity).value(at: duration)
    return abs(distance) <= restDistance ? duration : .infinity
  }
}
