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
        Int32(clamping: stride * 4))
    else { return nil }
    guard let context = Self.makeContext(on: surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    (self.memory, self.surface, cairo) = (memory, surface, context)
  }

  /// A further context for the same memory, for another thread; nil where there is no memory.
  func makeContext() -> OpaquePointer? {
    let further = cairo_image_surface_create_for_data(
      cairo_image_surface_get_data(surface), CAIRO_FORMAT_ARGB32,
      cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface),
      cairo_image_surface_get_stride(surface))
    defer { cairo_surface_destroy(further) }
    return Self.makeContext(on: further)
  }

  private static func makeContext(on surface: OpaquePointer?) -> OpaquePointer? {
    let context = cairo_create(surface)
    if cairo_status(context) == CAIRO_STATUS_SUCCESS { return context }
    cairo_destroy(context)
    return nil
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  /// Whether Cairo still paints; after an error it never does again.
  var isUsable: Bool { cairo_status(cairo) == CAIRO_STATUS_SUCCESS }
}
