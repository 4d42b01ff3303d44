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
  let size: ReducedSize

  var width: Int { size.width }
  var height: Int { size.height }

  /// The picture itself; its outermost pixels are transparent.
  init(whole target: RasterTarget, width: Int, height: Int) {
    self.init(target, ReducedSize(width: width, height: height))
  }

  private init(_ target: RasterTarget, _ size: ReducedSize) {
    (self.target, self.size) = (target, size)
  }

  /// Half as many pixels in one direction, and one more on either side, which is transparent.
  ///
  /// - Parameters:
  ///   - old: Pixels that nobody needs any longer, which are taken where they suffice.
  ///   - isAcross: Whether there are half as many columns; else rows.
  /// - Returns: Nil when there is no memory.
  func half(_ isAcross: Bool, in old: RasterTarget?) -> ReducedPicture? {
    let half = size.half(isAcross)
    let isOldEnough =
      old.map { $0.width >= half.width && $0.height >= half.height && $0.isUsable } ?? false
    guard
      let picture = isOldEnough ? old : RasterTarget(width: half.width, height: half.height)
    else { return nil }
    let pixels = target.pixelsToRead
    size.halve(
      isAcross, pixels.base, stride: pixels.stride, into: picture.pixelsToReplace,
      stride: picture.stride)
    return ReducedPicture(picture, half)
  }
}

/// The size of such a picture, of which nothing need be painted.
struct ReducedSize {
  private(set) var width: Int
  private(set) var height: Int
  /// From pixels of the whole picture to its own.
  private(set) var fromWhole = CGAffineTransform.identity

  var count: Int { width * height }

  /// The size of the picture itself.
  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// Half as many pixels in one direction, and one more on either side.
  func half(_ isAcross: Bool) -> ReducedSize {
    // As many columns or rows as were halved, rounded up, reach over the same place.
    let count = isAcross ? width : height
    let half = (count + 1) / 2
    let part = CGFloat(half) / CGFloat(count)
    var size = self
    if isAcross {
      size.width = half + 2
      size.fromWhole = fromWhole.concatenating(
        CGAffineTransform(a: part, b: 0, c: 0, d: 1, tx: 1, ty: 0))
    } else {
      size.height = half + 2
      size.fromWhole = fromWhole.concatenating(
        CGAffineTransform(a: 1, b: 0, c: 0, d: part, tx: 0, ty: 1))
    }
    return size
  }

  /// Halved so often, first across and then down.
  ///
  /// - Parameter step: Called with each size that is halved, and with whether that is across.
  func halved(
    across: Int, down: Int, _ step: (_ size: ReducedSize, _ isAcross: Bool) -> Void = { _, _ in }
  ) -> ReducedSize {
    var size = self
    for index in 0..<across + down {
      step(size, index < across)
      size = size.half(index < across)
    }
    return size
  }

  /// Halves the pixels of a picture of this size in one direction.
  func halve(
    _ isAcross: Bool, _ pixels: UnsafePointer<UInt32>, stride: Int,
    into target: UnsafeMutablePointer<UInt32>, stride targetStride: Int
  ) {
    let half = half(isAcross)
    let (sides, ends) = isAcross ? (1, 0) : (0, 1)
    var picture = glissando_picture(
      pixels: pixels, width: Int64(width), height: Int64(height), stride: Int64(stride))
    glissando_halve(
      &picture, Int32(sides), Int32(ends), target + (ends * targetStride + sides),
      Int64(targetStride))
    let last = (half.height - 1) * targetStride
    if isAcross {
      for row in Swift.stride(from: 0, through: last, by: targetStride) {
        (target[row], target[row + half.width - 1]) = (0, 0)
      }
    } else {
      target.update(repeating: 0, count: half.width)
      (target + last).update(repeating: 0, count: half.width)
    }
  }
}
