package import Glissando

// The scripted run of the scene: what a person would do who knows what there is to see.

extension InterruptModel {
  /// How long the tour takes to watch, in seconds: a part of it runs at half pace.
  package static let tourLength = 9.0

  /// The tour, in seconds of the content's time, which it slows itself.
  static let tourScript: [ScriptStep] = [
    ScriptStep(0, .lead(handStops)),
    // A flight, turned round three times, each time sooner.
    .hand(.click, at: 0.5), .hand(.click, at: 0.85), .hand(.click, at: 1.15),
    .hand(.click, at: 1.35),
    // Caught, led around, thrown.
    .hand(.hold, at: 2.3), .hand(.release, at: 3.45),
    // No bounce: the turn is as smooth.
    set(at: 4.3) { $0.kind = .smooth }, .hand(.click, at: 4.35), .hand(.click, at: 4.6),
    // A curve, at half pace: it keeps its own way and the new one adds to it.
    set(at: 5.3) { ($0.kind, $0.pace) = (.easeInOut, .half) },
    .hand(.click, at: 5.35), .hand(.click, at: 5.55), .hand(.leave, at: 5.95),
    // Full pace, a lively spring, and interruptions by the clock.
    set(at: 5.95) { ($0.pace, $0.kind, $0.bounce) = (.full, .spring, 0.5) },
    set(at: 6.05) { $0.interruptionRate = .fast },
    set(at: 7.35) { $0.interruptionRate = .never }, ScriptStep(8.35, .end),
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

  private static func set(
    at time: Double, _ change: @escaping @MainActor @Sendable (InterruptModel) -> Void
  ) -> ScriptStep {
    ScriptStep(time, .set { ($0 as? InterruptModel).map(change) })
  }
}

extension InterruptModel: ScriptActor {
  package func perform(_ action: ScriptStep.Action) {}

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
