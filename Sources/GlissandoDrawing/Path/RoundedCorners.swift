public import Foundation

// The round corners of rectangles: their styles, radii and geometry.

/// How the corner of a rounded rectangle joins its sides.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarter circles: the curvature jumps where they meet the sides.
  case circular
  /// Corners whose curvature grows and falls smoothly, and which therefore reach further out.
  case continuous
}

/// The radii of the four corners of a rectangle, in points.
@frozen public struct RectangleCornerRadii: Equatable, Hashable, Sendable {
  /// The radius at the top left, where text begins at the left.
  public var topLeading: CGFloat
  /// The radius at the bottom left, where text begins at the left.
  public var bottomLeading: CGFloat
  /// The radius at the bottom right, where text begins at the left.
  public var bottomTrailing: CGFloat
  /// The radius at the top right, where text begins at the left.
  public var topTrailing: CGFloat

  /// Makes radii; each is zero by default.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The one radius, when all four are equal.
  package var uniform: CGFloat? {
    let isUniform =
      topLeading == bottomLeading && topLeading == bottomTrailing && topLeading == topTrailing
    return isUniform ? topLeading : nil
  }
}

/// The geometry of rounded rectangles.
enum RoundedCorners {
  /// How far a continuous corner reaches beyond its radius, as a part of the radius.
  ///
  /// A continuous corner of radius r begins 1.528665·r from the corner, as measured on the system
  /// whose look this is (P. Mixon, "Reverse-engineering the iOS 7 icon shape", 2013).
  static let smoothing: CGFloat = 0.528_665

  /// One corner in its own coordinates: it enters along one side and leaves along the other.
  ///
  /// Units are radii; the corner of the square is at (0, 0), the corner begins at (-extent, 0) and
  /// ends at (0, extent). Derived by M. Krawczyk, "Desperately seeking squircles" (Figma, 2018):
  /// a shortened arc with a curve on either side that starts without curvature.
  struct Corner {
    let extent: CGFloat
    let firstReach: CGFloat
    let secondReach: CGFloat
    let joint: CGPoint
    let arcReach: CGPoint

    init(smoothing: CGFloat) {
      let part = Double(max(0, min(smoothing, 1)))
      let theta = Double.pi / 2 * (1 - part)
      let arc = sin(theta / 2) * 2.squareRoot()
      let reach = tan((Double.pi / 2 - theta) / 4)
      let beta = Double.pi / 4 * part
      let c = reach * cos(beta)
      let d = c * tan(beta)
      let b = (1 + part - arc - c - d) / 3
      extent = CGFloat(1 + part)
      firstReach = CGFloat(2 * b)
      secondReach = CGFloat(3 * b)
      joint = CGPoint(x: -(1 + part) + 3 * b + c, y: d)
      // The tangent at the joint is turned by beta against the side.
      let handle = 4 / 3 * tan(theta / 4)
      arcReach = CGPoint(x: handle * cos(beta), y: handle * sin(beta))
    }
  }

  /// The elements of a rounded rectangle from the middle of its right side, clockwise as seen.
  static func forEachElement(
    of rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle, _ body: (Path.Element) -> Void
  ) {
    let part =
      style == .circular
      ? 0
      : min(
        smoothing, rect.width / 2 / cornerSize.width - 1, rect.height / 2 / cornerSize.height - 1)
    let corner = Corner(smoothing: part)
    body(.move(to: CGPoint(x: rect.maxX, y: rect.midY)))
    for index in 0..<4 {
      emit(
        corner, at: cornerPoint(index, of: rect), size: cornerSize, quarter: index,
        isSmooth: part > 0, body)
    }
    body(.closeSubpath)
  }

  /// The elements of a rectangle with four radii, from the middle of its right side.
  ///
  /// Where the radii at a side are longer than it, all four shrink by one factor, as in CSS.
  static func forEachElement(
    of rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle,
    _ body: (Path.Element) -> Void
  ) {
    var values = [radii.bottomTrailing, radii.bottomLeading, radii.topLeading, radii.topTrailing]
    // Beyond this a radius is as good as infinite, of which no share could be taken.
    let greatest = max(rect.width, rect.height) * 1e6
    for index in 0..<4 { values[index] = values[index] > 0 ? min(values[index], greatest) : 0 }
    // The sides that follow each corner: bottom, left, top, right.
    let sides = [rect.width, rect.height, rect.width, rect.height]
    var factor: CGFloat = 1
    for index in 0..<4 {
      let sum = values[index] + values[(index + 1) % 4]
      if sum > sides[index] { factor = min(factor, sides[index] / sum) }
    }
    for index in 0..<4 { values[index] *= factor }
    body(.move(to: CGPoint(x: rect.maxX, y: rect.midY)))
    for index in 0..<4 {
      let radius = values[index]
      guard radius > 0 else {
        body(.line(to: cornerPoint(index, of: rect)))
        continue
      }
      // Each corner may use the share of a side that its radius has in the two at that side.
      let after = sides[index] / (radius + values[(index + 1) % 4])
      let before = sides[(index + 3) % 4] / (radius + values[(index + 3) % 4])
      let part = style == .circular ? 0 : min(smoothing, after - 1, before - 1)
      emit(
        Corner(smoothing: part), at: cornerPoint(index, of: rect),
        size: CGSize(width: radius, height: radius), quarter: index, isSmooth: part > 0, body)
    }
    body(.closeSubpath)
  }

  /// The corners from the bottom right one, clockwise as seen.
  private static func cornerPoint(_ index: Int, of rect: CGRect) -> CGPoint {
    CGPoint(
      x: index == 0 || index == 3 ? rect.maxX : rect.minX, y: index < 2 ? rect.maxY : rect.minY)
  }

  /// Emits the line to a corner and its curves, turned by a number of quarters.
  ///
  /// The corner is described as the top right one of a path that runs clockwise; quarter 0, the
  /// bottom right one, is that turned by 90°.
  private static func emit(
    _ corner: Corner, at point: CGPoint, size: CGSize, quarter: Int, isSmooth: Bool,
    _ body: (Path.Element) -> Void
  ) {
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      let (turnedX, turnedY): (CGFloat, CGFloat)
      switch quarter {
      case 0: (turnedX, turnedY) = (-y, x)
      case 1: (turnedX, turnedY) = (-x, -y)
      case 2: (turnedX, turnedY) = (y, -x)
      default: (turnedX, turnedY) = (x, y)
      }
      return CGPoint(x: point.x + turnedX * size.width, y: point.y + turnedY * size.height)
    }
    let extent = corner.extent
    // Mirroring at the diagonal of the corner takes its first half to its second.
    let joint = corner.joint
    body(.line(to: place(-extent, 0)))
    if isSmooth {
      body(
        .curve(
          to: place(joint.x, joint.y), control1: place(-extent + corner.firstReach, 0),
          control2: place(-extent + corner.secondReach, 0)))
    }
    body(
      .curve(
        to: place(-joint.y, -joint.x),
        control1: place(joint.x + corner.arcReach.x, joint.y + corner.arcReach.y),
        control2: place(-joint.y - corner.arcReach.y, -joint.x - corner.arcReach.x)))
    if isSmooth {
      body(
        .curve(
          to: place(0, extent), control1: place(0, extent - corner.secondReach),
          control2: place(0, extent - corner.firstReach)))
    }
  }
}
