import CPangoCairo
import GlissandoDrawing

/// Rows of pixels that Cairo mixes with others: on any core, since each part is a picture of its own.
enum CairoRows {
  /// Mixes the part of a picture that lies in an area with what is there.
  static func mix(
    _ source: RasterTarget.Pixels, at place: IntRect, opacity: Double, _ mode: BlendMode,
    onto pixels: UnsafeMutablePointer<UInt32>, stride: Int, _ area: IntRect
  ) {
    if area.isEmpty { return }
    let first = (area.top - place.top) * source.stride + area.left - place.left
    // Only read: the surface is a source.
    let above = surface(UnsafeMutablePointer(mutating: source.base + first), source.stride, area)
    let below = surface(pixels + (area.top * stride + area.left), stride, area)
    let context = cairo_create(below)
    cairo_set_source_surface(context, above, 0, 0)
    cairo_set_operator(context, CairoStyle.operator(for: mode))
    cairo_paint_with_alpha(context, opacity)
    cairo_destroy(context)
    cairo_surface_destroy(below)
    cairo_surface_destroy(above)
  }

  private static func surface(
    _ pixels: UnsafeMutablePointer<UInt32>, _ stride: Int, _ area: IntRect
  ) -> OpaquePointer? {
    pixels.withMemoryRebound(to: UInt8.self, capacity: stride * area.height * 4) {
      cairo_image_surface_create_for_data(
        $0, CAIRO_FORMAT_ARGB32, Int32(area.width), Int32(area.height), Int32(stride * 4))
    }
  }
}
