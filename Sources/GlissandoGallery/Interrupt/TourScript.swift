import Glissando

/// What a tour can do.
enum TourAction: Sendable {
  case click, press, release
  case kind(MotionKind)
  case bounce(Double)
  case pace(Pace)
  case interrupt(InterruptionRate)
}

/// One action of a tour; the time is in seconds from its start.
struct TourStep: Sendable {
  var time: Double
  var action: TourAction

  init(_ time: Double, _ action: TourAction) {
    self.time = time
    self.action = action
  }
}

/// Where the tour's pointer is at a time, in fractions of the stage.
struct TourStop {
  let time: Double
  let point: UnitPoint
  /// Whether it passes through; else it comes to rest.
  let isCorner: Bool
}

/// The script of the tour.
@MainActor
enum TourScript {
  /// The actions in the order of their times.
  static let steps: [TourStep] = [
    // A flight, turned round three times, each time sooner.
    TourStep(0.5, .click), TourStep(0.85, .click), TourStep(1.15, .click), TourStep(1.35, .click),
    // Caught, led around, thrown.
    TourStep(2.3, .press), TourStep(3.45, .release),
    // No bounce: the turn is as smooth.
    TourStep(4.3, .kind(.smooth)), TourStep(4.35, .click), TourStep(4.6, .click),
    // A curve, at half pace: it keeps its own way and the new one adds to it.
    TourStep(5.3, .kind(.easeInOut)), TourStep(5.3, .pace(.half)), TourStep(5.35, .click),
    TourStep(5.55, .click),
    // Full pace, a lively spring, and interruptions by the clock.
    TourStep(5.95, .pace(.full)), TourStep(5.95, .kind(.spring)), TourStep(5.95, .bounce(0.5)),
    TourStep(6.05, .interrupt(.fast)), TourStep(7.35, .interrupt(.never)),
  ]

  /// When the pointer leaves, in seconds.
  static let pointerEnd = 5.95

  /// The way of the pointer; it rests at either end.
  static let path = KeyframeTimeline(initialValue: stops[0].point) {
    for (from, to) in zip(stops, stops.dropFirst()) {
      CubicKeyframe(
        to.point, duration: to.time - from.time, endVelocity: to.isCorner ? nil : .zero)
    }
  }

  private static let stops = [
    rest(0, 0.5, 0.62), rest(0.4, 0.84, 0.26), rest(0.55, 0.84, 0.26), rest(0.8, 0.18, 0.7),
    rest(0.9, 0.18, 0.7), rest(1.12, 0.7, 0.78), rest(1.18, 0.7, 0.78), rest(1.34, 0.36, 0.2),
    rest(1.5, 0.36, 0.2), rest(2.2, 0.36, 0.22), rest(2.35, 0.36, 0.22),
    corner(2.6, 0.22, 0.5), corner(2.85, 0.36, 0.8), corner(3.1, 0.48, 0.55),
    corner(3.3, 0.34, 0.42), corner(3.45, 0.56, 0.4), rest(3.6, 0.7, 0.39),
    rest(4.2, 0.2, 0.28), rest(4.4, 0.2, 0.28), rest(4.58, 0.5, 0.84), rest(4.8, 0.5, 0.84),
    rest(5.3, 0.86, 0.3), rest(5.4, 0.86, 0.3), rest(5.525, 0.3, 0.24), rest(5.65, 0.3, 0.24),
  ]

  private static func rest(_ time: Double, _ x: Double, _ y: Double) -> TourStop {
    TourStop(time: time, point: UnitPoint(x: x, y: y), isCorner: false)
  }

  private static func corner(_ time: Double, _ x: Double, _ y: Double) -> TourStop {
    TourStop(time: time, point: UnitPoint(x: x, y: y), isCorner: true)
  }
}
