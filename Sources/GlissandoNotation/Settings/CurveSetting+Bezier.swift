import Foundation
import GlissandoMotion

// Curves as Béziers.

extension CurveSetting {
  /// The control points, where the curve is one Bézier: (x1, y1, x2, y2).
  package var controlPoints: (x1: Double, y1: Double, x2: Double, y2: Double)? {
    switch self {
    case .linear: (0, 0, 1, 1)
    case .easeIn: (0.42, 0, 1, 1)
    case .easeOut: (0, 0, 0.58, 1)
    case .easeInOut: (0.42, 0, 0.58, 1)
    case .bezier(let x1, let y1, let x2, let y2): (min(max(x1, 0), 1), y1, min(max(x2, 0), 1), y2)
    case .circularEaseIn, .circularEaseOut, .circularEaseInOut, .pieces: nil
    }
  }

  /// The curve with control points, by its name where it has one.
  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    let named: [CurveSetting] = [.easeIn, .easeOut, .easeInOut]
    if x1 == y1, x2 == y2 {
      self = .linear
    } else if let curve = named.first(where: {
      $0.controlPoints.map { $0 == (x1, y1, x2, y2) } == true
    }) {
      self = curve
    } else {
      self = .bezier(x1: x1, y1: y1, x2: x2, y2: y2)
    }
  }

  /// The curve as Béziers end to end, which are exact but for circles; those are so to 1e-6.
  var bezierPieces: [PiecewiseCurve.Piece] {
    typealias Piece = PiecewiseCurve.Piece
    if let (x1, y1, x2, y2) = controlPoints {
      let controls = Piece.Controls(start: .init(x: x1, y: y1), end: .init(x: x2, y: y2))
      return [Piece(start: .init(x: 0, y: 0), end: .init(x: 1, y: 1), controls: controls)]
    }
    switch self {
    case .pieces(let curve): return curve.pieces
    case .circularEaseIn: return Self.arc(from: -.pi / 2, by: .pi / 2, center: (0, 1), radius: 1)
    case .circularEaseOut: return Self.arc(from: .pi, by: -.pi / 2, center: (1, 0), radius: 1)
    default:
      return Self.arc(from: -.pi / 2, by: .pi / 2, center: (0, 0.5), radius: 0.5)
        + Self.arc(from: .pi, by: -.pi / 2, center: (1, 0.5), radius: 0.5)
    }
  }

  /// A part of a circle in four Béziers, whose control points lie 4/3·tan(angle/4) along the tangents.
  private static func arc(
    from start: Double, by angle: Double, center: (x: Double, y: Double), radius: Double
  ) -> [PiecewiseCurve.Piece] {
    let count = 4
    let part = angle / Double(count)
    let length = 4 / 3 * tan(part / 4) * radius
    func point(_ index: Int, _ tangent: Double) -> PiecewiseCurve.Point {
      let a = start + part * Double(index)
      let x = center.x + radius * cos(a) - tangent * sin(a)
      let y = center.y + radius * sin(a) + tangent * cos(a)
      return PiecewiseCurve.Point(x: snapped(x), y: snapped(y))
    }
    return (0..<count).map { index in
      PiecewiseCurve.Piece(
        start: point(index, 0), end: point(index + 1, 0),
        controls: .init(start: point(index, length), end: point(index + 1, -length)))
    }
  }

  /// Without the last digits that sines leave, so that pieces begin and end exactly at 0, ½ and 1.
  private static func snapped(_ value: Double) -> Double { (value * 1e14).rounded() / 1e14 }
}
