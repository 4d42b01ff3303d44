public import Foundation

/// A point in a rectangle, as fractions of its width and height from the top leading corner.
///
/// (0, 0) is the top leading corner, (1, 1) the bottom trailing one; values outside lie outside.
@frozen
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width, from the leading edge.
  public var x: CGFloat

  /// The fraction of the height, from the top edge.
  public var y: CGFloat

  /// Creates the point at the top leading corner.
  @inlinable
  public init() { self.init(x: 0, y: 0) }

  /// Creates a point.
  @inlinable
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top leading corner, (0, 0).
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle, (0.5, 0.5).
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge, (0, 0.5).
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge, (1, 0.5).
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge, (0.5, 0).
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge, (0.5, 1).
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner, (0, 0).
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner, (1, 0).
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner, (0, 1).
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner, (1, 1).
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint: Animatable {
  /// Both fractions, times 128: a thousandth of a rectangle is then seen to rest.
  @inlinable
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * 128, y * 128) }
    set {
      x = newValue.first / 128
      y = newValue.second / 128
    }
  }
}

extension UnitPoint: CustomStringConvertible {
  /// Both fractions.
  public var description: String { "UnitPoint(x: \(x), y: \(y))" }
}
