public import Foundation
import GlissandoDrawing
public import GlissandoMotion

/// Distances from the sides of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From the left.
  public var left: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the right.
  public var right: CGFloat

  /// No distances.
  public static let zero = UIEdgeInsets()

  /// Makes distances.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension EdgeInsets {
  /// Makes the same distances.
  public init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
