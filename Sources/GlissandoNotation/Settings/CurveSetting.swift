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

  /// The curves that have a name in Swift, with it.
  package static let names: [(name: String, curve: CurveSetting)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ("circularEaseIn", .circularEaseIn), ("circularEaseOut", .circularEaseOut),
    ("circularEaseInOut", .circularEaseInOut),
  ]

  /// The curve of a name; nil where none is called that.
  init?(named name: String) {
    guard let curve = Self.names.first(where: { $0.name == name })?.curve else { return nil }
    self = curve
  }

  /// Its name in Swift; nil for a curve of its own.
  package var title: String? { Self.names.first { $0.curve == self }?.name }
}
