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

  /// Each pixel is the mean of two neighbours, and one more on either side is transparent.
  ///
  /// - Parameters:
  ///   - old: Pixels that nobody needs any longer, which are taken where they suffice.
  ///   - isAcross: Whether the neighbours are beside one another; else they are below one another.
  /// - Returns: Nil when there is no memory.
  func half(_ isAcross: Bool, in old: RasterTarget?) -> ReducedPicture? {
    let width = isAcross ? (self.width + 1) / 2 + 2 : self.width
    let height = isAcross ? self.height : (self.height + 1) / 2 + 2
    let isOldEnough = old.map { $0.width >= width && $0.height >= height && $0.isUsable } ?? false
    guard let half = isOldEnough ? old : RasterTarget(width: width, height: height) else {
      return nil
    }
    let (from, to) = (target.pixelsToRead, half.pixelsToReplace)
    if isAcross {
      for row in 0..<height {
        Self.halveAcross(from.base + row * from.stride, self.width, to + row * half.stride)
      }
    } else {
      to.update(repeating: 0, count: width)
      for row in 0..<height - 2 {
        Self.halveDown(
          from.base + 2 * row * from.stride, 2 * row + 1 < self.height ? from.stride : nil, width,
          to + (row + 1) * half.stride)
      }
      (to + (height - 1) * half.stride).update(repeating: 0, count: width)
    }
    return ReducedPicture(
      half, width, height,
      fromWhole.concatenating(
        CGAffineTransform(
          a: isAcross ? 0.5 : 1, b: 0, c: 0, d: isAcross ? 1 : 0.5, tx: isAcross ? 1 : 0,
          ty: isAcross ? 0 : 1)))
  }

  /// The mean of each of the four channels, rounded up.
  private static func mean(_ a: UInt32, _ b: UInt32) -> UInt32 {
    (a | b) &- ((a ^ b) >> 1 & 0x7F7F_7F7F)
  }

  private static func halveAcross(
    _ row: UnsafePointer<UInt32>, _ width: Int, _ half: UnsafeMutablePointer<UInt32>
  ) {
    half[0] = 0
    for column in 0..<width / 2 {
      half[column + 1] = mean(row[2 * column], row[2 * column + 1])
    }
    if width & 1 == 1 { half[width / 2 + 1] = mean(row[width - 1], 0) }
    half[(width + 1) / 2 + 1] = 0
  }

  /// - Parameter stride: The distance of the two rows; nil where there is only one.
  private static func halveDown(
    _ row: UnsafePointer<UInt32>, _ stride: Int?, _ width: Int, _ half: UnsafeMutablePointer<UInt32>
  ) {
    for column in 0..<width {
      half[column] = mean(row[column], stride.map { row[column + $0] } ?? 0)
    }
  }
}
