import CPangoCairo
import Foundation
package import GlissandoDrawing

/// Shapes text with Pango, and keeps what it has shaped.
///
/// Not thread-safe. Layouts are measured without hinting, so that they do not depend on the scale.
package final class PangoTextShaper: TextShaper {
  private let maker: LayoutMaker
  private let ahead: ShapingAhead
  /// Fewer would shape long lists again on every change.
  private var layouts = RecentValues<AwaitedText, TextLayout>(
    greatestCount: 512, greatestCost: 8 << 20)
  /// How many layouts were made while somebody waited for them.
  package private(set) var awaitedCount = 0

  /// Lets Pango begin to read the fonts' catalogue, on a thread of its own, which takes it as long
  /// as reading a program's arguments and making its views.
  package static func prepare() {
    g_object_unref(UnsafeMutableRawPointer(pango_cairo_font_map_new()))
  }

  /// Makes a shaper that knows the fonts installed now.
  ///
  /// - Parameter greatestFontCount: Beyond so many different fonts all are given back, to be looked for again.
  package init(greatestFontCount: Int = PangoFonts.greatestCount) {
    maker = LayoutMaker(greatestFontCount: greatestFontCount)
    ahead = ShapingAhead(maker)
  }

  deinit { ahead.want([]) }

  /// Shapes `source`, wrapping at `width` points.
  ///
  /// A width that is nil, not finite, or wide enough gives the same layout, which does not wrap.
  /// A width below one point counts as one point.
  ///
  /// - Complexity: O(1) for what is kept, else O(*n*) in the number of characters.
  package func layout(_ source: TextSource, width: Double?) -> TextLayout {
    let text = AwaitedText(source, width: width)
    let natural = kept(text.natural)
    return text.wrapped(natural).map(kept) ?? natural
  }

  package func shapeAhead(_ texts: [AwaitedText]) {
    // What is looked for here stays longest.
    ahead.want(texts.filter { $0.isMissing { layouts.value(for: $0) } })
  }

  /// The number of layouts that were made ahead and not asked for yet.
  package var aheadCount: Int { ahead.count }
  /// Whether there is more to be shaped ahead.
  package var isShapingAhead: Bool { ahead.isWorking }

  /// Whether a family is installed.
  ///
  /// - Complexity: O(*n*) in the installed families when it is first asked.
  package func hasFamily(_ name: String) -> Bool { maker.hasFamily(name) }

  private func kept(_ key: AwaitedText) -> TextLayout {
    if let layout = layouts.value(for: key) { return layout }
    let layout = ahead.consume(key) ?? made(key)
    layouts.insert(layout, for: key, cost: layout.byteCount)
    return layout
  }

  private func made(_ key: AwaitedText) -> TextLayout {
    awaitedCount += 1
    return maker.layout(key)
  }
}

extension TextLayout {
  /// About the bytes that it takes: Pango has a record for each letter, run and line.
  var byteCount: Int {
    let letters = source.spans.reduce(0) { $0 + $1.string.utf8.count }
    return 2048 + 48 * letters + 512 * (source.spans.count + lineCount)
  }
}
