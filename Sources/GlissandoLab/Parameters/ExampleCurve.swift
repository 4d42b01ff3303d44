import Foundation
import GlissandoMotion
package import GlissandoNotation

/// The custom animations of the examples, as curves that can be tuned, compared and copied.
package enum ExampleCurve: String, CaseIterable, Hashable, Identifiable, Sendable {
  /// A staircase with round corners.
  case steps
  /// It draws back, swings through and rings out.
  case elastic

  /// The example itself.
  package var id: Self { self }

  /// Its name for people.
  package var title: String {
    switch self {
    case .steps: "Five steps"
    case .elastic: "Elastic"
    }
  }

  /// The curve.
  package var setting: CurveSetting {
    switch self {
    case .steps: Self.stepsSetting
    case .elastic: Self.elasticSetting
    }
  }

  /// Each step rises in the first half of its time, eased in and out, and rests in the second.
  private static let stepsSetting: CurveSetting = {
    let count = 5
    var pieces: [PiecewiseCurve.Piece] = []
    for step in 0..<count {
      func point(_ time: Double, _ height: Double) -> PiecewiseCurve.Point {
        PiecewiseCurve.Point(
          x: (Double(step) + time) / Double(count), y: (Double(step) + height) / Double(count))
      }
      // The control points of ease in and out, in half the time.
      pieces.append(
        PiecewiseCurve.Piece(
          start: point(0, 0), end: point(0.5, 1),
          controls: PiecewiseCurve.Piece.Controls(start: point(0.21, 0), end: point(0.29, 1))))
      pieces.append(PiecewiseCurve.Piece(start: point(0.5, 1), end: point(1, 1)))
    }
    return PiecewiseCurve(pieces: pieces).map(CurveSetting.pieces) ?? .linear
  }()

  /// Elastic easing in and out, in lines so short that the curve is within a thousandth.
  ///
  /// After Robert Penner, Programming Macromedia Flash MX, 2002.
  private static let elasticSetting: CurveSetting = {
    let count = 240
    let points = (0...count).map { index in
      let x = Double(index) / Double(count)
      return PiecewiseCurve.Point(x: x, y: elastic(x))
    }
    return PiecewiseCurve(points: points).map(CurveSetting.pieces) ?? .linear
  }()

  private static func elastic(_ x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    let swing = sin((20 * x - 11.125) * 2 * .pi / 4.5)
    return x < 0.5 ? -pow(2, 20 * x - 10) * swing / 2 : pow(2, 10 - 20 * x) * swing / 2 + 1
  }

  /// The example that a curve is; nil for one that is none.
  package init?(_ setting: CurveSetting) {
    guard let example = Self.allCases.first(where: { $0.setting == setting }) else { return nil }
    self = example
  }
}
