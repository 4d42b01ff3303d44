import CPangoCairo

/// The fonts of one shaper: Pango's map of them, and the context of its layouts.
///
/// Pango keeps each font that was ever asked for, of every size, weight and width, as long as its map lives: 50 KB
/// each, which a text that grows asks for in every frame. So many fonts later all of them are given back.
final class PangoFonts {
  let map: UnsafeMutablePointer<PangoFontMap>
  let context: OpaquePointer
  /// The hashes of the descriptions that were asked for since fonts were given back last.
  private var asked: Set<UInt32> = []
  /// More different descriptions than this are not kept.
  private let greatestCount: Int
  /// What a program shows at a time has a dozen: 12 MB are for hundreds.
  static let greatestCount = 256
  /// The resolutions between which the map goes to and fro.
  private static let resolutions = (96.0, 97.0)
  private var resolution = resolutions.0

  /// Makes a context whose measures do not depend on the scale of a window.
  ///
  /// Hinting would move outlines and widths to whole pixels, and text would change its length when
  /// it is scaled. At 72 dots per inch a point is a pixel.
  init(greatestCount: Int) {
    self.greatestCount = greatestCount
    map = pango_cairo_font_map_new()
    context = pango_font_map_create_context(map)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    cairo_font_options_destroy(options)
    PangoAttachment.install(in: context)
  }

  deinit {
    SharedDrawing.use {
      g_object_unref(UnsafeMutableRawPointer(context))
      g_object_unref(UnsafeMutableRawPointer(map))
    }
  }

  /// Notes that a font is about to be asked for.
  func note(_ description: OpaquePointer?) {
    asked.insert(pango_font_description_hash(description))
  }

  /// Gives the fonts back if there are too many; not while a layout is being made.
  ///
  /// Layouts stay as they are: each finds the same fonts again when it is drawn the next time.
  func giveBackSurplus() {
    guard asked.count > greatestCount else { return }
    asked.removeAll(keepingCapacity: true)
    // Pango drops all of a map's fonts where its resolution changes; the context has one of its own.
    resolution = resolution == Self.resolutions.0 ? Self.resolutions.1 : Self.resolutions.0
    pango_cairo_font_map_set_resolution(OpaquePointer(map), resolution)
  }
}
