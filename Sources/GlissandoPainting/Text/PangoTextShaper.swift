import CPangoCairo
import Foundation
package import GlissandoDrawing

/// Shapes text with Pango, and keeps what it has shaped.
///
/// Not thread-safe. Layouts are measured without hinting, so that they do not depend on the scale.
package final class PangoTextShaper: TextShaper {
  private struct Key: Hashable {
    let source: TextSource
    let width: Double?
  }

  private let fonts: PangoFonts
  /// Looked for with the first text: until then Pango reads the fonts' catalogue on a thread of its
  /// own, and a program that makes its shaper early has something else to do.
  private lazy var families = FontFamilies(fonts.map)
  /// Fewer would shape long lists again on every change.
  private var layouts = RecentValues<Key, TextLayout>(greatestCount: 512, greatestCost: 8 << 20)
  private var missingFonts = MissingFonts()

  /// Lets Pango begin to read the fonts' catalogue, on a thread of its own, which takes it as long
  /// as reading a program's arguments and making its views.
  package static func prepare() {
    g_object_unref(UnsafeMutableRawPointer(pango_cairo_font_map_new()))
  }

  /// Makes a shaper that knows the fonts installed now.
  ///
  /// - Parameter greatestFontCount: Beyond so many different fonts all are given back, to be looked for again.
  package init(greatestFontCount: Int = PangoFonts.greatestCount) {
    fonts = PangoFonts(greatestCount: greatestFontCount)
  }

  /// Shapes `source`, wrapping at `width` points.
  ///
  /// A width that is nil, not finite, or wide enough gives the same layout, which does not wrap.
  /// A width below one point counts as one point.
  ///
  /// - Complexity: O(1) for what is kept, else O(*n*) in the number of characters.
  package func layout(_ source: TextSource, width: Double?) -> TextLayout {
    guard let width, width.isFinite else { return kept(source, width: nil) }
    let natural = kept(source, width: nil)
    if Double(natural.size.width) <= width { return natural }
    return kept(source, width: max(1, width))
  }

  /// Whether a family is installed.
  ///
  /// - Complexity: O(*n*) in the installed families when it is first asked.
  package func hasFamily(_ name: String) -> Bool {
    SharedDrawing.use { families.contains(name) }
  }

  private func kept(_ source: TextSource, width: Double?) -> TextLayout {
    let key = Key(source: source, width: width)
    if let layout = layouts.value(for: key) { return layout }
    let layout = shape(source, width: width)
    layouts.insert(layout, for: key, cost: Self.byteCount(of: layout))
    return layout
  }

  /// About the bytes that a layout takes: Pango has a record for each letter, run and line.
  private static func byteCount(of layout: TextLayout) -> Int {
    let letters = layout.source.spans.reduce(0) { $0 + $1.string.utf8.count }
    return 2048 + 48 * letters + 512 * (layout.source.spans.count + layout.lineCount)
  }

  private func shape(_ source: TextSource, width: Double?) -> TextLayout {
    SharedDrawing.use { shapeAlone(source, width: width) }
  }

  private func shapeAlone(_ source: TextSource, width: Double?) -> TextLayout {
    fonts.giveBackSurplus()
    var builder = PangoLayoutBuilder(
      fonts: fonts, families: families, source: source, width: width)
    let layout = builder.build()
    if layout.unknownGlyphCount > 0 { missingFonts.warn(about: source.string) }
    return layout
  }
}

/// Names the font packages to install, once for each.
private struct MissingFonts {
  private var named: Set<String> = []

  mutating func warn(about text: String) {
    let package = MissingFonts.package(for: text)
    guard named.insert(package).inserted else { return }
    Warning.write(
      "no font has all the characters of \"\(text.prefix(40))\": boxes are shown instead; "
        + "install a font that has them, such as the package \(package)")
  }

  private static func package(for text: String) -> String {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x1100...0x11FF, 0x2E80...0x9FFF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFFEF,
        0x20000...0x3FFFF:
        return "fonts-noto-cjk"
      case 0x1F000...0x1FAFF: return "fonts-noto-color-emoji"
      default: continue
      }
    }
    return "fonts-noto-core"
  }
}
