import CPangoCairo
import Foundation
import GlissandoDrawing
import GlissandoFiles

/// A file of vectors that a library has read, and that can be drawn in any size.
final class ScalableDocument: ScalableImage {
  /// Draws a document, which fills so many pixels; false where that fails.
  typealias Draw = (_ handle: OpaquePointer, _ context: OpaquePointer, _ size: CGSize) -> Bool
  // void g_object_unref (gpointer object)
  typealias Release = @convention(c) (OpaquePointer) -> Void

  private let handle: OpaquePointer
  private let release: Release
  private let draw: Draw

  /// Takes over an object of GLib, and gives it back in the end.
  init(_ handle: OpaquePointer, release: @escaping Release, draw: @escaping Draw) {
    (self.handle, self.release, self.draw) = (handle, release, draw)
  }

  deinit { release(handle) }

  /// The bytes of a file.
  ///
  /// - Parameter check: Measures what lies inside, before anything is decoded.
  /// - Throws: `PaintedImage.ImageError` where it cannot be read, or holds more than is allowed.
  static func bytes(of path: String, check: (Data) throws(FileProblem) -> Void) throws -> Data {
    do throws(FileProblem) {
      let data = try InputFile.read(path, limit: ImageHeader.greatestFile)
      try check(data)
      return data
    } catch {
      throw PaintedImage.ImageError.failed(path: path, reason: error.description)
    }
  }

  /// An image of more pixels along a side is read smaller.
  private static let greatestSide = 4096.0

  /// The document as an image, at one pixel for each point of its natural size.
  ///
  /// - Throws: `PaintedImage.ImageError` where it cannot be drawn.
  func image(size: CGSize, path: String) throws -> RasterImage {
    let shrink = min(1, Self.greatestSide / max(size.width, size.height))
    let (columns, rows) = (Self.side(size.width * shrink), Self.side(size.height * shrink))
    guard let pixels = draw(width: columns, height: rows) else {
      throw PaintedImage.ImageError.failed(path: path, reason: "it cannot be drawn")
    }
    return RasterImage(width: columns, height: rows, pixels: pixels, source: self)
  }

  /// Whole pixels, at most as many as are allowed: rounding must not make one more.
  private static func side(_ length: Double) -> Int {
    Int(pixels: min(length.rounded(.up), greatestSide))
  }

  func draw(width: Int, height: Int) -> [UInt32]? {
    var pixels = [UInt32](repeating: 0, count: width * height)
    let isDrawn = pixels.withUnsafeMutableBytes { bytes in
      let surface = cairo_image_surface_create_for_data(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
        Int32(width), Int32(height), Int32(width * 4))
      defer { cairo_surface_destroy(surface) }
      guard let context = cairo_create(surface) else { return false }
      defer { cairo_destroy(context) }
      let result = draw(handle, context, CGSize(width: width, height: height))
      cairo_surface_flush(surface)
      return result
    }
    return isDrawn ? pixels : nil
  }
}
