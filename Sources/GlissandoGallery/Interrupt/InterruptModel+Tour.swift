package import Glissando

// The scripted run of the scene: what a person would do who knows what there is to see.

extension InterruptModel {
  /// How long the tour takes to watch, in seconds: a part of it runs at half pace.
  package static let tourLength = 9.0

  /// The tour, in seconds of the content's time, which it slows itself.
  static let tourScript: [ScriptStep] = [
    .init(0, .lead(handStops)),
    // A flight, turned round three times, each time sooner.
    .init(0.5, .hand(.click)), .init(0.85, .hand(.click)), .init(1.15, .hand(.click)),
    .init(1.35, .hand(.click)),
    // Caught, led around, thrown.
    .init(2.3, .hand(.hold)), .init(3.45, .hand(.release)),
    // No bounce: the turn is as smooth.
    .init(4.3, .set { $0.kind = .smooth }), .init(4.35, .hand(.click)), .init(4.6, .hand(.click)),
    // A curve, at half pace: it keeps its own way and the new one adds to it.
    .init(5.3, .set { ($0.kind, $0.pace) = (.easeInOut, .half) }),
    .init(5.35, .hand(.click)), .init(5.55, .hand(.click)), .init(5.95, .hand(.leave)),
    // Full pace, a lively spring, and interruptions by the clock.
    .init(5.95, .set { ($0.pace, $0.kind, $0.bounce) = (.full, .spring, 0.5) }),
    .init(6.05, .set { $0.interruptionRate = .fast }),
    .init(7.35, .set { $0.interruptionRate = .never }), .init(8.35, .end),
  ]

  /// The way of the hand: seconds, and places in fractions of the stage.
  private static let handStops: [HandStop] = [
    .init(0, 0.5, 0.62), .init(0.4, 0.84, 0.26), .init(0.55, 0.84, 0.26), .init(0.8, 0.18, 0.7),
    .init(0.9, 0.18, 0.7), .init(1.12, 0.7, 0.78), .init(1.18, 0.7, 0.78), .init(1.34, 0.36, 0.2),
    .init(1.5, 0.36, 0.2), .init(2.2, 0.36, 0.22), .init(2.35, 0.36, 0.22),
    .init(2.6, 0.22, 0.5, .corner), .init(2.85, 0.36, 0.8, .corner),
    .init(3.1, 0.48, 0.55, .corner), .init(3.3, 0.34, 0.42, .corner),
    .init(3.45, 0.56, 0.4, .corner), .init(3.6, 0.7, 0.39), .init(4.2, 0.2, 0.28),
    .init(4.4, 0.2, 0.28), .init(4.58, 0.5, 0.84), .init(4.8, 0.5, 0.84), .init(5.3, 0.86, 0.3),
    .init(5.4, 0.86, 0.3), .init(5.525, 0.3, 0.24), .init(5.65, 0.3, 0.24),
  ]
}

extension InterruptModel: ScriptActor {
  package func perform(_ action: ScriptStep.Action) {
    if case .set(let change) = action { change(self) }
  }

  package func perform(_ action: HandAction, at place: UnitPoint, before: UnitPoint) {
    let (point, past) = (self.point(place), point(before))
    switch action {
    case .click:
      // Nothing is within reach: a click always calls the ball.
      press(at: point, reach: 0)
      release(at: point, velocity: .zero)
    case .hold: press(at: point, reach: .infinity)
    case .drag: drag(to: point)
    case .release:
      let span = ScriptPlayer.handSpan
      release(
        at: point,
        velocity: CGSize(width: (point.x - past.x) / span, height: (point.y - past.y) / span))
    case .leave: break
    }
  }

  /// A place in fractions of the stage, in points.
  func point(_ place: UnitPoint) -> CGPoint {
    CGPoint(x: place.x * stage.width, y: place.y * stage.height)
  }
}
