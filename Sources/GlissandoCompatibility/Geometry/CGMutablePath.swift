public import Foundation
import GlissandoControls
public import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// An outline that is built, as programs name it that come from C; `Path(_:)` takes it.
///
/// SwiftUI: there it is a `CGPath` itself; here ask it for its `cgPath`.
public final class CGMutablePath {
  /// The outline.
  public private(set) var cgPath = Path()

  /// Makes an empty outline.
  public init() {}

  /// What the outline lies in.
  public var boundingBox: CGRect { cgPath.boundingRect }
  /// Where it has come to.
  public var currentPoint: CGPoint { cgPath.currentPoint ?? .zero }
  /// Whether nothing has been added.
  public var isEmpty: Bool { cgPath.isEmpty }

  /// Begins a part at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    cgPath.move(to: point.applying(transform))
  }

  /// Adds a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    cgPath.addLine(to: point.applying(transform))
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    cgPath.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    cgPath.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Adds a part of a circle; radians, and `clockwise` as in a plane whose y points upwards.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    cgPath.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise, transform: transform)
  }

  /// Adds the part of a circle that rounds the corner between two lines.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    cgPath.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    cgPath.addRect(rect, transform: transform)
  }

  /// Adds the ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    cgPath.addEllipse(in: rect, transform: transform)
  }

  /// Adds a rectangle with elliptical corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    cgPath.addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
      transform: transform)
  }

  /// Adds a polygon, left open.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    cgPath.addLines(points.map { $0.applying(transform) })
  }

  /// Adds another outline.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    cgPath.addPath(path, transform: transform)
  }

  /// Adds another outline.
  public func addPath(_ path: CGMutablePath, transform: CGAffineTransform = .identity) {
    addPath(path.cgPath, transform: transform)
  }

  /// Closes the part.
  public func closeSubpath() { cgPath.closeSubpath() }

  /// The outline as it is now.
  public func copy() -> CGPath? { cgPath }
}

extension Path {
  /// Makes a path that is the same as an outline is now.
  public init(_ path: CGMutablePath) { self = path.cgPath }

  /// Makes a rectangle, after a transform.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self = Path(rect).applying(transform?.pointee ?? .identity)
  }

  /// Makes the ellipse that touches the sides of a rectangle, after a transform.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self = Path(ellipseIn: rect).applying(transform?.pointee ?? .identity)
  }

  /// Makes a rectangle with elliptical corners, after a transform.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self = Path(
      roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight),
      style: .circular
    ).applying(transform?.pointee ?? .identity)
  }

  /// What the path and its control points lie in.
  public var boundingBox: CGRect { boundingRect }
  /// What the path lies in.
  public var boundingBoxOfPath: CGRect { boundingRect }

  /// The same path.
  public func copy() -> CGPath? { self }

  /// An outline that begins with the path.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.addPath(self)
    return copy
  }

  /// The outline of the path's line.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    applying(transform).strokedPath(
      StrokeStyle(
        lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit))
  }
}
