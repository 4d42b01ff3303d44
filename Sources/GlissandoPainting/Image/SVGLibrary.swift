import CPangoCairo
import Foundation
import GlissandoDrawing

/// Reads SVG files with librsvg.
struct SVGLibrary {
  /// The layout of `RsvgRectangle`.
  struct Rectangle {
    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0
  }

  private typealias Pointer = OpaquePointer
  private typealias ErrorPlace = UnsafeMutablePointer<UnsafeMutableRawPointer?>
  // RsvgHandle *rsvg_handle_new_from_data (const guint8 *data, gsize data_len, GError **error)
  private typealias Open = @convention(c) (UnsafePointer<UInt8>?, Int, ErrorPlace) -> Pointer?
  // gboolean rsvg_handle_get_intrinsic_size_in_pixels
  //   (RsvgHandle *handle, gdouble *out_width, gdouble *out_height)
  private typealias Measure =
    @convention(c) (Pointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Int32
  // gboolean rsvg_handle_render_document
  //   (RsvgHandle *handle, cairo_t *cr, const RsvgRectangle *viewport, GError **error)
  private typealias Render =
    @convention(c) (Pointer, OpaquePointer, UnsafeRawPointer, ErrorPlace) -> Int32

  private let open: Open
  private let measure: Measure
  private let render: Render
  private let release: ScalableDocument.Release
  /// The size of a file that states none, as browsers have it: CSS 2.1, 10.3.2.
  private static let defaultSize = (width: 300.0, height: 150.0)

  private static let shared = try? SVGLibrary()

  private init() throws {
    let library = try LazyLibrary("librsvg-2.so.2", "librsvg-2.2.dylib")
    open = try library.function("rsvg_handle_new_from_data")
    measure = try library.function("rsvg_handle_get_intrinsic_size_in_pixels")
    render = try library.function("rsvg_handle_render_document")
    release = try library.function("g_object_unref")
  }

  /// The image in a file, in its natural size at one pixel for each point.
  ///
  /// It is read from its bytes alone: other files that it names are left out, as browsers do with an image.
  static func read(_ path: String) throws -> RasterImage {
    guard let shared else {
      throw PaintedImage.ImageError.failed(
        path: path,
        reason: "SVG files need librsvg 2.52 or later; install librsvg2-2 (Debian's name)")
    }
    return try shared.read(path)
  }

  private func read(_ path: String) throws -> RasterImage {
    let data = try ScalableDocument.bytes(of: path, check: SVGPictures.check)
    var error: UnsafeMutableRawPointer?
    let handle = data.withUnsafeBytes { bytes in
      open(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &error)
    }
    guard let handle else {
      throw PaintedImage.ImageError.failed(path: path, reason: LibraryError.text(error))
    }
    let document = ScalableDocument(handle, release: release) { [render] handle, context, size in
      var error: UnsafeMutableRawPointer?
      var viewport = Rectangle(width: size.width, height: size.height)
      return render(handle, context, &viewport, &error) != 0
    }
    var (width, height) = SVGLibrary.defaultSize
    if measure(handle, &width, &height) == 0 || !(width >= 1) || !(height >= 1)
      || !width.isFinite || !height.isFinite
    {
      (width, height) = SVGLibrary.defaultSize
    }
    return try document.image(size: CGSize(width: width, height: height), path: path)
  }
}
