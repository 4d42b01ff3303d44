public import Foundation
public import GlissandoDrawing
import GlissandoMotion

// Ellipses, circles and capsules.

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape {
  /// How the corners are curved.
  public var style: RoundedCornerStyle
  /// Makes a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// The outline.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }
  /// A smaller capsule.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(base: self, amount: amount)
  }
}

/// The largest circle that fits.
public struct Circle: InsettableShape {
  /// Makes a circle.
  public init() {}
  /// The circle in the middle of `rect`.
  public func path(in rect: CGRect) -> Path {
    let diameter = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - diameter / 2, y: rect.midY - diameter / 2, width: diameter,
        height: diameter))
  }
  /// A square.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    let length = proposal == .unspecified ? 10 : side
    return CGSize(width: length, height: length)
  }
  /// A smaller circle.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(base: self, amount: amount)
  }
}

/// The ellipse that touches all sides.
public struct Ellipse: InsettableShape {
  /// Makes an ellipse.
  public init() {}
  /// The ellipse in `rect`.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// A smaller ellipse.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(base: self, amount: amount)
  }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  public static var capsule: Capsule { Capsule() }

  /// A rectangle whose shorter sides are half circles.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == Circle {
  /// The largest circle that fits.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// The ellipse that touches all sides.
  public static var ellipse: Ellipse { Ellipse() }
}
