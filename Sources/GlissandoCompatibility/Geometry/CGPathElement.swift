public import Foundation
import GlissandoControls
public import GlissandoDrawing
import GlissandoViews

/// What an element of a path is, as programs name it that come from C.
public enum CGPathElementType: Int32, Sendable {
  /// A part begins; one point.
  case moveToPoint
  /// A line; one point.
  case addLineToPoint
  /// A quadratic curve; its control point and its end.
  case addQuadCurveToPoint
  /// A cubic curve; its two control points and its end.
  case addCurveToPoint
  /// A part is closed; no points.
  case closeSubpath
}

/// An element of a path, as programs take it that come from C.
public struct CGPathElement {
  /// What it is.
  public var type: CGPathElementType
  /// As many points as the type says, only as long as the block that is called with it runs.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Makes an element of points that somebody keeps.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

extension Path {
  /// Calls a block with each element, in order.
  /// - Complexity: O(*n*) in the number of elements.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    let points = UnsafeMutablePointer<CGPoint>.allocate(capacity: 3)
    points.initialize(repeating: .zero, count: 3)
    defer { points.deallocate() }
    func call(_ type: CGPathElementType, _ places: CGPoint...) {
      for (index, place) in places.enumerated() { points[index] = place }
      withUnsafePointer(to: CGPathElement(type: type, points: points), block)
    }
    forEach { element in
      switch element {
      case .move(let to): call(.moveToPoint, to)
      case .line(let to): call(.addLineToPoint, to)
      case .quadCurve(let to, let control): call(.addQuadCurveToPoint, control, to)
      case .curve(let to, let control1, let control2):
        call(.addCurveToPoint, control1, control2, to)
      case .closeSubpath: call(.closeSubpath)
      }
    }
  }
}
