public import Foundation
public import GlissandoDrawing
import GlissandoMotion

/// An outline as programs name it that are written with a system's own drawing in mind.
public typealias CGPath = Path

extension Path {
  /// Makes a path that is the same as another one.
  public init(_ path: CGPath) { self = path }

  /// The path itself.
  public var cgPath: CGPath { self }
}

/// Some of the corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner above on the left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner above on the right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner below on the left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner below on the right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// An outline that is built, as programs name it that are written with a system's own drawing in mind.
///
/// Only what such programs hand to ``Path``.
public final class UIBezierPath {
  /// The outline.
  public var cgPath: CGPath

  /// How thick its line is; points.
  public var lineWidth: CGFloat = 1
  /// How the ends of its line look.
  public var lineCapStyle: CGLineCap = .butt
  /// How the corners of its line look.
  public var lineJoinStyle: CGLineJoin = .miter
  /// Whether its inside is found by counting the lines between a point and the outside.
  public var usesEvenOddFillRule = false

  /// Makes an empty outline.
  public init() { cgPath = Path() }

  /// Makes an outline that begins with another one.
  public init(cgPath: CGPath) { self.cgPath = cgPath }

  /// Makes the outline of a rectangle.
  public init(rect: CGRect) { cgPath = Path(rect) }

  /// Makes the ellipse that touches the sides of a rectangle.
  public init(ovalIn rect: CGRect) { cgPath = Path(ellipseIn: rect) }

  /// Makes a rectangle with round corners, in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    cgPath = Path(roundedRect: rect, cornerRadius: cornerRadius, style: .circular)
  }

  /// Makes a rectangle of which some corners are round; of the radii the width counts.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    // A radius without end means as round as can be.
    let most = min(rect.width, rect.height) / 2
    let radius = max(0, min(cornerRadii.width, most))
    cgPath = Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: corners.contains(.topLeft) ? radius : 0,
        bottomLeading: corners.contains(.bottomLeft) ? radius : 0,
        bottomTrailing: corners.contains(.bottomRight) ? radius : 0,
        topTrailing: corners.contains(.topRight) ? radius : 0), style: .circular)
  }

  /// Makes a part of a circle; angles in radians, clockwise as seen on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Begins a part at a point.
  public func move(to point: CGPoint) { cgPath.move(to: point) }

  /// Adds a line.
  public func addLine(to point: CGPoint) { cgPath.addLine(to: point) }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: end, control: controlPoint)
  }

  /// Adds a part of a circle; angles in radians, clockwise as seen on the screen.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // The path's own flag is that of a plane whose y points upwards.
    cgPath.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }

  /// Closes the part.
  public func close() { cgPath.closeSubpath() }

  /// Adds another outline.
  public func append(_ bezierPath: UIBezierPath) { cgPath.addPath(bezierPath.cgPath) }

  /// The same outline drawn the other way, from its end to its beginning.
  public func reversing() -> UIBezierPath {
    let copy = UIBezierPath(cgPath: cgPath.reversed)
    (copy.lineWidth, copy.usesEvenOddFillRule) = (lineWidth, usesEvenOddFillRule)
    (copy.lineCapStyle, copy.lineJoinStyle) = (lineCapStyle, lineJoinStyle)
    return copy
  }

  /// Moves, turns or stretches the outline.
  public func apply(_ transform: CGAffineTransform) { cgPath = cgPath.applying(transform) }

  /// Takes everything away.
  public func removeAllPoints() { cgPath = Path() }

  /// Whether a point lies inside.
  public func contains(_ point: CGPoint) -> Bool {
    cgPath.contains(point, eoFill: usesEvenOddFillRule)
  }

  /// Whether there is nothing.
  public var isEmpty: Bool { cgPath.isEmpty }
  /// Where it has come to.
  public var currentPoint: CGPoint { cgPath.currentPoint ?? .zero }
  /// What the outline lies in.
  public var bounds: CGRect { cgPath.boundingRect }
}
