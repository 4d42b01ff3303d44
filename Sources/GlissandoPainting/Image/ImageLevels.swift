import CBlit
import Foundation
import GlissandoDrawing
import Synchronization

/// An image in several sizes, so that one that is drawn small is neither rough nor slow.
///
/// Where memory is short, all but the image itself is given back, and made again when it is wanted.
final class ImageLevels: PictureMemory.Holder {
  /// How often an image is halved in each direction: one that is squeezed in one of them stays sharp in the other.
  private struct Halvings: Hashable {
    var across: Int
    var down: Int

    static let none = Halvings(across: 0, down: 0)

    /// As often as still leaves as many pixels as are to be painted.
    init(of image: RasterImage, width: Double, height: Double) {
      across = Self.count(image.width, wanted: width)
      down = Self.count(image.height, wanted: height)
    }

    private init(across: Int, down: Int) { (self.across, self.down) = (across, down) }

    /// Of what is wanted, less than this part is missing because a turn rounds.
    private static let tolerance = 1e-6

    private static func count(_ pixels: Int, wanted: Double) -> Int {
      var (rest, side, count) = (Double(pixels) * (1 + tolerance), pixels, 0)
      while rest >= 2 * wanted, side > 1 {
        (rest, side, count) = (rest / 2, (side + 1) / 2, count + 1)
      }
      return count
    }

    /// Whether the last step halves across, and whether it does down: as long as possible both at once, so that what
    /// comes out does not depend on what was wanted before.
    var last: (across: Bool, down: Bool) { (across >= down, down >= across) }

    /// Without the last step.
    var before: Halvings {
      Halvings(across: across - (last.across ? 1 : 0), down: down - (last.down ? 1 : 0))
    }
  }

  /// What is made of an image.
  private struct Sizes: @unchecked Sendable {
    // Unchecked: it is read and changed under the lock alone, and pictures in it are fixed.

    /// The image with half as many pixels along one side or both, and so on.
    var halves: [Halvings: RasterImage] = [:]
    /// The image drawn larger than its natural size, where it came from curves: twice as large, and so on.
    var enlarged: [RasterImage] = []

    /// Adds what another thread may not have made meanwhile.
    mutating func add(_ other: Sizes) {
      halves.merge(other.halves) { known, _ in known }
      enlarged += other.enlarged.filter { made in !enlarged.contains { $0.width == made.width } }
    }

    var byteCount: Int { (enlarged + halves.values).reduce(0) { $0 + $1.width * $1.height * 4 } }
  }

  private let sizes = Mutex(Sizes())
  /// No picture of an image from curves is larger along one side.
  private static let greatestSide = 4096

  /// Whether nothing shines through any pixel, as long as those of a file have not become others (`FilePixels`).
  let isOpaque: Bool

  private init(_ image: RasterImage) {
    isOpaque = image.pixels.isOpaque
  }

  func giveBack() { sizes.withLock { $0 = Sizes() } }

  /// The levels of an image: they know nothing of it, since who gives their memory back may be anywhere.
  static func of(_ image: RasterImage) -> ImageLevels {
    if let known = known(of: image) { return known }
    // Outside of the lock, for which frames may wait: each pixel is looked at.
    return memory(of: image).images.keep(ImageLevels(image), of: image, image.identity)
  }

  /// The levels of an image that has been painted before.
  static func known(of image: RasterImage) -> ImageLevels? {
    memory(of: image).images.made(of: image.identity)
  }

  /// Where an image counts: with the file that it is of.
  private static func memory(of image: RasterImage) -> PictureMemory {
    (image.store as? FilePixels)?.memory ?? .shared
  }

  /// The smallest level of an image that has at least as many pixels in either direction as are to be painted.
  ///
  /// - Complexity: O(*n*) in the pixels when the level is needed for the first time.
  static func level(of image: RasterImage, width: Double, height: Double) -> RasterImage {
    let levels = of(image)
    var sizes = levels.sizes.withLock { $0 }
    let isEnlarged =
      image.source != nil && (width > Double(image.width) || height > Double(image.height))
    let large = isEnlarged ? enlarged(image, &sizes, toWidth: width, height: height) : image
    let level =
      large === image
      ? half(image, &sizes, Halvings(of: image, width: width, height: height)) : large
    if level !== image {
      let byteCount = levels.sizes.withLock { [sizes] kept in
        kept.add(sizes)
        return kept.byteCount
      }
      memory(of: image).note(levels, byteCount: byteCount)
    }
    // What is larger in one direction may be smaller in the other one.
    return large === image ? level : Self.level(of: large, width: width, height: height)
  }

  /// The sizes that there are of an image which may fill a window, largest first: the one that it then has, and smaller ones.
  ///
  /// None is made for it. Those alone that are as much smaller across as down: others are made for images that are squeezed.
  static func existing(of image: RasterImage, filling window: IntRect) -> [RasterImage] {
    guard image.width > 0, image.height > 0, let levels = known(of: image) else { return [] }
    let scale = max(
      Double(window.width) / Double(image.width), Double(window.height) / Double(image.height))
    let largest = Halvings(
      of: image, width: scale * Double(image.width), height: scale * Double(image.height))
    let halves = levels.sizes.withLock { $0.halves }
      .filter { $0.key.across == $0.key.down && $0.key.across >= largest.across }
      .sorted { $0.key.across < $1.key.across }.map(\.value)
    return largest == .none && image.store?.isThere ?? true ? [image] + halves : halves
  }

  private static func half(
    _ image: RasterImage, _ sizes: inout Sizes, _ halvings: Halvings
  ) -> RasterImage {
    if halvings == .none { return image }
    if let known = sizes.halves[halvings] { return known }
    let made = half(of: half(image, &sizes, halvings.before), halvings.last)
    sizes.halves[halvings] = made
    return made
  }

  /// Gives an image's levels back after those of others, since they will be wanted soon.
  /// - Returns: whether the image, and its level for so many pixels, is there, so that nobody has to wait for it.
  static func keep(_ image: RasterImage, width: Double, height: Double) -> Bool {
    guard image.store?.isThere ?? true, let levels = known(of: image) else { return false }
    let sizes = levels.sizes.withLock { $0 }
    memory(of: image).note(levels, byteCount: sizes.byteCount)
    let halvings = Halvings(of: image, width: width, height: height)
    return halvings == .none || sizes.halves[halvings] != nil
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

  private static func half(
    of image: RasterImage, _ step: (across: Bool, down: Bool)
  ) -> RasterImage {
    let width = step.across ? (image.width + 1) / 2 : image.width
    let height = step.down ? (image.height + 1) / 2 : image.height
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
      image.pixels.withUnsafeBufferPointer { source in
        var picture = glissando_picture(
          pixels: source.baseAddress, width: Int64(image.width), height: Int64(image.height),
          stride: Int64(image.width))
        glissando_halve(
          &picture, step.across ? 1 : 0, step.down ? 1 : 0, target.baseAddress, Int64(width))
      }
      count = width * height
    }
    return RasterImage(width: width, height: height, pixels: pixels)
  }
}
