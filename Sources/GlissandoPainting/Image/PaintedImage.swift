import CPangoCairo
package import Foundation
package import GlissandoDrawing
import GlissandoFiles

/// A picture painted into memory.
package struct PaintedImage: Equatable, Sendable {
  /// What can go wrong when a picture is written or read.
  package enum ImageError: Error, Equatable, CustomStringConvertible {
    /// Cairo could not do it, and says why.
    case failed(path: String, reason: String)

    package var description: String {
      switch self {
      case .failed(let path, let reason):
        // Of some libraries' reasons several lines are the rule.
        "cannot use the image file \(path): \(reason)".split(whereSeparator: \.isNewline)
          .joined(separator: " ").onOneLine
      }
    }

    /// What is wrong, without the path.
    package var reason: String {
      switch self {
      case .failed(_, let reason): reason
      }
    }
  }

  /// The size in pixels.
  package let width: Int
  package let height: Int
  /// Rows of premultiplied 0xAARRGGBB from the top.
  package private(set) var pixels: [UInt32]

  /// Makes a picture from pixels.
  ///
  /// - Precondition: `pixels` holds width times height elements.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(
      width >= 0 && height >= 0 && pixels.count == width * height,
      "PaintedImage: \(pixels.count) pixels for \(width) x \(height)")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Paints a display list.
  ///
  /// - Parameters:
  ///   - width: The width in pixels, at least 1.
  ///   - height: The height in pixels, at least 1.
  ///   - scale: Pixels per point.
  ///   - painter: One that has painted before saves drawing things again.
  package init(
    _ list: DisplayList, width: Int, height: Int, scale: Double = 1,
    background: Color.Resolved, painter: Painter = Painter()
  ) {
    self.init(width: max(1, width), height: max(1, height))
    paint(list, scale: scale, background: background, painter: painter)
  }

  /// A transparent picture.
  ///
  /// - Precondition: Both sides are 1 or more.
  package init(width: Int, height: Int) {
    self.init(
      width: width, height: height, pixels: Array(repeating: 0, count: width * height))
  }

  /// Paints a display list in place of what the picture shows.
  package mutating func paint(
    _ list: DisplayList, scale: Double, background: Color.Resolved, painter: Painter,
    loneShadow: UInt64? = nil
  ) {
    let (columns, rows) = (width, height)
    pixels.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      painter.paint(
        list,
        into: PixelBuffer(base: base, width: columns, height: rows, bytesPerRow: columns * 4),
        scale: scale, damage: nil, background: background, loneShadow: loneShadow)
      // The array may move: nothing of the painter may point to it.
      painter.forgetTarget()
    }
  }

  /// The pixels as bytes in the order blue, green, red, opacity on a little-endian machine.
  package var bytes: [UInt8] { pixels.withUnsafeBytes { Array($0) } }

  /// A pixel as red, green, blue and opacity, not premultiplied.
  ///
  /// - Precondition: 0 ≤ x < width and 0 ≤ y < height.
  package func pixel(_ x: Int, _ y: Int) -> SIMD4<UInt8> {
    precondition(
      x >= 0 && x < width && y >= 0 && y < height,
      "pixel(\(x), \(y)) is outside of \(width) x \(height)")
    let value = pixels[y * width + x]
    let alpha = value >> 24
    func channel(_ shift: UInt32) -> UInt8 {
      let premultiplied = value >> shift & 0xFF
      return alpha == 0 ? 0 : UInt8(min(255, (premultiplied * 255 + alpha / 2) / alpha))
    }
    return SIMD4(channel(16), channel(8), channel(0), UInt8(alpha))
  }

  /// Writes the picture as PNG; what is there is replaced when the new file is whole.
  ///
  /// - Throws: `ImageError` when the file cannot be written.
  package func writePNG(to path: String) throws {
    let data = try png()
    do {
      try OutputFile.write(data, to: path)
    } catch {
      throw ImageError.failed(path: path, reason: error.description)
    }
  }

  /// The bytes of a PNG file of the picture.
  ///
  /// - Throws: `ImageError` when Cairo cannot make them.
  package func png() throws(ImageError) -> Data {
    var copy = pixels
    let output = CairoOutput()
    let status = copy.withUnsafeMutableBytes { bytes in
      let surface = cairo_image_surface_create_for_data(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
        Int32(clamping: width), Int32(clamping: height), Int32(clamping: width * 4))
      defer { cairo_surface_destroy(surface) }
      return withExtendedLifetime(output) {
        cairo_surface_write_to_png_stream(
          surface, CairoOutput.write, Unmanaged.passUnretained(output).toOpaque())
      }
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .failed(path: "PNG", reason: String(cString: cairo_status_to_string(status)))
    }
    return output.data
  }
}

/// The bytes of a file that Cairo asks for piece by piece.
private final class PNGBytes {
  private let data: Data
  private var place = 0

  init(_ data: Data) { self.data = data }

  /// Copies the next bytes; false where there are not so many.
  private func copy(to target: UnsafeMutablePointer<UInt8>, count: Int) -> Bool {
    guard count <= data.count - place else { return false }
    data.copyBytes(to: target, from: place..<place + count)
    place += count
    return true
  }

  /// The picture that they are, to be destroyed; it says where it is none.
  func decoded() -> OpaquePointer? {
    withExtendedLifetime(self) {
      cairo_image_surface_create_from_png_stream(
        { closure, target, count in
          guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
          let source = Unmanaged<PNGBytes>.fromOpaque(closure).takeUnretainedValue()
          return source.copy(to: target, count: Int(count))
            ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
        }, Unmanaged.passUnretained(self).toOpaque())
    }
  }
}

extension RasterImage {
  /// Reads a PNG file.
  ///
  /// - Throws: `PaintedImage.ImageError` when it cannot be read, or is larger than is allowed.
  package static func readPNG(from path: String) throws -> RasterImage {
    let picture = PNGBytes(try pngData(path)).decoded()
    defer { cairo_surface_destroy(picture) }
    guard cairo_surface_status(picture) == CAIRO_STATUS_SUCCESS else {
      // Cairo takes whatever libpng refuses for a lack of memory; there is a limit to what a header may ask for.
      throw PaintedImage.ImageError.failed(path: path, reason: "it is damaged or cut off")
    }
    return RasterImage(picture)
  }

  private static func pngData(_ path: String) throws(PaintedImage.ImageError) -> Data {
    do throws(FileProblem) {
      let input = try InputFile(path, limit: ImageHeader.greatestFile)
      guard try ImageHeader(input).kind == .png else { throw FileProblem("it is no PNG file") }
      return try input.bytes(at: 0, count: input.size)
    } catch {
      throw .failed(path: path, reason: error.description)
    }
  }

  /// The pixels of one of Cairo's pictures, whatever its format.
  private convenience init(_ picture: OpaquePointer?) {
    let width = Int(cairo_image_surface_get_width(picture))
    let height = Int(cairo_image_surface_get_height(picture))
    var pixels = [UInt32](repeating: 0, count: width * height)
    pixels.withUnsafeMutableBytes { bytes in
      // Painting into a surface of our own brings all formats of PNG to one.
      let surface = cairo_image_surface_create_for_data(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
        Int32(height), Int32(width * 4))
      let context = cairo_create(surface)
      cairo_set_source_surface(context, picture, 0, 0)
      cairo_paint(context)
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}

extension PaintedImage {
  /// Hands the bytes of all pixels, as blue, green, red and opacity that are not premultiplied, to a
  /// body; premultiplied pixels that are opaque are the same, and nothing is copied for them.
  ///
  /// - Complexity: O(*n*) in the pixels.
  package func withStraightBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    guard pixels.contains(where: { $0 < 0xFF00_0000 }) else {
      return pixels.withUnsafeBytes(body)
    }
    return pixels.map(Self.straight).withUnsafeBytes(body)
  }

  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0, alpha < 255 else { return pixel }
    func channel(_ shift: UInt32) -> UInt32 {
      min(((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha, 255) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}
