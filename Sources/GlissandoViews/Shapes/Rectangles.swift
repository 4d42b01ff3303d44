public import Foundation
public import GlissandoDrawing
public import GlissandoMotion

// Rectangles, with and without round corners.

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
