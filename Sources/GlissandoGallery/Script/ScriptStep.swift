import Glissando

/// Something that a script does: with a specimen in a film, or with the scene.
package struct ScriptStep: Sendable {
  package enum Action: Sendable {
    /// Presses the specimen's button of that number, from 0.
    case press(Int)
    /// Turns the wheel at the middle by so many points.
    case wheel(Double)
    /// Moves the dial of that number, from 0, from one value to another.
    case turn(dial: Int, from: Double, to: Double, seconds: Double)
    /// Sets something in the scene.
    case set(@MainActor @Sendable (InterruptModel) -> Void)
    /// Leads a hand from stop to stop.
    case lead([HandStop])
    /// Does something with the hand where it is.
    case hand(HandAction)
    /// Nothing more: what was done goes on until then.
    case end
  }

  /// When, in seconds since the specimen is there.
  let time: Double
  let action: Action

  init(_ time: Double, _ action: Action) {
    (self.time, self.action) = (time, action)
  }

  static func press(_ button: Int = 0, at time: Double) -> ScriptStep {
    ScriptStep(time, .press(button))
  }

  /// There and back.
  static let playTwice = [press(at: 0.1), press(at: 1.3)]
  /// There, and back before it has arrived.
  static let interrupt = [press(at: 0.1), press(at: 0.45)]
  static let playOnce = [press(at: 0.1)]
}

extension [ScriptStep] {
  /// Drags from one place to another for so many seconds, of which the hand rests for the first ones.
  static func drag(
    from start: UnitPoint, to end: UnitPoint, at time: Double, seconds: Double = 0.4,
    hold: Double = 0
  ) -> [ScriptStep] {
    let rests = (hold > 0 ? [0, hold] : [0]).map { HandStop($0, start.x, start.y, .straight) }
    return [
      ScriptStep(time, .lead(rests + [HandStop(seconds, end.x, end.y, .straight)])),
      ScriptStep(time, .hand(.hold)), ScriptStep(time + seconds, .hand(.release)),
      ScriptStep(time + seconds, .hand(.leave)),
    ]
  }

  /// Clicks twice in the middle.
  static func tapTwice(at time: Double) -> [ScriptStep] {
    [.lead([HandStop(0, 0.5, 0.5)]), .hand(.click), .hand(.click)].map { ScriptStep(time, $0) }
  }
}
