public import Foundation

// The rectangle around a path.

extension Path {
  /// The smallest upright rectangle around the path, curves measured where they turn.
  ///
  /// Null for an empty path. Subpaths that are only a point count; numbers that are not finite
  /// give a rectangle that is not finite either.
  ///
  /// - Complexity: O(*n*), and O(1) for the simple shapes.
  public var boundingRect: CGRect {
    switch storage {
    case .empty: return .null
    case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): return rect
    case .elements: break
    }
    guard isFinite else { return CGRect(x: CGFloat.nan, y: .nan, width: .nan, height: .nan) }
    var box = BoundingBox()
    forEachStep { step in
      switch step {
      case .begin(let point): box.add(point)
      case .segment(.line(_, let end), _): box.add(end)
      case .segment(.cubic(let curve), _): box.add(curve)
      case .close: break
      }
    }
    // A trailing or only `move` is met by no step.
    if case .move(let point)? = elements.last { box.add(point) }
    return box.rect
  }
}

/// Limits that grow with each point.
private struct BoundingBox {
  var minX = CGFloat.infinity
  var minY = CGFloat.infinity
  var maxX = -CGFloat.infinity
  var maxY = -CGFloat.infinity

  mutating func add(_ point: CGPoint) {
    minX = min(minX, point.x)
    maxX = max(maxX, point.x)
    minY = min(minY, point.y)
    maxY = max(maxY, point.y)
  }

  /// Adds a curve; one whose control points lie inside already needs no look at its turns.
  mutating func add(_ curve: CubicCurve) {
    add(curve.p3)
    if holds(curve.p1), holds(curve.p2) { return }
    let bounds = curve.bounds
    add(CGPoint(x: bounds.minX, y: bounds.minY))
    add(CGPoint(x: bounds.maxX, y: bounds.maxY))
  }

  private func holds(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  var rect: CGRect {
    guard minX <= maxX else { return .null }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
