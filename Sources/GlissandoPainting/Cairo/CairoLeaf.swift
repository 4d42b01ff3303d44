import CPangoCairo
import Foundation
import GlissandoDrawing

/// Draws the content of a leaf with Cairo alone: exact at any transform, on any kind of surface.
enum CairoLeaf {
  /// Draws content with the context's matrix replaced by `matrix`.
  ///
  /// - Parameters:
  ///   - pixelsPerPoint: Where text's lines are put at whole pixels; nil leaves them.
  ///   - seen: The pixels beyond which nobody sees anything of a drawing made by hand; nil where all is seen.
  ///   - putText: What puts down the text of such drawings, where it can.
  static func draw(
    _ content: DisplayContent, paint: Paint, opacity: Double, matrix: CGAffineTransform,
    pixelsPerPoint: Double? = nil, on context: OpaquePointer,
    seen: IntRect? = nil, putText: CairoCommands.TextPutting? = nil
  ) {
    guard matrix.isUndoable else { return }
    var cairoMatrix = matrix.cairo
    cairo_set_matrix(context, &cairoMatrix)
    cairo_new_path(context)
    switch content.kind {
    case .fill(let path, let style):
      CairoStyle.set(style, on: context)
      CairoSource.set(
        paint, opacity: opacity, frame: content.frame ?? path.boundingRect,
        painted: content.bounds, on: context)
      CairoPath.add(path, to: context)
      cairo_fill(context)
    case .stroke(let path, let style):
      guard style.lineWidth > 0 else { break }
      CairoStyle.set(style, on: context)
      CairoSource.set(
        paint, opacity: opacity, frame: content.frame ?? path.boundingRect,
        painted: content.bounds, on: context)
      CairoPath.stroke(path, style, on: context)
    case .text(let layout):
      draw(
        layout, paint: paint, opacity: opacity, pixelsPerPoint: pixelsPerPoint, on: context)
    case .image(let image, let rect, let style):
      draw(image, in: rect, style, paint: paint, opacity: opacity, seen: seen, on: context)
    case .commands(let commands):
      // As one, so that what overlaps inside does not shine through, and mixes with nothing else.
      let isApart = opacity < 1 || DrawCommand.blendsOutermost(commands)
      if isApart { context.pushGroup() }
      var runner = CairoCommands(
        context: context, bounds: content.bounds, seen: seen, putText: isApart ? nil : putText)
      runner.run(commands)
      if isApart {
        cairo_pop_group_to_source(context)
        cairo_paint_with_alpha(context, opacity)
      }
    }
    cairo_new_path(context)
    cairo_identity_matrix(context)
  }

  /// Whether text has to be shown rather than filled as outlines.
  static func needsShowing(_ layout: TextLayout) -> Bool {
    layout.hasColorGlyphs || layout.source.spans.contains { $0.hasOwnColors }
  }

  /// Whether what is drawn on keeps letters as text, to be searched and copied.
  private static func keepsLetters(_ context: OpaquePointer) -> Bool {
    cairo_surface_get_type(cairo_get_target(context)) == CAIRO_SURFACE_TYPE_PDF
  }

  /// FreeType has no letters of 65,536 pixels, and Cairo draws nothing more after it has asked for one.
  private static let greatestAscent = 50_000.0

  /// Whether the letters of a text are larger than can be drawn.
  private static func isTooLarge(_ layout: TextLayout, on context: OpaquePointer) -> Bool {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let stretch = max(hypot(matrix.xx, matrix.yx), hypot(matrix.xy, matrix.yy))
    return layout.firstBaseline * stretch > greatestAscent
  }

  /// Draws text from its box's top left corner.
  ///
  /// - Parameter withinLetters: Whether nothing outside of the letters changes by an operation that
  ///   would change all around them too; of letters in colours of their own, outside of their box.
  static func draw(
    _ layout: TextLayout, paint: Paint, opacity: Double, pixelsPerPoint: Double?,
    withinLetters: Bool = false, on context: OpaquePointer
  ) {
    guard let text = layout.handle as? PangoText, !isTooLarge(layout, on: context) else { return }
    cairo_save(context)
    cairo_translate(context, 0, text.firstBaseline)
    let baseline = -CGFloat(text.firstBaseline)
    let frame = CGRect(origin: .zero, size: layout.size).offsetBy(dx: 0, dy: baseline)
    let painted = layout.inkBounds.offsetBy(dx: 0, dy: baseline)
    if needsShowing(layout) || keepsLetters(context) {
      // Colours of the text itself do not know of the opacity.
      if withinLetters {
        CairoPath.add(Path(painted), to: context)
        cairo_clip(context)
      }
      if opacity < 1 { context.pushGroup() }
      CairoSource.set(paint, opacity: 1, frame: frame, painted: painted, on: context)
      text.draw(on: context, mode: .show, pixelsPerPoint: pixelsPerPoint)
      if opacity < 1 {
        cairo_pop_group_to_source(context)
        cairo_paint_with_alpha(context, opacity)
      }
    } else {
      CairoSource.set(paint, opacity: opacity, frame: frame, painted: painted, on: context)
      cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      text.draw(on: context, mode: .path, pixelsPerPoint: pixelsPerPoint)
      if withinLetters {
        cairo_clip(context)
        cairo_paint(context)
      } else {
        cairo_fill(context)
      }
    }
    cairo_restore(context)
  }

  /// Draws an image into a rectangle.
  ///
  /// - Parameters:
  ///   - usesSource: Whether a template is filled with what the context has as its source.
  ///   - seen: The pixels beyond which nobody sees anything; nil where all is seen.
  static func draw(
    _ image: RasterImage, in rect: CGRect, _ style: ImageStyle, paint: Paint? = nil,
    usesSource: Bool = false, opacity: Double, seen: IntRect? = nil, on context: OpaquePointer
  ) {
    guard image.width > 0, image.height > 0, rect.width > 0, rect.height > 0 else { return }
    cairo_save(context)
    if style.isTemplate, let paint {
      CairoSource.set(paint, opacity: opacity, frame: rect, painted: rect, on: context)
    }
    cairo_rectangle(
      context, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    cairo_clip(context)
    func paintPattern(_ pattern: OpaquePointer) {
      if usesSource || style.isTemplate && paint != nil {
        cairo_mask(context, pattern)
      } else {
        cairo_set_source(context, pattern)
        cairo_paint_with_alpha(context, opacity)
      }
    }
    if context.isRaster,
      let rows = ImageRows(image, in: rect, context.matrix, isSmooth: style.isSmooth)
    {
      drawPixels(of: rows, rect.applying(context.matrix), seen, on: context, paintPattern)
    } else {
      drawWhole(image, in: rect, style, on: context, paintPattern)
    }
    cairo_restore(context)
  }

  /// An image as a picture of the pixels that it has there, which Cairo would be many times slower to find.
  ///
  /// - Parameter place: The pixels that it is painted in, at most.
  private static func drawPixels(
    of rows: ImageRows, _ place: CGRect, _ seen: IntRect?, on context: OpaquePointer,
    _ paintPattern: (OpaquePointer) -> Void
  ) {
    cairo_identity_matrix(context)
    let pattern = rows.withPicture { picture in
      AreaPattern.make(of: place, on: context, seen: seen) {
        rows.fill($0, row: $1, columns: $2, from: &picture)
      }
    }
    guard let pattern else { return }
    defer { cairo_pattern_destroy(pattern) }
    paintPattern(pattern)
  }

  /// An image with all pixels that it has: as paper keeps it, and where these are to be seen as such.
  private static func drawWhole(
    _ image: RasterImage, in rect: CGRect, _ style: ImageStyle, on context: OpaquePointer,
    _ paintPattern: (OpaquePointer) -> Void
  ) {
    image.pixels.withUnsafeBytes { bytes in
      // Only read: the surface is a source.
      let data = UnsafeMutablePointer(
        mutating: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
      let surface = cairo_image_surface_create_for_data(
        data, CAIRO_FORMAT_ARGB32, Int32(image.width), Int32(image.height),
        Int32(image.width * 4))
      defer { cairo_surface_destroy(surface) }
      guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
      defer { cairo_pattern_destroy(pattern) }
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(
        pattern, style.isSmooth ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_NEAREST)
      cairo_translate(context, Double(rect.minX), Double(rect.minY))
      cairo_scale(
        context, Double(rect.width) / Double(image.width),
        Double(rect.height) / Double(image.height))
      paintPattern(pattern)
      // Vector surfaces keep sources until they are finished: they must own the pixels.
      cairo_surface_finish(surface)
    }
  }
}
