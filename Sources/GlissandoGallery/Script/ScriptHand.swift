package import Glissando

/// The hand that a script shows in place of a person's.
package struct ScriptHand: Equatable, Sendable {
  /// Where it is, in fractions of the specimen or the stage.
  var place: UnitPoint
  var isDown: Bool
}

/// What a hand does where it is.
package enum HandAction: Sendable {
  case click, hold, release
  /// Goes on its way while it holds.
  case drag
  /// Is there no longer.
  case leave
}

/// A place on the way of a hand.
package struct HandStop: Sendable {
  /// How the hand comes there: to rest, in passing through, or straight.
  enum Kind { case rest, corner, straight }

  /// Seconds since the hand set out.
  let time: Double
  let place: UnitPoint
  let kind: Kind

  init(_ time: Double, _ x: Double, _ y: Double, _ kind: Kind = .rest) {
    (self.time, place, self.kind) = (time, UnitPoint(x: x, y: y), kind)
  }

  /// The way through stops, of which there is one at least.
  static func way(through stops: [HandStop]) -> KeyframeTimeline<UnitPoint> {
    KeyframeTimeline(initialValue: stops[0].place) {
      for (from, to) in zip(stops, stops.dropFirst()) {
        if to.kind == .straight {
          LinearKeyframe(to.place, duration: to.time - from.time)
        } else {
          let end: UnitPoint? = to.kind == .corner ? nil : .zero
          CubicKeyframe(to.place, duration: to.time - from.time, endVelocity: end)
        }
      }
    }
  }
}

/// Whoever does what a script says.
@MainActor
package protocol ScriptActor {
  /// Does what no hand does.
  func perform(_ action: ScriptStep.Action)

  /// Does what the hand does at a place; `before` is where it was `ScriptPlayer.handSpan` seconds earlier.
  func perform(_ action: HandAction, at place: UnitPoint, before: UnitPoint)
}
