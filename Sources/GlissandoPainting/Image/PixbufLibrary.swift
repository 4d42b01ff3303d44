import Foundation
import GlissandoDrawing

/// Reads JPEG files with GdkPixbuf.
struct PixbufLibrary {
  private typealias Pointer = OpaquePointer
  // GdkPixbuf *gdk_pixbuf_new_from_file (const char *filename, GError **error)
  private typealias Open =
    @convention(c) (
      UnsafePointer<CChar>, UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> Pointer?
  // GdkPixbuf *gdk_pixbuf_apply_embedded_orientation (GdkPixbuf *src)
  private typealias Orient = @convention(c) (Pointer) -> Pointer?
  // int gdk_pixbuf_get_width (const GdkPixbuf *pixbuf), and its relatives
  private typealias Measure = @convention(c) (Pointer) -> Int32
  // const guint8 *gdk_pixbuf_read_pixels (const GdkPixbuf *pixbuf)
  private typealias Read = @convention(c) (Pointer) -> UnsafePointer<UInt8>?
  // void g_object_unref (gpointer object)
  private typealias Release = @convention(c) (Pointer) -> Void

  private let open: Open
  private let orient: Orient
  private let width: Measure
  private let height: Measure
  private let channels: Measure
  private let rowLength: Measure
  private let pixels: Read
  private let release: Release

  private static let shared = try? PixbufLibrary()

  private init() throws {
    let library = try LazyLibrary("libgdk_pixbuf-2.0.so.0", "libgdk_pixbuf-2.0.0.dylib")
    open = try library.function("gdk_pixbuf_new_from_file")
    orient = try library.function("gdk_pixbuf_apply_embedded_orientation")
    width = try library.function("gdk_pixbuf_get_width")
    height = try library.function("gdk_pixbuf_get_height")
    channels = try library.function("gdk_pixbuf_get_n_channels")
    rowLength = try library.function("gdk_pixbuf_get_rowstride")
    pixels = try library.function("gdk_pixbuf_read_pixels")
    release = try library.function("g_object_unref")
  }

  /// The image in a file, turned as its camera says.
  static func read(_ path: String) throws -> RasterImage {
    guard let shared else {
      throw PaintedImage.ImageError.failed(
        path: path,
        reason: "JPEG files need GdkPixbuf; install libgdk-pixbuf-2.0-0 (Debian's name)")
    }
    return try shared.read(path)
  }

  private func read(_ path: String) throws -> RasterImage {
    var error: UnsafeMutableRawPointer?
    guard let opened = open(path, &error) else {
      throw PaintedImage.ImageError.failed(path: path, reason: LibraryError.text(error))
    }
    defer { release(opened) }
    guard let upright = orient(opened) else {
      throw PaintedImage.ImageError.failed(path: path, reason: "there is no memory to turn it")
    }
    defer { release(upright) }
    let (columns, rows) = (Int(width(upright)), Int(height(upright)))
    let (bytes, length) = (Int(channels(upright)), Int(rowLength(upright)))
    guard let source = pixels(upright), bytes >= 3 else {
      throw PaintedImage.ImageError.failed(path: path, reason: "it has no pixels")
    }
    var result = [UInt32](repeating: 0, count: columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let pixel = source + (row * length + column * bytes)
        let alpha = bytes > 3 ? UInt32(pixel[3]) : 255
        let (red, green, blue) = (UInt32(pixel[0]), UInt32(pixel[1]), UInt32(pixel[2]))
        let color: UInt32 = 0xFF00_0000 | red << 16 | green << 8 | blue
        result[row * columns + column] = alpha == 255 ? color : Blitter.scaled(color, by: alpha)
      }
    }
    return RasterImage(width: columns, height: rows, pixels: result)
  }
}
