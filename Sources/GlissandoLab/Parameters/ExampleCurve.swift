import Foundation
import GlissandoDrawing
import GlissandoMotion
package import GlissandoNotation

/// A custom animation of the examples with its numbers, as a curve that can be tuned, compared and
/// copied.
package enum ExampleCurve: Codable, Hashable, Sendable {
  /// A staircase with round corners: so many steps, each of which rests for a part of its time.
  case steps(count: Int, rest: Double)
  /// It draws back, swings through and rings out: the period of a swing as a part of the time, and
  /// by how many halvings the swings have died away at the ends.
  case elastic(period: Double, ringing: Double)

  /// All of them with the numbers that they have in the examples.
  package static let all: [ExampleCurve] = [
    .steps(count: 5, rest: 0.5), .elastic(period: 0.225, ringing: 10),
  ]

  /// Its name for people.
  package var title: String {
    switch self {
    case .steps: "Steps"
    case .elastic: "Elastic"
    }
  }

  /// The numbers that it has.
  package var parameters: [MotionParameter] {
    switch self {
    case .steps: [.stepCount, .stepRest]
    case .elastic: [.swingPeriod, .ringing]
    }
  }

  /// Whether its numbers are such as there can be.
  var isValid: Bool {
    parameters.allSatisfy { parameter in
      self[parameter].map(parameter.traits.validRange.contains) ?? false
    }
  }

  /// Whether it is the same animation, whatever its numbers.
  package func isSameKind(as other: ExampleCurve) -> Bool { title == other.title }

  /// One of its numbers; nil for a number that it has not.
  package subscript(parameter: MotionParameter) -> Double? {
    get {
      switch (self, parameter) {
      case (.steps(let count, _), .stepCount): Double(count)
      case (.steps(_, let rest), .stepRest): rest
      case (.elastic(let period, _), .swingPeriod): period
      case (.elastic(_, let ringing), .ringing): ringing
      default: nil
      }
    }
    set {
      guard let newValue, newValue.isFinite else { return }
      switch (self, parameter) {
      case (.steps(_, let rest), .stepCount):
        self = .steps(count: Int(pixels: newValue.rounded()), rest: rest)
      case (.steps(let count, _), .stepRest): self = .steps(count: count, rest: newValue)
      case (.elastic(_, let ringing), .swingPeriod):
        self = .elastic(period: newValue, ringing: ringing)
      case (.elastic(let period, _), .ringing):
        self = .elastic(period: period, ringing: newValue)
      default: break
      }
    }
  }

  package var setting: CurveSetting {
    switch self {
    case .steps(let count, let rest): Self.steps(max(count, 1), rest: min(max(rest, 0), 0.99))
    case .elastic(let period, let ringing):
      Self.elastic(period: max(period, 0.01), ringing: ringing)
    }
  }

  /// Each step rises in the first part of its time, eased in and out, and rests in the other.
  private static func steps(_ count: Int, rest: Double) -> CurveSetting {
    let rise = 1 - rest
    var pieces: [PiecewiseCurve.Piece] = []
    for step in 0..<count {
      func point(_ time: Double, _ height: Double) -> PiecewiseCurve.Point {
        PiecewiseCurve.Point(
          x: (Double(step) + time) / Double(count), y: (Double(step) + height) / Double(count))
      }
      // The control points of ease in and out, in the time of the rise.
      pieces.append(
        PiecewiseCurve.Piece(
          start: point(0, 0), end: point(rise, 1),
          controls: PiecewiseCurve.Piece.Controls(
            start: point(0.42 * rise, 0), end: point(0.58 * rise, 1))))
      if rest > 0 {
        pieces.append(PiecewiseCurve.Piece(start: point(rise, 1), end: point(1, 1)))
      }
    }
    return PiecewiseCurve(pieces: pieces).map(CurveSetting.pieces) ?? .linear
  }

  /// Elastic easing in and out, in lines so short that the curve is within a thousandth.
  ///
  /// After Robert Penner, Programming Macromedia Flash MX, 2002, whose period is 0.225 and whose
  /// swings are halved ten times.
  private static func elastic(period: Double, ringing: Double) -> CurveSetting {
    let count = 240
    let points = (0...count).map { index in
      let x = Double(index) / Double(count)
      return PiecewiseCurve.Point(x: x, y: elastic(x, period, ringing))
    }
    return PiecewiseCurve(points: points).map(CurveSetting.pieces) ?? .linear
  }

  private static func elastic(_ x: Double, _ period: Double, _ ringing: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    // Half a swing on each side of the middle, so that the two halves meet.
    let swing = sin((x - 0.5 - period / 4) * 2 * .pi / period)
    let share = pow(2, -ringing * abs(2 * x - 1))
    return x < 0.5 ? -share * swing / 2 : share * swing / 2 + 1
  }

  /// The example that a curve is, with the numbers of the examples; nil for one that is none.
  package init?(_ setting: CurveSetting) {
    guard case .pieces = setting, let example = Self.all.first(where: { $0.setting == setting })
    else { return nil }
    self = example
  }
}
