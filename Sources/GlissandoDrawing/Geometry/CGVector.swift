public import Foundation

/// A direction and a length.
public struct CGVector: Equatable, Hashable, Sendable {
  /// The part along the horizontal axis.
  public var dx: CGFloat
  /// The part along the vertical axis.
  public var dy: CGFloat

  /// No length.
  public static let zero = CGVector(dx: 0, dy: 0 as CGFloat)

  /// Makes a vector.
  public init(dx: CGFloat = 0, dy: CGFloat = 0) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes a vector.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Makes a vector.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}
