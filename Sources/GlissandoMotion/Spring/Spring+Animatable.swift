public import Foundation

// The motion of springs between animatable values.

extension Spring {
  /// The value after a time, between two animatable values.
  ///
  /// - Parameters:
  ///   - fromValue: The value at the start.
  ///   - toValue: Where the spring comes to rest.
  ///   - initialVelocity: The velocity at the start, per second.
  ///   - time: Seconds since the start.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = toValue
    let from = fromValue.animatableData
    result.animatableData =
      from
      + value(
        target: toValue.animatableData - from, initialVelocity: initialVelocity.animatableData,
        time: time)
    return result
  }

  /// The velocity after a time, between two animatable values, per second.
  ///
  /// - Parameters:
  ///   - fromValue: The value at the start.
  ///   - toValue: Where the spring comes to rest.
  ///   - initialVelocity: The velocity at the start, per second.
  ///   - time: Seconds since the start.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = toValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The force on the mass at a place and velocity, between two animatable values.
  ///
  /// - Parameters:
  ///   - fromValue: The value at the start; the force does not depend on it.
  ///   - toValue: Where the spring comes to rest.
  ///   - position: The place of the mass.
  ///   - velocity: The velocity of the mass, per second.
  public func force<V: Animatable>(
    fromValue: V, toValue: V, position: V, velocity: V
  ) -> V {
    var result = toValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return result
  }

  /// The time that the motion between two animatable values takes to come to rest, in seconds.
  ///
  /// - Parameters:
  ///   - fromValue: The value at the start.
  ///   - toValue: Where the spring comes to rest.
  ///   - initialVelocity: The velocity at the start, per second.
  ///   - epsilon: The distance that counts as rest.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}
