import Foundation
import GlissandoDrawing
import Synchronization

/// An image in several sizes, so that one that is drawn small is neither rough nor slow.
///
/// Where memory is short, all but the image itself is given back, and made again when it is wanted.
final class ImageLevels: PictureMemory.Holder {
  /// What is made of an image.
  private struct Sizes: @unchecked Sendable {
    // Unchecked: it is read and changed under the lock alone, and pictures in it are fixed.

    /// The image's halves, each with half as many pixels along either side as the one before.
    var halves: [RasterImage] = []
    /// The image drawn larger than its natural size, where it came from curves: twice as large, and so on.
    var enlarged: [RasterImage] = []

    /// Adds what another thread may not have made meanwhile.
    mutating func add(_ other: Sizes) {
      if other.halves.count > halves.count { halves = other.halves }
      enlarged += other.enlarged.filter { made in !enlarged.contains { $0.width == made.width } }
    }

    var byteCount: Int { (halves + enlarged).reduce(0) { $0 + $1.width * $1.height * 4 } }
  }

  private let memory: PictureMemory
  private let sizes = Mutex(Sizes())
  /// No picture of an image from curves is larger along one side.
  private static let greatestSide = 4096

  /// Whether nothing shines through any pixel.
  let isOpaque: Bool

  private init(_ image: RasterImage) {
    memory = (image.store as? FilePixels)?.memory ?? .shared
    isOpaque = image.pixels.allSatisfy { $0 >= 0xFF00_0000 }
  }

  deinit { memory.forget(self) }

  func giveBack() { sizes.withLock { $0 = Sizes() } }

  /// The levels of an image, which keeps them: they know nothing of it, since who gives their memory back may
  /// be anywhere.
  static func of(_ image: RasterImage) -> ImageLevels {
    if let known = known(of: image) { return known }
    // Outside of the lock, for which frames may wait: each pixel is looked at.
    let made = ImageLevels(image)
    return SharedDrawing.use {
      if let known = image.paintingCache as? ImageLevels { return known }
      image.paintingCache = made
      return made
    }
  }

  private static func known(of image: RasterImage) -> ImageLevels? {
    SharedDrawing.use { image.paintingCache as? ImageLevels }
  }

  /// The smallest level of an image that has at least as many pixels as are to be painted.
  ///
  /// - Complexity: O(*n*) in the pixels when the level is needed for the first time.
  static func level(of image: RasterImage, width: Double, height: Double) -> RasterImage {
    let levels = of(image)
    var sizes = levels.sizes.withLock { $0 }
    let level =
      image.source != nil && (width > Double(image.width) || height > Double(image.height))
      ? enlarged(image, &sizes, toWidth: width, height: height)
      : half(image, &sizes, width: width, height: height)
    if level !== image {
      let byteCount = levels.sizes.withLock { [sizes] kept in
        kept.add(sizes)
        return kept.byteCount
      }
      levels.memory.note(levels, byteCount: byteCount)
    }
    return level
  }

  private static func half(
    _ image: RasterImage, _ sizes: inout Sizes, width: Double, height: Double
  ) -> RasterImage {
    let count = halvings(of: image, width: width, height: height)
    while sizes.halves.count < count {
      sizes.halves.append(half(of: sizes.halves.last ?? image))
    }
    return count > 0 ? sizes.halves[count - 1] : image
  }

  /// How often an image is halved so that it still has so many pixels.
  private static func halvings(of image: RasterImage, width: Double, height: Double) -> Int {
    var (columns, rows, count) = (image.width, image.height, 0)
    while Double(columns) >= 2 * width, Double(rows) >= 2 * height, columns > 1, rows > 1 {
      (columns, rows, count) = (columns / 2, rows / 2, count + 1)
    }
    return count
  }

  /// Gives an image's levels back after those of others, since they will be wanted soon.
  /// - Returns: whether the image, and its level for so many pixels, is there, so that nobody has to wait for it.
  static func keep(_ image: RasterImage, width: Double, height: Double) -> Bool {
    guard image.store?.isThere ?? true, let levels = known(of: image) else { return false }
    let sizes = levels.sizes.withLock { $0 }
    levels.memory.note(levels, byteCount: sizes.byteCount)
    return sizes.halves.count >= halvings(of: image, width: width, height: height)
  }

  /// In steps of doubling, so that an image that grows is not drawn anew in each frame; which of them depends on what is
  /// wanted alone, so that pictures do not depend on those before.
  private static func enlarged(
    _ image: RasterImage, _ sizes: inout Sizes, toWidth width: Double, height: Double
  ) -> RasterImage {
    let wanted = max(width / Double(max(image.width, 1)), height / Double(max(image.height, 1)))
    let room = Double(greatestSide) / Double(max(image.width, image.height, 1))
    let factor = min(exp2(log2(max(wanted, 1)).rounded(.up)), room)
    let columns = Int(pixels: (Double(image.width) * factor).rounded())
    let rows = Int(pixels: (Double(image.height) * factor).rounded())
    if let known = sizes.enlarged.first(where: { $0.width == columns && $0.height == rows }) {
      return known
    }
    guard columns > image.width, rows > image.height,
      let pixels = image.source?.draw(width: columns, height: rows)
    else { return image }
    let made = RasterImage(width: columns, height: rows, pixels: pixels)
    sizes.enlarged.append(made)
    return made
  }

  /// Each pixel is the mean of four; of an odd side the last ones are left out.
  private static func half(of image: RasterImage) -> RasterImage {
    let (width, height) = (image.width / 2, image.height / 2)
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
      image.pixels.withUnsafeBufferPointer { source in
        for row in 0..<height {
          for column in 0..<width {
            let place = 2 * row * image.width + 2 * column
            target[row * width + column] = Blitter.mixture(
              source[place], source[place + 1], source[place + image.width],
              source[place + image.width + 1], 128, 128)
          }
        }
      }
      count = width * height
    }
    return RasterImage(width: width, height: height, pixels: pixels)
  }
}
