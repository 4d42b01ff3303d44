public import Foundation

// Whether a point is inside a path.

extension Path {
  /// Whether a point is inside the path; subpaths count as closed.
  ///
  /// Points on the edge may count either way. False where a number is not finite.
  ///
  /// - Parameter eoFill: true for the even-odd rule, false for the non-zero rule.
  /// - Complexity: O(*n*)
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    guard p.isFinite, isFinite else { return false }
    var winding = 0
    var start = CGPoint.zero
    var end = CGPoint.zero
    forEachStep { step in
      switch step {
      case .begin(let point):
        winding += Path.winding(from: end, to: start, around: p)
        start = point
        end = point
      case .segment(.line(let from, let to), _):
        winding += Path.winding(from: from, to: to, around: p)
        end = to
      case .segment(.cubic(let curve), _):
        winding += Path.winding(of: curve, around: p)
        end = curve.p3
      case .close: break
      }
    }
    winding += Path.winding(from: end, to: start, around: p)
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// How a line crosses the ray from `p` to the right: 1 downwards, -1 upwards, 0 not.
  ///
  /// The upper end belongs to the line and the lower one does not, so that a joint counts once.
  private static func winding(from a: CGPoint, to b: CGPoint, around p: CGPoint) -> Int {
    guard (a.y <= p.y) != (b.y <= p.y) else { return 0 }
    let cross = (b.x - a.x) * (p.y - a.y) - (p.x - a.x) * (b.y - a.y)
    if b.y > a.y { return cross < 0 ? 0 : (cross > 0 ? 1 : 0) }
    return cross < 0 ? -1 : 0
  }

  /// The same for a curve, by the pieces in which y only rises or only falls.
  private static func winding(of curve: CubicCurve, around p: CGPoint) -> Int {
    let ys = (curve.p0.y, curve.p1.y, curve.p2.y, curve.p3.y)
    let low = min(min(ys.0, ys.1), min(ys.2, ys.3))
    let high = max(max(ys.0, ys.1), max(ys.2, ys.3))
    guard p.y >= low, p.y <= high else { return 0 }
    let right = max(max(curve.p0.x, curve.p1.x), max(curve.p2.x, curve.p3.x))
    guard p.x <= right else { return 0 }
    var winding = 0
    var from: CGFloat = 0
    for to in CubicCurve.turns(ys.0, ys.1, ys.2, ys.3) + [1] {
      let startY = from == 0 ? curve.p0.y : curve.point(at: from).y
      let endY = to == 1 ? curve.p3.y : curve.point(at: to).y
      if (startY <= p.y) != (endY <= p.y) {
        let t = parameter(of: curve, atY: p.y, from: from, to: to, rises: endY > startY)
        if curve.point(at: t).x > p.x { winding += endY > startY ? 1 : -1 }
      }
      from = to
    }
    return winding
  }

  /// Where a piece in which y only rises or falls has a given y, by halving.
  private static func parameter(
    of curve: CubicCurve, atY y: CGFloat, from: CGFloat, to: CGFloat, rises: Bool
  ) -> CGFloat {
    var low = from
    var high = to
    // Every halving gives a bit; a Double has 53.
    for _ in 0..<53 {
      let middle = (low + high) / 2
      if (curve.point(at: middle).y <= y) == rises { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
