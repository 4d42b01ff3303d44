/// Where a motion from 0 to 1 is at a time.
package struct MotionState: Equatable, Sendable {
  /// 0 at the start, 1 at the target.
  package var position: Double
  /// Targets per second.
  package var velocity: Double
  /// Targets per second, per second.
  package var acceleration: Double

  package init(position: Double, velocity: Double, acceleration: Double) {
    self.position = position
    self.velocity = velocity
    self.acceleration = acceleration
  }

  /// Before anything moves.
  static let start = MotionState(position: 0, velocity: 0, acceleration: 0)
  /// At rest at the target.
  static let target = MotionState(position: 1, velocity: 0, acceleration: 0)

  /// The same on the way back, from 1 to 0.
  var reversed: MotionState {
    MotionState(position: 1 - position, velocity: -velocity, acceleration: -acceleration)
  }

  /// The same in a time that runs `factor` times as fast.
  func sped(by factor: Double) -> MotionState {
    MotionState(
      position: position, velocity: velocity * factor, acceleration: acceleration * factor * factor)
  }
}
