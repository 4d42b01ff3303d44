import CPangoCairo
import GlissandoDrawing

/// Makes the layouts of one shaper with its fonts, on whichever thread asks.
final class LayoutMaker: @unchecked Sendable {  // used only while Pango is held
  private let fonts: PangoFonts
  /// Looked for with the first text: until then Pango reads the fonts' catalogue on a thread of its
  /// own, and a program that makes its shaper early has something else to do.
  private lazy var families = FontFamilies(fonts.map)
  private var missingFonts = MissingFonts()

  init(greatestFontCount: Int) { fonts = PangoFonts(greatestCount: greatestFontCount) }

  func hasFamily(_ name: String) -> Bool { SharedDrawing.use { families.contains(name) } }

  func layout(_ key: AwaitedText) -> TextLayout {
    SharedDrawing.use {
      fonts.giveBackSurplus()
      var builder = PangoLayoutBuilder(
        fonts: fonts, families: families, source: key.source, width: key.width)
      let layout = builder.build()
      if layout.unknownGlyphCount > 0 { missingFonts.warn(about: key.source.string) }
      return layout
    }
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
