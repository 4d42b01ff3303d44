import CPangoCairo

/// How letters are drawn and measured.
enum CairoFontSettings {
  /// Makes a Pango context whose measures do not depend on the scale of a window.
  ///
  /// Hinting would move outlines and widths to whole pixels, and text would change its length when
  /// it is scaled. At 72 dots per inch a point is a pixel.
  static func makeContext(for map: UnsafeMutablePointer<PangoFontMap>) -> OpaquePointer {
    let context: OpaquePointer = pango_font_map_create_context(map)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    cairo_font_options_destroy(options)
    return context
  }
}
