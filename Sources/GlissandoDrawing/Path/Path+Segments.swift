import Foundation

// A path as the pieces that a walk along it meets.

/// A straight or curved piece of a path with both its ends.
enum PathSegment: Equatable {
  case line(CGPoint, CGPoint)
  case cubic(CubicCurve)

  var start: CGPoint {
    switch self {
    case .line(let start, _): start
    case .cubic(let curve): curve.p0
    }
  }
}

/// What a walk along a path meets.
enum PathStep {
  /// A subpath begins.
  case begin(CGPoint)
  /// A piece follows; `isClosing` for the line that `closeSubpath` draws.
  case segment(PathSegment, isClosing: Bool)
  /// The subpath is closed.
  case close
}

extension Path {
  /// Walks along the path: subpaths, pieces with both ends, quadratic curves as cubic ones.
  ///
  /// A piece without a subpath begins one at its first point. After `closeSubpath` the next piece
  /// begins a subpath at the same start.
  func forEachStep(_ body: (PathStep) -> Void) {
    var start: CGPoint?
    var current = CGPoint.zero
    var needsBegin = false
    func begin(at point: CGPoint) {
      if start == nil {
        start = point
        current = point
        needsBegin = true
      }
      if needsBegin {
        body(.begin(current))
        needsBegin = false
      }
    }
    forEach { element in
      switch element {
      case .move(let point):
        start = point
        current = point
        needsBegin = true
      case .line(let point):
        begin(at: point)
        body(.segment(.line(current, point), isClosing: false))
        current = point
      case .quadCurve(let point, let control):
        begin(at: control)
        body(
          .segment(.cubic(CubicCurve(from: current, control: control, to: point)), isClosing: false)
        )
        current = point
      case .curve(let point, let control1, let control2):
        begin(at: control1)
        let curve = CubicCurve(p0: current, p1: control1, p2: control2, p3: point)
        body(.segment(.cubic(curve), isClosing: false))
        current = point
      case .closeSubpath:
        guard let first = start else { return }
        if needsBegin { body(.begin(current)) }
        if current != first { body(.segment(.line(current, first), isClosing: true)) }
        body(.close)
        current = first
        needsBegin = true
      }
    }
  }
}
