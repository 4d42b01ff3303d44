public import Foundation

// The value, velocity and force of a spring.

extension Spring {
  /// Half the damping over the mass: how fast the swings die away, in 1/s.
  var decay: Double { dampingRatio * angularFrequency }

  /// The closed form, or nil where the spring is rigid or no spring at all: then it is at its target
  /// at once.
  package var solution: SpringSolution? {
    let decay = decay
    // Two negative numbers have a frequency too.
    guard mass > 0, stiffness > 0, angularFrequency >= MotionLimits.lowestFrequency,
      angularFrequency < MotionLimits.highestFrequency, decay >= 0
    else { return nil }
    let creeping = angularFrequency / Self.leastFlatness
    return SpringSolution(angularFrequency: angularFrequency, decay: min(decay, creeping))
  }

  /// The value after a time, from the origin at the start.
  ///
  /// - Parameters:
  ///   - target: Where the spring comes to rest.
  ///   - initialVelocity: The velocity at the start, in units per second.
  ///   - time: Seconds since the start; before it the value is the origin. NaN counts as 0.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    guard let solution else { return target }
    // NaN fails the comparison.
    let factors = solution.factors(at: time > 0 ? time : 0)
    var value = target.scaled(by: 1 - factors.position)
    value += initialVelocity.scaled(by: factors.velocity)
    return value
  }

  /// The velocity after a time, in units per second, from the origin at the start.
  ///
  /// - Parameters:
  ///   - target: Where the spring comes to rest.
  ///   - initialVelocity: The velocity at the start, in units per second.
  ///   - time: Seconds since the start; before it the velocity is that of the start. NaN counts as 0.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    guard let solution else { return .zero }
    let derivatives = solution.derivatives(at: time > 0 ? time : 0)
    var velocity = target.scaled(by: -derivatives.position)
    velocity += initialVelocity.scaled(by: derivatives.velocity)
    return velocity
  }

  /// The force on the mass at a place and velocity: stiffness times distance, less damping times
  /// velocity.
  ///
  /// - Parameters:
  ///   - target: Where the spring comes to rest.
  ///   - position: The place of the mass.
  ///   - velocity: The velocity of the mass, in units per second.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Moves a value and its velocity on by a time.
  ///
  /// One step of 100 ms and a hundred of 1 ms come to the same.
  ///
  /// - Parameters:
  ///   - value: The value; afterwards the one after the time.
  ///   - velocity: Its velocity in units per second; afterwards the one after the time.
  ///   - target: Where the spring comes to rest.
  ///   - deltaTime: Seconds to move on; 0 or less changes nothing.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    guard let solution else {
      value = target
      velocity = .zero
      return
    }
    guard deltaTime > 0 else { return }
    let factors = solution.factors(at: deltaTime)
    let derivatives = solution.derivatives(at: deltaTime)
    let distance = value - target
    value = target + distance.scaled(by: factors.position) + velocity.scaled(by: factors.velocity)
    velocity =
      distance.scaled(by: derivatives.position) + velocity.scaled(by: derivatives.velocity)
  }
}
