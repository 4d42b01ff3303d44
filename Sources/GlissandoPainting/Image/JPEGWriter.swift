import Foundation
import GlissandoDrawing

/// Writes JPEG files with GdkPixbuf.
struct JPEGWriter {
  private typealias Pointer = OpaquePointer
  // GdkPixbuf *gdk_pixbuf_new_from_data (const guchar *data, GdkColorspace colorspace,
  //   gboolean has_alpha, int bits_per_sample, int width, int height, int rowstride,
  //   GdkPixbufDestroyNotify destroy_fn, gpointer destroy_fn_data)
  private typealias Make =
    @convention(c) (
      UnsafePointer<UInt8>, Int32, Int32, Int32, Int32, Int32, Int32, UnsafeRawPointer?,
      UnsafeRawPointer?
    ) -> Pointer?
  // gboolean gdk_pixbuf_save_to_bufferv (GdkPixbuf *pixbuf, gchar **buffer, gsize *buffer_size,
  //   const char *type, char **option_keys, char **option_values, GError **error)
  private typealias Save =
    @convention(c) (
      Pointer, UnsafeMutablePointer<UnsafeMutableRawPointer?>, UnsafeMutablePointer<Int>,
      UnsafePointer<CChar>, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
      UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> Int32
  // void g_object_unref (gpointer object)
  private typealias Release = @convention(c) (Pointer) -> Void
  // void g_free (gpointer mem)
  private typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void

  private let make: Make
  private let save: Save
  private let release: Release
  private let free: Free

  private static let shared = try? JPEGWriter()

  private init() throws {
    let library = try LazyLibrary("libgdk_pixbuf-2.0.so.0", "libgdk_pixbuf-2.0.0.dylib")
    make = try library.function("gdk_pixbuf_new_from_data")
    save = try library.function("gdk_pixbuf_save_to_bufferv")
    release = try library.function("g_object_unref")
    free = try library.function("g_free")
  }

  /// The bytes of a file that holds an image, on white.
  ///
  /// - Parameter quality: From 0 to 1; what is outside is the nearest of them, and not a number is 1.
  static func bytes(of image: RasterImage, quality: Double) throws -> Data {
    guard let shared else {
      throw PaintedImage.ImageError.failed(
        path: "JPEG",
        reason: "JPEG files need GdkPixbuf; install libgdk-pixbuf-2.0-0 (Debian's name)")
    }
    guard image.width > 0, image.height > 0 else {
      throw PaintedImage.ImageError.failed(path: "JPEG", reason: "it has no pixels")
    }
    let percent = Int((quality.isNaN ? 1 : min(max(quality, 0), 1)) * 100)
    return try onWhite(image.pixels).withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress,
        let picture = shared.make(
          base, 0, 0, 8, Int32(image.width), Int32(image.height), Int32(image.width * 3), nil, nil)
      else {
        throw PaintedImage.ImageError.failed(path: "JPEG", reason: "there is no memory for it")
      }
      defer { shared.release(picture) }
      return try shared.write(picture, quality: percent)
    }
  }

  private func write(_ picture: Pointer, quality: Int) throws -> Data {
    var buffer: UnsafeMutableRawPointer?
    var count = 0
    var error: UnsafeMutableRawPointer?
    let (key, value) = (strdup("quality"), strdup("\(quality)"))
    defer { for text in [key, value] { Foundation.free(text) } }
    var (keys, values) = ([key, nil], [value, nil])
    guard save(picture, &buffer, &count, "jpeg", &keys, &values, &error) != 0, let buffer else {
      throw PaintedImage.ImageError.failed(path: "JPEG", reason: LibraryError.text(error))
    }
    defer { free(buffer) }
    return Data(bytes: buffer, count: count)
  }

  /// Red, green and blue of each pixel before white.
  private static func onWhite(_ pixels: [UInt32]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(pixels.count * 3)
    for pixel in pixels {
      let white = 255 - (pixel >> 24)
      for shift: UInt32 in [16, 8, 0] {
        result.append(UInt8(min(255, (pixel >> shift & 0xFF) + white)))
      }
    }
    return result
  }
}
