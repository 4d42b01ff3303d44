import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// Which corners of a layer are round.
public struct CACornerMask: OptionSet, Sendable {
  /// A bit for each corner.
  public let rawValue: UInt

  /// Makes a set of corners of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The corner at the top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The corner at the bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The corner at the bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  /// The radii of a layer whose corners in the set have one, and the others none.
  func radii(_ radius: CGFloat) -> RectangleCornerRadii {
    func own(_ corner: CACornerMask) -> CGFloat { contains(corner) ? radius : 0 }
    return RectangleCornerRadii(
      topLeading: own(.layerMinXMinYCorner), bottomLeading: own(.layerMinXMaxYCorner),
      bottomTrailing: own(.layerMaxXMaxYCorner), topTrailing: own(.layerMaxXMinYCorner))
  }
}
