import CPangoCairo
import Foundation
import GlissandoDrawing

/// Reads the first page of PDF files with Poppler, as asset catalogues have them for pictures of any size.
struct PDFLibrary {
  private typealias Pointer = OpaquePointer
  // GBytes *g_bytes_new (gconstpointer data, gsize size)
  private typealias Wrap = @convention(c) (UnsafeRawPointer?, Int) -> Pointer?
  // void g_bytes_unref (GBytes *bytes)
  private typealias Unwrap = @convention(c) (Pointer) -> Void
  // PopplerDocument *poppler_document_new_from_bytes (GBytes *bytes, const char *password, GError **error)
  private typealias Open =
    @convention(c) (
      Pointer, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> Pointer?
  // PopplerPage *poppler_document_get_page (PopplerDocument *document, int index)
  private typealias Page = @convention(c) (Pointer, Int32) -> Pointer?
  // void poppler_page_get_size (PopplerPage *page, double *width, double *height)
  private typealias Measure =
    @convention(c) (Pointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
  // void poppler_page_render (PopplerPage *page, cairo_t *cairo)
  private typealias Render = @convention(c) (Pointer, OpaquePointer) -> Void

  private let wrap: Wrap
  private let unwrap: Unwrap
  private let open: Open
  private let page: Page
  private let measure: Measure
  private let render: Render
  private let release: ScalableDocument.Release

  private static let shared = try? PDFLibrary()

  private init() throws {
    let library = try LazyLibrary("libpoppler-glib.so.8", "libpoppler-glib.8.dylib")
    wrap = try library.function("g_bytes_new")
    unwrap = try library.function("g_bytes_unref")
    open = try library.function("poppler_document_new_from_bytes")
    page = try library.function("poppler_document_get_page")
    measure = try library.function("poppler_page_get_size")
    render = try library.function("poppler_page_render")
    release = try library.function("g_object_unref")
  }

  /// The first page of a file, in its natural size at one pixel for each point.
  static func read(_ path: String) throws -> RasterImage {
    guard let shared else {
      throw PaintedImage.ImageError.failed(
        path: path,
        reason: "PDF files need Poppler 0.82 or later; install libpoppler-glib8 (Debian's name)")
    }
    return try shared.read(path)
  }

  private func read(_ path: String) throws -> RasterImage {
    let data = try ScalableDocument.bytes(of: path, check: PDFPictures.check)
    let page = try firstPage(data, path)
    var (width, height) = (0.0, 0.0)
    measure(page, &width, &height)
    let document = ScalableDocument(page, release: release) { [render] page, context, size in
      cairo_scale(context, size.width / width, size.height / height)
      render(page, context)
      return cairo_status(context) == CAIRO_STATUS_SUCCESS
    }
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
      throw PaintedImage.ImageError.failed(path: path, reason: "its first page has no size")
    }
    return try document.image(size: CGSize(width: width, height: height), path: path)
  }

  private func firstPage(_ data: Data, _ path: String) throws -> Pointer {
    // The bytes are copied, and live as long as the document asks for them.
    guard let bytes = data.withUnsafeBytes({ wrap($0.baseAddress, $0.count) }) else {
      throw PaintedImage.ImageError.failed(path: path, reason: "there is no memory for it")
    }
    defer { unwrap(bytes) }
    var error: UnsafeMutableRawPointer?
    guard let document = open(bytes, nil, &error) else {
      throw PaintedImage.ImageError.failed(path: path, reason: LibraryError.text(error))
    }
    // A page keeps the document that it belongs to.
    defer { release(document) }
    guard let page = page(document, 0) else {
      throw PaintedImage.ImageError.failed(path: path, reason: "it has no page")
    }
    return page
  }
}
