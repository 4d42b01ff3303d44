import CBlit
import Foundation
import GlissandoDrawing

/// A picture with fewer pixels in one direction or both, for what is seen from the side.
///
/// A card that turns away is compressed in one direction only: a picture that has half as many pixels there is looked
/// up in one place per pixel of the window instead of two.
struct ReducedPicture {
  let target: RasterTarget
  /// The part of the target that it takes; the outermost pixels are transparent.
  let width: Int
  let height: Int
  /// From pixels of the whole picture to its own.
  let fromWhole: CGAffineTransform

  /// The picture itself; its outermost pixels are transparent.
  init(whole target: RasterTarget, width: Int, height: Int) {
    (self.target, self.width, self.height) = (target, width, height)
    fromWhole = .identity
  }

  private init(
    _ target: RasterTarget, _ width: Int, _ height: Int, _ fromWhole: CGAffineTransform
  ) {
    (self.target, self.width, self.height, self.fromWhole) = (target, width, height, fromWhole)
  }

  /// Half as many pixels in one direction, and one more on either side, which is transparent.
  ///
  /// - Parameters:
  ///   - old: Pixels that nobody needs any longer, which are taken where they suffice.
  ///   - isAcross: Whether there are half as many columns; else rows.
  /// - Returns: Nil when there is no memory.
  func half(_ isAcross: Bool, in old: RasterTarget?) -> ReducedPicture? {
    let (sides, ends) = isAcross ? (1, 0) : (0, 1)
    let width = isAcross ? (self.width + 1) / 2 + 2 : self.width
    let height = isAcross ? self.height : (self.height + 1) / 2 + 2
    let isOldEnough = old.map { $0.width >= width && $0.height >= height && $0.isUsable } ?? false
    guard let half = isOldEnough ? old : RasterTarget(width: width, height: height) else {
      return nil
    }
    let (from, to) = (target.pixelsToRead, half.pixelsToReplace)
    var picture = glissando_picture(
      pixels: from.base, width: Int64(self.width), height: Int64(self.height),
      stride: Int64(from.stride))
    let inner = to + (ends * half.stride + sides)
    glissando_halve(&picture, Int32(sides), Int32(ends), inner, Int64(half.stride))
    if isAcross {
      for row in 0..<height { (to[row * half.stride], to[row * half.stride + width - 1]) = (0, 0) }
    } else {
      to.update(repeating: 0, count: width)
      (to + (height - 1) * half.stride).update(repeating: 0, count: width)
    }
    return ReducedPicture(half, width, height, fromWhole.concatenating(toHalf(isAcross)))
  }

  /// From its pixels to those of its half: as many columns or rows as were halved, rounded up, reach over the same place.
  private func toHalf(_ isAcross: Bool) -> CGAffineTransform {
    let count = isAcross ? width : height
    let part = CGFloat((count + 1) / 2) / CGFloat(count)
    return isAcross
      ? CGAffineTransform(a: part, b: 0, c: 0, d: 1, tx: 1, ty: 0)
      : CGAffineTransform(a: 1, b: 0, c: 0, d: part, tx: 0, ty: 1)
  }
}
