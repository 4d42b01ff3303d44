import CPangoCairo
import Foundation
import GlissandoDrawing

/// A repeated picture as Cairo paints with it.
enum CairoPattern {
  /// The pixels of a tile, for a scale.
  private final class Pixels {
    let target: RasterTarget
    /// From points of the tile.
    let toPixels: CGAffineTransform

    init?(_ tile: PatternTile, scale: Double) {
      // Whole pixels: what is repeated would else have seams.
      let width = max(Int(pixels: (tile.size.width * scale).rounded()), 1)
      let height = max(Int(pixels: (tile.size.height * scale).rounded()), 1)
      guard width * height <= CairoPattern.greatestArea,
        let target = RasterTarget(width: width, height: height)
      else { return nil }
      self.target = target
      target.clear(width: width, height: height)
      toPixels = CGAffineTransform(
        scaleX: CGFloat(width) / tile.size.width, y: CGFloat(height) / tile.size.height)
      CairoLeaf.draw(
        tile.content, paint: .color(tile.color), opacity: 1,
        matrix: tile.transform.concatenating(toPixels), pixelsPerPoint: scale, on: target.context)
    }
  }

  /// The pixels of a tile for each of the few scales: windows of several share it.
  private final class Sizes {
    var pixels: [Double: Pixels] = [:]
  }

  /// Larger tiles, in pixels, are not repeated by anybody who wants to see it.
  private static let greatestArea = 1 << 24
  /// More pixels than this for a point are not seen.
  private static let greatestScale = 4.0

  /// Sets a pattern, its opacity multiplied by `opacity`; nothing where there is no room for it.
  static func set(_ pattern: ImagePattern, opacity: Double, on context: OpaquePointer) {
    let tile = pattern.tile
    guard tile.size.width > 0, tile.size.height > 0, tile.size.width.isFinite,
      tile.size.height.isFinite, let pixels = pixels(of: tile, on: context)
    else { return CairoSource.set(Color.clearResolved, opacity: 0, on: context) }
    let placed = CGAffineTransform(translationX: -tile.origin.x, y: -tile.origin.y)
      .concatenating(pixels.toPixels)
    guard placed.isUndoable else {
      return CairoSource.set(Color.clearResolved, opacity: 0, on: context)
    }
    let source = cairo_pattern_create_for_surface(cairo_get_target(pixels.target.context))
    cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
    var matrix = placed.cairo
    cairo_pattern_set_matrix(source, &matrix)
    let part = pattern.opacity * opacity
    if part >= 1 {
      cairo_set_source(context, source)
    } else {
      setFaded(source, max(part, 0), on: context)
    }
    cairo_pattern_destroy(source)
  }

  /// Cairo knows no opacity of a source that is a picture: what is painted is painted once more.
  private static func setFaded(_ source: OpaquePointer?, _ part: Double, on context: OpaquePointer)
  {
    context.pushGroup()
    cairo_set_source(context, source)
    cairo_paint_with_alpha(context, part)
    cairo_pop_group_to_source(context)
  }

  private static func pixels(of tile: PatternTile, on context: OpaquePointer) -> Pixels? {
    // Less a trace, so that a turn, which rounds, asks for no more pixels.
    let stretch = Double(context.matrix.maximumScale) - 1e-6
    let scale = min(max(stretch.rounded(.up), 1), greatestScale)
    let sizes = tile.paintingCache as? Sizes ?? Sizes()
    tile.paintingCache = sizes
    if let known = sizes.pixels[scale] { return known }
    let made = Pixels(tile, scale: scale)
    sizes.pixels[scale] = made
    return made
  }
}
