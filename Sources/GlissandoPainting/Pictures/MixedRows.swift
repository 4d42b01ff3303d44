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
    guard mode.isInRows else {
      return mix(
        surface(first, source.stride, area.width, area.height),
        surface(target, stride, area.width, area.height), mode
      ) { cairo_paint_with_alpha($0, Double(opacity) / 255) }
    }
    for row in 0..<area.height {
      mix(first + row * source.stride, target + row * stride, area.width, opacity, mode)
    }
  }

  /// The same, as far as clips leave it.
  ///
  /// - Parameter scratch: Room for a row of the pixels.
  static func mix(
    _ source: RasterTarget.Pixels, at place: IntRect, opacity: UInt32, _ mode: BlendMode,
    under cover: ClipCover, onto pixels: UnsafeMutablePointer<UInt32>, stride: Int,
    _ area: IntRect, _ scratch: UnsafeMutablePointer<UInt32>
  ) {
    let area = area.intersection(cover.area)
    if area.isEmpty { return }
    let count = area.width
    for row in area.top..<area.bottom {
      let above = source.base + ((row - place.top) * source.stride + area.left - place.left)
      let target = pixels + (row * stride + area.left)
      let coverage = cover.coverage(row: row, column: area.left)
      if mode == .normal {
        scratch.update(from: above, count: count)
        glissando_cover(scratch, coverage, count)
        glissando_over(scratch, target, count, opacity)
        continue
      }
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: (count + 3) & ~3) { shares in
        guard let shares = shares.baseAddress else { return }
        // Of what darkens, twice as much is more than twice as dark: its opacity counts before it is cut.
        let all = mode == .plusDarker ? 255 : opacity
        for column in 0..<count {
          shares[column] = UInt8((UInt32(coverage[column]) * all + 127) / 255)
        }
        mix(above, target, count, opacity, mode, shares, scratch)
      }
    }
  }

  /// Mixes a row with what is there.
  private static func mix(
    _ above: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>, _ count: Int,
    _ opacity: UInt32, _ mode: BlendMode
  ) {
    if let number = mode.inRows { return glissando_mix(above, target, count, opacity, number) }
    // Cairo has no operator for the sum of the darknesses.
    for index in 0..<count {
      target[index] = Blitter.darkened(
        target[index], by: Blitter.scaled(above[index], by: opacity))
    }
  }

  /// Mixes as much of a row as shares say with what is there; they are changed.
  private static func mix(
    _ above: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>, _ count: Int,
    _ opacity: UInt32, _ mode: BlendMode, _ shares: UnsafeMutablePointer<UInt8>,
    _ scratch: UnsafeMutablePointer<UInt32>
  ) {
    guard mode.isInRows else {
      let mask = cairo_image_surface_create_for_data(
        shares, CAIRO_FORMAT_A8, Int32(count), 1, Int32((count + 3) & ~3))
      mix(surface(above, count, count, 1), surface(target, count, count, 1), mode) {
        cairo_mask_surface($0, mask, 0, 0)
      }
      return cairo_surface_destroy(mask)
    }
    if mode != .plusDarker, !mode.takesFractions {
      scratch.update(from: above, count: count)
      glissando_cover(scratch, shares, count)
      return mix(scratch, target, count, 255, mode)
    }
    // All is mixed, and takes the place of a part.
    scratch.update(from: target, count: count)
    mix(above, scratch, count, mode == .plusDarker ? opacity : 255, mode)
    glissando_cover(scratch, shares, count)
    for column in 0..<count { shares[column] = 255 - shares[column] }
    glissando_cover(target, shares, count)
    for column in 0..<count { target[column] &+= scratch[column] }
  }

  private static func mix(
    _ above: OpaquePointer?, _ below: OpaquePointer?, _ mode: BlendMode,
    paint: (OpaquePointer?) -> Void
  ) {
    let context = cairo_create(below)
    cairo_set_source_surface(context, above, 0, 0)
    cairo_set_operator(context, CairoStyle.operator(for: mode))
    paint(context)
    cairo_destroy(context)
    cairo_surface_destroy(below)
    cairo_surface_destroy(above)
  }

  /// Pixels for Cairo, which only reads those of a source.
  private static func surface(
    _ pixels: UnsafePointer<UInt32>, _ stride: Int, _ width: Int, _ height: Int
  ) -> OpaquePointer? {
    UnsafeMutablePointer(mutating: pixels)
      .withMemoryRebound(to: UInt8.self, capacity: stride * height * 4) {
        cairo_image_surface_create_for_data(
          $0, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(stride * 4))
      }
  }
}

extension BlendMode {
  /// Whether Cairo is not asked.
  fileprivate var isInRows: Bool { inRows != nil || self == .plusDarker }

  /// Whether colours are divided, so that what is rounded before differs by more after.
  fileprivate var takesFractions: Bool {
    inRows.map { $0.rawValue >= glissando_color_dodge.rawValue } ?? false
  }

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
    case .colorDodge: glissando_color_dodge
    case .colorBurn: glissando_color_burn
    case .softLight: glissando_soft_light
    case .hue: glissando_hue
    case .saturation: glissando_saturation
    case .color: glissando_color
    case .luminosity: glissando_luminosity
    default: nil
    }
  }
}
