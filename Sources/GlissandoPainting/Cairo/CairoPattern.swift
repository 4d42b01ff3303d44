import CPangoCairo
import Foundation
import GlissandoDrawing

/// A repeated picture as Cairo paints with it.
enum CairoPattern {
  /// Sets a pattern, its opacity multiplied by `opacity`; nothing where there is no room for it.
  ///
  /// - Parameter painted: What is painted with it, in the coordinates that the context has now.
  static func set(
    _ pattern: ImagePattern, opacity: Double, painted: CGRect, on context: OpaquePointer
  ) {
    var faded = pattern
    faded.opacity *= opacity
    let source =
      context.isRaster
      ? pixels(of: faded, painted: painted, on: context) : repeated(faded.tile, on: context)
    guard let source else {
      return CairoSource.set(Color.clearResolved, opacity: 0, on: context)
    }
    if context.isRaster || faded.opacity >= 1 {
      cairo_set_source(context, source)
    } else {
      setFaded(source, max(faded.opacity, 0), on: context)
    }
    cairo_pattern_destroy(source)
  }

  private static func pixels(
    of pattern: ImagePattern, painted: CGRect, on context: OpaquePointer
  ) -> OpaquePointer? {
    guard let rows = TileRows(pattern, context.matrix) else { return nil }
    return AreaPattern.make(of: painted, on: context) { rows.fill($0, row: $1, columns: $2) }
  }

  // MARK: Pages

  /// A tile that the page repeats, in its own size.
  private static func repeated(_ tile: PatternTile, on context: OpaquePointer) -> OpaquePointer? {
    guard
      let picture = TilePictures.picture(
        of: tile, stretch: Double(context.matrix.maximumScale))
    else { return nil }
    let placed = CGAffineTransform(translationX: -tile.origin.x, y: -tile.origin.y)
      .concatenating(picture.toPixels)
    guard placed.isUndoable, let surface = surface(of: picture, tile.identity) else { return nil }
    let source = cairo_pattern_create_for_surface(surface)
    cairo_surface_destroy(surface)
    cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
    var matrix = placed.cairo
    cairo_pattern_set_matrix(source, &matrix)
    return source
  }

  /// Cairo knows no opacity of a source that is a picture: what is painted is painted once more.
  private static func setFaded(_ source: OpaquePointer?, _ part: Double, on context: OpaquePointer)
  {
    context.pushGroup()
    cairo_set_source(context, source)
    cairo_paint_with_alpha(context, part)
    cairo_pop_group_to_source(context)
  }

  /// A copy of a picture, which a page keeps until it is finished: however often it is used, once.
  private static func surface(of picture: TilePicture, _ identity: ContentIdentity)
    -> OpaquePointer?
  {
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(picture.width), Int32(picture.height))
    guard let surface, let bytes = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    picture.pixels.withUnsafeBytes { pixels in
      for row in 0..<picture.height {
        let first = row * (picture.columns + 1) * 4
        let line = UnsafeRawBufferPointer(rebasing: pixels[first..<first + picture.width * 4])
        UnsafeMutableRawBufferPointer(start: bytes + row * stride, count: line.count)
          .copyMemory(from: line)
      }
    }
    cairo_surface_mark_dirty(surface)
    setName("tile \(identity.number) \(picture.width)", of: surface)
    return surface
  }

  /// Tells a page what is the same picture.
  private static func setName(_ name: String, of surface: OpaquePointer) {
    guard let copy = strdup(name) else { return }
    let bytes = UnsafeMutableRawPointer(copy)
    cairo_surface_set_mime_data(
      surface, CAIRO_MIME_TYPE_UNIQUE_ID, bytes.assumingMemoryBound(to: UInt8.self),
      UInt(strlen(copy)), { free($0) }, bytes)
  }
}
