package import Foundation

/// A picture of pixels in memory.
package final class RasterImage {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// Rows of premultiplied 0xAARRGGBB from the top.
  package let pixels: [UInt32]
  /// What draws the picture in any size, where it came from curves rather than pixels.
  package let source: (any ScalableImage)?
  /// What a painter keeps to draw this again; only painters touch it.
  package var paintingCache: AnyObject?

  /// - Precondition: `pixels` holds width times height elements.
  package init(
    width: Int, height: Int, pixels: [UInt32], source: (any ScalableImage)? = nil
  ) {
    precondition(
      width >= 0 && height >= 0 && pixels.count == width * height,
      "RasterImage: \(pixels.count) pixels for \(width) x \(height)")
    self.width = width
    self.height = height
    self.pixels = pixels
    self.source = source
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

  /// The bytes of a file that holds an image.
  ///
  /// - Throws: What describes itself as a sentence for people.
  func bytes(of image: RasterImage, as format: ImageFormat) throws -> Data
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
