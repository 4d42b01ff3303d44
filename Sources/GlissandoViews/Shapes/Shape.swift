public import Foundation
public import GlissandoDrawing
public import GlissandoMotion

/// A shape that fills the rectangle that it is given.
///
/// A shape whose `animatableData` changes is drawn anew in each frame of the animation; one that
/// only moves is not.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// What the shape is of a drawing; by default an area to be filled.
  static var role: ShapeRole { get }

  /// The outline within `rect`, which is in points.
  func path(in rect: CGRect) -> Path

  /// The size that the shape takes for a proposal; by default all of it.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// What a shape is of a drawing.
public nonisolated enum ShapeRole: Hashable, Sendable {
  /// An area.
  case fill
  /// The outline of another shape.
  case stroke
  /// A line between two parts.
  case separator
}

extension Shape {
  /// An area.
  public static var role: ShapeRole { .fill }

  /// All that is proposed; 10 points in an axis that asks for the ideal size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension Shape {
  /// The shape, filled with the foreground style.
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
  }

  /// Makes the node of the shape, filled with the foreground style.
  @MainActor public static func makeNode(of shape: Self, in place: TreePlace) -> TreeNode {
    let context = place.context
    guard context.environment.foregroundShadows.isEmpty else {
      return TreeNode(context.evaluated(CompositeNode(shape, in: context)))
    }
    return TreeNode(ShapeNode(shape, ForegroundStyle(), FillStyle(), context))
  }
}

/// A shape that can be made smaller on all sides.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape, smaller by `amount` points on each side.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A rectangle.
public struct Rectangle: InsettableShape {
  /// Makes a rectangle.
  public init() {}
  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// A smaller rectangle.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(base: self, amount: amount)
  }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  /// The width and height of each corner, in points.
  public var cornerSize: CGSize
  /// How the corners are curved.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with elliptical corners.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Makes a rectangle with round corners.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The outline.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// The size of the corners.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  /// A smaller rectangle whose corners have the same centres.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    RoundInset(base: self, amount: amount)
  }
}

extension RoundedRectangle: RoundCornered {
  func withCorners(smallerBy amount: CGFloat) -> RoundedRectangle {
    RoundedRectangle(
      cornerSize: CGSize(
        width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0)),
      style: style)
  }
}

/// A rectangle whose corners differ.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radius of each corner, in points.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are curved.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with four radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Makes a rectangle with four radii, in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  /// The outline.
  public func path(in rect: CGRect) -> Path {
    var radii = animatableData
    // A radius without end is as round as can be.
    let most = SIMD4(repeating: Double(min(rect.width, rect.height)) / 2)
    radii.replace(with: most, where: radii .== SIMD4(repeating: .infinity))
    var shape = self
    shape.animatableData = radii
    return Path(roundedRect: rect, cornerRadii: shape.cornerRadii, style: style)
  }

  /// The four radii.
  public var animatableData: SIMD4<Double> {
    get {
      SIMD4(
        cornerRadii.topLeading, cornerRadii.bottomLeading, cornerRadii.bottomTrailing,
        cornerRadii.topTrailing)
    }
    set {
      cornerRadii = RectangleCornerRadii(
        topLeading: newValue.x, bottomLeading: newValue.y, bottomTrailing: newValue.z,
        topTrailing: newValue.w)
    }
  }

  /// A smaller rectangle whose corners have the same centres.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    RoundInset(base: self, amount: amount)
  }
}

extension UnevenRoundedRectangle: RoundCornered {
  func withCorners(smallerBy amount: CGFloat) -> UnevenRoundedRectangle {
    var radii = animatableData - Double(amount)
    radii.replace(with: 0, where: radii .< 0)
    var result = self
    result.animatableData = radii
    return result
  }
}

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

extension Path: Shape {
  /// The path, moved to the rectangle's origin.
  public func path(in rect: CGRect) -> Path {
    rect.origin == .zero ? self : offsetBy(dx: rect.minX, dy: rect.minY)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with elliptical corners, in points.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rectangle with round corners, in points.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with four radii.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with four radii, in points.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
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
