import CPangoCairo

/// Memory that Cairo draws into.
final class CairoPixels {
  let memory: PixelMemory
  let cairo: OpaquePointer
  let surface: OpaquePointer

  /// Takes memory; nil where Cairo refuses it.
  init?(_ memory: PixelMemory, width: Int, height: Int, stride: Int) {
    let bytes = UnsafeMutableRawPointer(memory.base).assumingMemoryBound(to: UInt8.self)
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height),
        Int32(clamping: stride * 4)),
      let context = cairo_create(surface), cairo_status(context) == CAIRO_STATUS_SUCCESS
    else { return nil }
    (self.memory, self.surface, cairo) = (memory, surface, context)
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  /// Whether Cairo still paints; after an error it never does again.
  var isUsable: Bool { cairo_status(cairo) == CAIRO_STATUS_SUCCESS }
}
