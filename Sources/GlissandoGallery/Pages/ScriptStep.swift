package import Glissando

/// Something that is done with a specimen in a film.
package struct ScriptStep: Sendable {
  package enum Action: Sendable {
    /// Presses the specimen's button of that number, from 0.
    case press(Int)
    /// Drags from one place of the specimen to another, both as parts of its size, for so many
    /// seconds, of which the pointer rests for the first ones.
    case drag(from: UnitPoint, to: UnitPoint, seconds: Double, hold: Double)
    /// Clicks twice in the middle.
    case tapTwice
    /// Turns the wheel at the middle by so many points.
    case wheel(Double)
    /// Moves the dial of that number, from 0, from one value to another.
    case turn(dial: Int, from: Double, to: Double, seconds: Double)
  }

  /// When, in seconds since the specimen is there.
  package let time: Double
  package let action: Action

  static func press(_ button: Int = 0, at time: Double) -> ScriptStep {
    ScriptStep(time: time, action: .press(button))
  }

  static func drag(
    from start: UnitPoint, to end: UnitPoint, at time: Double, seconds: Double = 0.4,
    hold: Double = 0
  ) -> ScriptStep {
    ScriptStep(time: time, action: .drag(from: start, to: end, seconds: seconds, hold: hold))
  }

  static func tapTwice(at time: Double) -> ScriptStep {
    ScriptStep(time: time, action: .tapTwice)
  }

  static func wheel(_ points: Double, at time: Double) -> ScriptStep {
    ScriptStep(time: time, action: .wheel(points))
  }

  static func turn(
    dial: Int, from start: Double, to end: Double, at time: Double, seconds: Double
  ) -> ScriptStep {
    ScriptStep(time: time, action: .turn(dial: dial, from: start, to: end, seconds: seconds))
  }

  /// There and back.
  static let playTwice = [press(at: 0.1), press(at: 1.3)]
  /// There, and back before it has arrived.
  static let interrupt = [press(at: 0.1), press(at: 0.45)]
  static let playOnce = [press(at: 0.1)]
}
