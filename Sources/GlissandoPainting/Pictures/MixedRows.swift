import CBlit
import CPangoCairo
import GlissandoDrawing

/// Rows of pixels that are mixed with others by a mode, of which any core can take any part.
///
/// By vectors, or by Cairo what is rare; both make the same of pixels.
enum MixedRows {
  /// Mixes the part of a picture that lies in an area with what is there.
  ///
  /// - Parameter opacity: How much of it is seen; 1...255.
  static func mix(
    _ source: RasterTarget.Pixels, at place: IntRect, opacity: UInt32, _ mode: BlendMode,
    onto pixels: UnsafeMutablePointer<UInt32>, stride: Int, _ area: IntRect
  ) {
    if area.isEmpty { return }
    let first = source.base + ((area.top - place.top) * source.stride + area.left - place.left)
    let target = pixels + (area.top * stride + area.left)
    guard let number = mode.inRows else {
      // Only read: the surface is a source.
      let above = surface(UnsafeMutablePointer(mutating: first), source.stride, area)
      let below = surface(target, stride, area)
      return mix(above, below, opacity: Double(opacity) / 255, mode)
    }
    for row in 0..<area.height {
      glissando_mix(
        first + row * source.stride, target + row * stride, area.width, opacity, number)
    }
  }

  private static func mix(
    _ above: OpaquePointer?, _ below: OpaquePointer?, opacity: Double, _ mode: BlendMode
  ) {
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

extension BlendMode {
  /// How vectors mix rows; nil where Cairo does.
  var inRows: glissando_mode? {
    switch self {
    case .multiply: glissando_multiply
    case .screen: glissando_screen
    case .overlay: glissando_overlay
    case .darken: glissando_darken
    case .lighten: glissando_lighten
    case .hardLight: glissando_hard_light
    case .difference: glissando_difference
    case .exclusion: glissando_exclusion
    case .hue: glissando_hue
    case .saturation: glissando_saturation
    case .color: glissando_color
    case .luminosity: glissando_luminosity
    default: nil
    }
  }
}
