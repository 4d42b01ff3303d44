import Foundation
package import GlissandoMotion

/// A timing curve as somebody described it: by its name, or by its control points.
package enum CurveSetting: Hashable, Sendable {
  case linear
  case easeIn
  case easeOut
  case easeInOut
  case circularEaseIn
  case circularEaseOut
  case circularEaseInOut
  /// The two control points of a cubic Bézier curve from (0, 0) to (1, 1); times in [0, 1].
  case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
  /// Lines and Béziers one after the other: what other systems have sampled or joined.
  case pieces(PiecewiseCurve)

  /// The curve that is described.
  package var curve: UnitCurve {
    switch self {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInOut: .easeInOut
    case .circularEaseIn: .circularEaseIn
    case .circularEaseOut: .circularEaseOut
    case .circularEaseInOut: .circularEaseInOut
    case .bezier(let x1, let y1, let x2, let y2):
      .bezier(
        startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
    case .pieces(let curve): .pieces(curve)
    }
  }
}
