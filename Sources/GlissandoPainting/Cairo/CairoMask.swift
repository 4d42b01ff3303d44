import CPangoCairo
import GlissandoDrawing

/// What Cairo covers, without colours.
enum CairoMask {
  /// What covers, of which only the opacity counts.
  static let paint = Paint.color(
    Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 1))

  /// A context that draws coverage into memory; it owns its surface.
  static func makeContext(
    _ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int
  ) -> OpaquePointer? {
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    // Of a surface that it refuses, Cairo gives a context that draws nothing.
    if cairo_status(context) == CAIRO_STATUS_SUCCESS { return context }
    cairo_destroy(context)
    return nil
  }

  /// Draws coverage into memory, much of it on all cores.
  ///
  /// - Parameters:
  ///   - rows: Which rows are seen; nil for all.
  ///   - cutting: Where what is drawn may be cut.
  ///   - body: Draws onto a context, without regard to others that do so at the same time.
  /// - Returns: false where the memory cannot be had, or Cairo has no surfaces of the size.
  static func draw(
    into bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int,
    rows: Range<Int>? = nil, _ cutting: RowCutting, on cores: Cores,
    _ body: (OpaquePointer) -> Void
  ) -> Bool {
    let all = IntRect(left: 0, top: 0, right: width, bottom: height)
    return cores.drawRows(rows ?? 0..<height, of: 0..<height, width: width, cutting) { rows in
      guard let context = makeContext(bytes, width: width, height: height, stride: stride)
      else { return false }
      defer { cairo_destroy(context) }
      if rows != 0..<height { context.clip(toRows: rows, of: all) }
      body(context)
      return cairo_status(context) == CAIRO_STATUS_SUCCESS
    }
  }
}
