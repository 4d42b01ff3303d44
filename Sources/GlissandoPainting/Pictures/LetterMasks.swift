import CPangoCairo
import Foundation
import GlissandoDrawing

/// Letters at one scale, each drawn once for every position between pixels that it is met at.
///
/// A text that comes into sight is put together from them. That takes a tenth of the time of filling
/// its outlines: most letters of a new row have been met before. Positions are rounded to quarters of
/// a pixel, and a letter's coverage depends on nothing else: the same text gives the same pixels
/// whatever was drawn before.
final class LetterMasks {
  /// Coverage without its empty edges.
  private struct Letter {
    /// Where it begins in `coverage`.
    let start: Int
    let width: Int
    let height: Int
    /// The top left pixel relative to the one that the letter stands on.
    let left: Int
    let top: Int
  }

  private struct Key: Hashable {
    let font: UnsafeMutablePointer<PangoFont>
    let glyph: PangoGlyph
    /// Pixels per point of the layout: all sizes of a text share its fonts.
    let scale: Double
    /// Parts of a pixel to the right, and down.
    let phaseX: UInt8
    let phaseY: UInt8
  }

  /// Where letters are put together.
  struct Ground {
    let bytes: UnsafeMutablePointer<UInt8>
    let stride: Int
    /// In pixels; (0, 0) is the pixel of the text's anchor.
    let area: IntRect
  }

  /// The bytes of coverage that are kept; beyond, all are dropped and drawn again as they are met.
  ///
  /// A letter of a body takes 100 bytes for each position: all of a language's in three sizes fit.
  private static let byteLimit = 2 << 20
  /// So many letters and fonts are kept, too: of tiny letters the coverage is the least, and a font takes 50 KB.
  private static let (mostLetters, mostFonts) = (1 << 15, PangoFonts.greatestCount)
  /// Larger letters, in pixels, are filled as outlines: few are met twice at one position.
  private static let greatestSize = 48.0
  /// 2 to this power are the positions that are told apart within a pixel.
  private static let phaseBits = 2
  private static let phaseCount = Double(1 << phaseBits)

  /// Pixels per point of the window; text at any other scale is on its way, and not worth keeping.
  var scale = 1.0 {
    didSet { if scale != oldValue { removeAll() } }
  }
  private var letters: [Key: Letter] = [:]
  private var coverage: [UInt8] = []
  /// The fonts of the keys, which must not be freed: another font could take the address.
  private var fonts: Set<UnsafeMutablePointer<PangoFont>> = []
  private let drawing = ScratchMemory()

  deinit { releaseFonts() }

  private var isFull: Bool {
    coverage.count > Self.byteLimit || letters.count > Self.mostLetters
      || fonts.count > Self.mostFonts
  }

  private func removeAll() {
    letters.removeAll(keepingCapacity: true)
    coverage.removeAll(keepingCapacity: true)
    releaseFonts()
  }

  private func releaseFonts() {
    // A font takes itself off its map, where another thread may be looking for one.
    SharedDrawing.use {
      for font in fonts { g_object_unref(UnsafeMutableRawPointer(font)) }
    }
    fonts.removeAll(keepingCapacity: true)
  }

  /// Whether a text consists of nothing but small letters of one colour, at the scale of the window.
  func canDraw(_ layout: TextLayout, scale: Double) -> Bool {
    guard scale == self.scale, layout.unknownGlyphCount == 0, !layout.hasColorGlyphs else {
      return false
    }
    return layout.source.spans.allSatisfy { span in
      span.font.size * scale <= Self.greatestSize && span.attachment == nil
        && !span.isUnderlined && !span.isStruckThrough && span.baselineOffset == 0
        && !span.hasOwnColors
    }
  }

  // MARK: Putting together

  /// Adds the coverage of a text whose anchor lies inside the pixel at (0, 0).
  func draw(_ text: PangoText, fraction: SIMD2<Double>, on ground: Ground) {
    if isFull { removeAll() }
    text.forEachLine(pixelsPerPoint: scale) { line, x, y in
      var position = x
      var next = line.pointee.runs
      while let node = next {
        next = node.pointee.next
        guard let run = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) else {
          continue
        }
        draw(run.pointee, of: text, &position, y, fraction, on: ground)
      }
    }
  }

  /// Adds a run that begins at a position, in points from the anchor, and moves on to its end.
  private func draw(
    _ run: PangoGlyphItem, of text: PangoText, _ position: inout Double, _ y: Double,
    _ fraction: SIMD2<Double>, on ground: Ground
  ) {
    guard let font = run.item?.pointee.analysis.font, let string = run.glyphs?.pointee else {
      return
    }
    // Letters of different scripts in one line may stand on different baselines.
    let y = y - Double(run.y_offset) / text.units
    position += Double(run.start_x_offset) / text.units
    defer { position += Double(run.end_x_offset) / text.units }
    for index in 0..<Int(string.num_glyphs) {
      let info = string.glyphs[index]
      let offset = SIMD2(Double(info.geometry.x_offset), Double(info.geometry.y_offset))
      if info.glyph != Self.emptyGlyph {
        let place = (SIMD2(position, y) + offset / text.units) * scale + fraction
        draw(info.glyph, font, scale * text.scale, at: place, on: ground)
      }
      position += Double(info.geometry.width) / text.units
    }
  }

  /// What Pango puts where there is nothing to be drawn, `PANGO_GLYPH_EMPTY`.
  private static let emptyGlyph: PangoGlyph = 0x0FFF_FFFF

  private func draw(
    _ glyph: PangoGlyph, _ font: UnsafeMutablePointer<PangoFont>, _ scale: Double,
    at place: SIMD2<Double>, on ground: Ground
  ) {
    let x = Int((place.x * Self.phaseCount + 0.5).rounded(.down))
    let y = Int((place.y * Self.phaseCount + 0.5).rounded(.down))
    let mask = 1 << Self.phaseBits - 1
    let letter = letter(
      Key(
        font: font, glyph: glyph, scale: scale, phaseX: UInt8(x & mask), phaseY: UInt8(y & mask)))
    add(
      letter, x: x >> Self.phaseBits - ground.area.left, y: y >> Self.phaseBits - ground.area.top,
      ground)
  }

  /// Adds coverage: outlines that touch share the pixels of their edge.
  private func add(_ letter: Letter, x: Int, y: Int, _ ground: Ground) {
    let box = IntRect(
      left: x + letter.left, top: y + letter.top, right: x + letter.left + letter.width,
      bottom: y + letter.top + letter.height)
    let part = box.intersection(
      IntRect(left: 0, top: 0, right: ground.area.width, bottom: ground.area.height))
    if part.isEmpty { return }
    coverage.withUnsafeBufferPointer { coverage in
      guard let base = coverage.baseAddress else { return }
      for row in part.top..<part.bottom {
        let source = base + letter.start + (row - box.top) * letter.width - box.left
        let target = ground.bytes + row * ground.stride
        for column in part.left..<part.right {
          let sum = target[column] &+ source[column]
          target[column] = sum < source[column] ? 255 : sum
        }
      }
    }
  }

  // MARK: Drawing letters

  private func letter(_ key: Key) -> Letter {
    if let letter = letters[key] { return letter }
    if fonts.insert(key.font).inserted { g_object_ref(UnsafeMutableRawPointer(key.font)) }
    let letter = drawn(key) ?? Letter(start: 0, width: 0, height: 0, left: 0, top: 0)
    letters[key] = letter
    return letter
  }

  /// Draws a letter; nil where it covers nothing.
  private func drawn(_ key: Key) -> Letter? {
    guard let font = pango_cairo_font_get_scaled_font(OpaquePointer(key.font)) else { return nil }
    var glyph = cairo_glyph_t(index: UInt(key.glyph), x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(font, &glyph, 1, &extents)
    let scale = key.scale
    let fraction = SIMD2(Double(key.phaseX), Double(key.phaseY)) / Self.phaseCount
    let area = IntRect(
      around: CGRect(
        x: extents.x_bearing * scale + fraction.x, y: extents.y_bearing * scale + fraction.y,
        width: extents.width * scale, height: extents.height * scale
      ).insetBy(dx: -1, dy: -1))
    if area.isEmpty || extents.width <= 0 || extents.height <= 0 { return nil }
    // Cairo wants rows of whole 32-bit words.
    let stride = (area.width + 3) & ~3
    let bytes = drawing.prepareZeros(stride * area.height)
    guard
      let context = CairoMask.makeContext(
        bytes, width: area.width, height: area.height, stride: stride)
    else { return nil }
    defer { cairo_destroy(context) }
    cairo_translate(
      context, fraction.x - Double(area.left), fraction.y - Double(area.top))
    cairo_scale(context, scale, scale)
    cairo_set_scaled_font(context, font)
    cairo_glyph_path(context, &glyph, 1)
    cairo_fill(context)
    return keep(bytes, stride, area)
  }

  /// Keeps what was drawn without its empty edges.
  private func keep(_ bytes: UnsafePointer<UInt8>, _ stride: Int, _ area: IntRect) -> Letter? {
    var box = IntRect(left: .max, top: .max, right: .min, bottom: .min)
    for row in 0..<area.height {
      for column in 0..<area.width where bytes[row * stride + column] != 0 {
        box = IntRect(
          left: min(box.left, column), top: min(box.top, row), right: max(box.right, column + 1),
          bottom: row + 1)
      }
    }
    guard box.left < box.right else { return nil }
    let start = coverage.count
    for row in box.top..<box.bottom {
      coverage.append(
        contentsOf: UnsafeBufferPointer(
          start: bytes + row * stride + box.left, count: box.width))
    }
    return Letter(
      start: start, width: box.width, height: box.height, left: area.left + box.left,
      top: area.top + box.top)
  }
}
