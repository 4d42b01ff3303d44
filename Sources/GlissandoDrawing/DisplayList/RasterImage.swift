package import Foundation

/// A picture of pixels in memory.
package final class RasterImage {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// Rows of premultiplied 0xAARRGGBB from the top.
  ///
  /// - Complexity: Constant, but O(*n*) in the pixels where they were given back and have to be read again.
  package var pixels: [UInt32] { store?.pixels ?? held }
  /// The pixels, where nobody else keeps them.
  private let held: [UInt32]
  /// Who keeps the pixels, and may give them back between two uses; nil where nobody else does.
  package let store: (any PixelStore)?
  /// What draws the picture in any size, where it came from curves rather than pixels.
  package let source: (any ScalableImage)?
  /// Under what painters keep what they make of it.
  package let identity = ContentIdentity()
  /// What programs have been given of the pixels, which has to live as long as the picture.
  package var handedOut: AnyObject?
  /// So many of it beside one another that few of them fill a window; nil where it is large itself, or is drawn in any
  /// size.
  package private(set) lazy var repetition = Repetition(of: self)

  /// - Precondition: `pixels` holds width times height elements.
  package init(
    width: Int, height: Int, pixels: [UInt32], source: (any ScalableImage)? = nil
  ) {
    precondition(
      width >= 0 && height >= 0 && pixels.count == width * height,
      "RasterImage: \(pixels.count) pixels for \(width) x \(height)")
    self.width = width
    self.height = height
    held = pixels
    store = nil
    self.source = source
  }

  /// A picture whose pixels somebody keeps who can make them again.
  package init(width: Int, height: Int, store: any PixelStore) {
    (self.width, self.height, self.store) = (width, height, store)
    (held, source) = ([], nil)
  }
}

extension RasterImage {
  /// A picture beside itself, to be repeated as one.
  package struct Repetition {
    package let image: RasterImage
    package let across: Int
    package let down: Int

    /// How many pixels it has at least, either way.
    private static let leastSide = 256

    fileprivate init?(of tile: RasterImage) {
      let (width, height) = (tile.width, tile.height)
      guard width > 0, height > 0, tile.source == nil else { return nil }
      across = (Self.leastSide + width - 1) / width
      down = (Self.leastSide + height - 1) / height
      // What is large one way would become huge.
      guard across + down > 2, max(width, height) <= 4 * Self.leastSide else { return nil }
      let source = tile.pixels
      let columns = across * width
      let pixels = (0..<down * height).flatMap { row in
        (0..<columns).lazy.map { source[row % height * width + $0 % width] }
      }
      image = RasterImage(width: columns, height: down * height, pixels: pixels)
    }
  }
}

/// Who keeps the pixels of a picture.
package protocol PixelStore: AnyObject, Sendable {
  /// Rows of premultiplied 0xAARRGGBB from the top, always as many as the picture has.
  var pixels: [UInt32] { get }

  /// Whether the pixels are there, so that nobody has to wait for them.
  var isThere: Bool { get }

  /// Makes the pixels again that were given back, on any thread, keeping nobody waiting who wants them meanwhile.
  func restore()
}

/// A file with an image that will be wanted soon.
package struct AwaitedImage {
  package let path: String
  /// The image, where the file was read before: its pixels may have been given back.
  package let image: RasterImage?

  package init(_ path: String, image: RasterImage? = nil) {
    (self.path, self.image) = (path, image)
  }
}

/// An image that can be drawn in any size.
package protocol ScalableImage: AnyObject {
  /// The image in a size in pixels, premultiplied 0xAARRGGBB; nil when it cannot be drawn.
  func draw(width: Int, height: Int) -> [UInt32]?
}

/// Reads image files.
package protocol ImageReader: AnyObject {
  /// The image in a file, in its natural size.
  ///
  /// - Throws: What describes itself as a sentence for people.
  func read(_ path: String) throws -> RasterImage

  /// Reads files that will be wanted soon, without keeping anybody waiting.
  ///
  /// - Parameter images: All of them, the first ones first; those of an earlier call are forgotten.
  func readAhead(_ images: [AwaitedImage])

  /// Those of them that are there by now, the first ones first; nil where they are those of the last call.
  ///
  /// When there are more, the main queue is asked for work.
  func imagesReadAhead() -> [RasterImage]?

  /// The bytes of a file that holds an image.
  ///
  /// - Throws: What describes itself as a sentence for people.
  func bytes(of image: RasterImage, as format: ImageFormat) throws -> Data
}

extension ImageReader {
  /// None.
  package func imagesReadAhead() -> [RasterImage]? { nil }
}

/// How an image is kept in a file.
package enum ImageFormat: Sendable {
  /// As PNG.
  case png
  /// As JPEG, on white, with a quality in [0, 1].
  case jpeg(quality: Double)
}

/// How an image is drawn.
package struct ImageStyle: Equatable, Sendable {
  /// Whether its opacity is filled with the paint, instead of its own colours.
  package var isTemplate: Bool
  /// Whether pixels are mixed when it is scaled.
  package var isSmooth: Bool

  package init(isTemplate: Bool = false, isSmooth: Bool = true) {
    self.isTemplate = isTemplate
    self.isSmooth = isSmooth
  }
}
