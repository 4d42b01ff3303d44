public import Foundation
package import GlissandoMotion

/// The size that a container offers a view; nil in an axis asks for the ideal size there.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width in points, or nil for the ideal one.
  public var width: CGFloat?
  /// The height in points, or nil for the ideal one.
  public var height: CGFloat?

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Makes a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Proposes a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal as a size, with `size` where it asks for the ideal one.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}

extension CGSize {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}

extension CGPoint {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }
}

extension Axis {
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
