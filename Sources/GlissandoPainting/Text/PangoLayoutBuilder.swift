import CPangoCairo
import Foundation
import GlissandoDrawing
import Synchronization

/// Makes one layout.
struct PangoLayoutBuilder {
  let fonts: PangoFonts
  let families: FontFamilies
  let source: TextSource
  let width: Double?
  /// Pango's units in a point of the text.
  private let units: Double
  private let layout: OpaquePointer
  private var isCut = false

  /// The size, in points of its layout, at which the first letters of every text are shaped.
  ///
  /// Nothing is hinted, so that a text of twice the size is the same text twice as large. Shaped at
  /// one size, all sizes share their fonts: to find those for a new size takes fontconfig longer
  /// than the shaping itself, in each frame of a text that grows.
  private static let shapedSize = 16.0
  /// In Pango's units: FreeType has no larger letters.
  ///
  /// Only beside first letters that are thousands of times smaller there could be some.
  private static let greatestFontSize = 32_000.0 * Double(PANGO_SCALE)

  init(
    fonts: PangoFonts, families: FontFamilies, source: TextSource, width: Double?
  ) {
    self.fonts = fonts
    self.families = families
    self.source = source
    self.width = width
    let size = source.spans.first?.font.size ?? 0
    units = Double(PANGO_SCALE) * (size > 0 && size.isFinite ? Self.shapedSize / size : 1)
    layout = pango_layout_new(fonts.context)
  }

  mutating func build() -> TextLayout {
    configure()
    setText(source.spans)
    limitLines()
    return measured()
  }

  private func configure() {
    if let width {
      // Rounded up, so that the width of a line is wide enough for it.
      pango_layout_set_width(layout, whole(width, .up))
    }
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    switch source.alignment {
    case .leading: pango_layout_set_alignment(layout, PANGO_ALIGN_LEFT)
    case .center: pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
    case .trailing: pango_layout_set_alignment(layout, PANGO_ALIGN_RIGHT)
    }
    if source.lineSpacing != 0 {
      pango_layout_set_spacing(
        layout, whole(source.lineSpacing, .toNearestOrEven))
    }
    switch source.spans.first?.font.leading {
    case .tight: pango_layout_set_line_spacing(layout, 0.9)
    case .loose: pango_layout_set_line_spacing(layout, 1.15)
    default: break
    }
  }

  /// Points in Pango's units, limited to what those can express.
  private func whole(_ points: Double, _ rule: FloatingPointRoundingRule) -> Int32 {
    let greatest = Double(Int32.max / 4)
    guard points.isFinite else { return 0 }
    return Int32(max(-greatest, min((points * units).rounded(rule), greatest)))
  }

  // MARK: Text and its attributes

  private func setText(_ spans: [TextSpan]) {
    let text = spans.count == 1 ? spans[0].string : spans.map(\.string).joined()
    // Pango's text ends at a zero byte.
    let clean = shown(Self.hasZeros(text) ? text.filter { $0 != "\0" } : text)
    pango_layout_set_text(layout, clean, -1)
    let attributes = pango_attr_list_new()
    // A word that is broken because it does not fit gets no hyphen that the text does not have.
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    var start: UInt32 = 0
    for span in spans {
      let zeros = Self.hasZeros(span.string) ? span.string.utf8.count(where: { $0 == 0 }) : 0
      let end = start + UInt32(span.string.utf8.count - zeros)
      add(span, from: start, to: end, to: attributes)
      start = end
    }
    part(longWordsOf: clean, in: attributes)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    if let font = spans.first?.font {
      // The font of an empty text, whose height still counts.
      let description = makeDescription(font)
      pango_layout_set_font_description(layout, description)
      pango_font_description_free(description)
    }
  }

  private static func hasZeros(_ text: String) -> Bool {
    text.withCString { strlen($0) } < text.utf8.count
  }

  /// Pango's lengths have 31 bits: longer lines and more of them would overflow, and be placed anywhere.
  ///
  /// And for each line it counts all letters before it: 8,000 lines take it a second, 64,000 a minute.
  private static let (longestParagraph, longestText, mostLines) = (1 << 17, 1 << 20, 1 << 13)

  private static let isFirstCut = Atomic(true)

  /// As much of a text as can be laid out, and no more lines than tell that a limit is passed; that there
  /// is more than can be laid out is said once.
  private func shown(_ text: String) -> String {
    guard text.utf8.count > 1 << 13 else { return text }
    let wanted = max(1, source.lineLimit ?? .max)
    let most = wanted < Self.mostLines ? wanted + 1 : Self.mostLines
    var (length, paragraph, lines) = (0, 0, 0)
    for byte in text.utf8 {
      let isEnd = byte == 0x0A
      paragraph = isEnd ? 0 : paragraph + 1
      if isEnd { lines += 1 }
      guard paragraph <= Self.longestParagraph, lines < most, length < Self.longestText else {
        break
      }
      length += 1
    }
    guard length < text.utf8.count else { return text }
    if lines < wanted, Self.isFirstCut.exchange(false, ordering: .relaxed) {
      Warning.write(
        "a text of \(text.utf8.count) bytes is shown up to \(length) of them; split it into several"
      )
    }
    // Not in the middle of a character.
    let bytes = text.utf8.prefix(length)
    let end = bytes.lastIndex { $0 & 0xC0 != 0x80 } ?? bytes.startIndex
    return String(text[..<end])
  }

  /// In bytes.
  private static let (longestWord, longestPiece) = (512, 256)

  /// Has long words shaped in pieces, which an attribute parts that says nothing new.
  ///
  /// Wherever Pango breaks a word that does not fit it shapes all that is left of it again, up to the end of a piece.
  private func part(longWordsOf text: String, in list: OpaquePointer?) {
    guard text.utf8.count > Self.longestWord else { return }
    var (word, piece, isOdd) = (0, 0, false)
    for (place, byte) in text.utf8.enumerated() {
      // Scripts whose characters take three bytes and more break between those, most of them.
      if byte <= 0x20 || byte >= 0xE0 { (word, piece) = (place + 1, place + 1) }
      // Not in the middle of a character, nor before an accent.
      let mayPart = byte & 0xC0 != 0x80 && byte != 0xCC && byte != 0xCD
      guard mayPart, place - piece >= Self.longestPiece, place - word >= Self.longestWord else {
        continue
      }
      isOdd.toggle()
      if isOdd {
        let attribute = pango_attr_fallback_new(1)
        attribute?.pointee.start_index = UInt32(piece)
        attribute?.pointee.end_index = UInt32(place)
        pango_attr_list_insert(list, attribute)
      }
      piece = place
    }
  }

  private func add(_ span: TextSpan, from start: UInt32, to end: UInt32, to list: OpaquePointer?) {
    func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
      attribute?.pointee.start_index = start
      attribute?.pointee.end_index = end
      pango_attr_list_insert(list, attribute)
    }
    let description = makeDescription(span.font)
    insert(pango_attr_font_desc_new(description))
    pango_font_description_free(description)
    if let attachment = span.attachment {
      insert(PangoAttachment.attribute(for: attachment, units: units))
    }
    if let features = span.font.features { insert(pango_attr_font_features_new(features)) }
    if span.isUnderlined { insert(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
    if span.isStruckThrough { insert(pango_attr_strikethrough_new(1)) }
    if span.kerning != 0 {
      insert(
        pango_attr_letter_spacing_new(whole(span.kerning, .toNearestOrEven)))
    }
    if span.baselineOffset != 0 {
      insert(pango_attr_rise_new(whole(span.baselineOffset, .toNearestOrEven)))
    }
    func channel(_ value: Float) -> UInt16 { UInt16((max(0, min(value, 1)) * 65535).rounded()) }
    if let color = span.color {
      insert(
        pango_attr_foreground_new(channel(color.red), channel(color.green), channel(color.blue)))
      insert(pango_attr_foreground_alpha_new(max(1, channel(color.opacity))))
    }
    if let color = span.backgroundColor {
      insert(
        pango_attr_background_new(channel(color.red), channel(color.green), channel(color.blue)))
      insert(pango_attr_background_alpha_new(max(1, channel(color.opacity))))
    }
    if span.isUnderlined, let color = span.underlineColor {
      insert(
        pango_attr_underline_color_new(
          channel(color.red), channel(color.green), channel(color.blue)))
    }
    if span.isStruckThrough, let color = span.strikethroughColor {
      insert(
        pango_attr_strikethrough_color_new(
          channel(color.red), channel(color.green), channel(color.blue)))
    }
  }

  private func makeDescription(_ font: FontDescriptor) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, families.names(for: font.family))
    // Whole, as Pango cuts off what is behind the point.
    pango_font_description_set_absolute_size(
      description, min(font.size * units, Self.greatestFontSize).rounded())
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: PangoWeight.RawValue(max(1, min(font.weight.value, 1000))))
    )
    pango_font_description_set_style(
      description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    if font.width != 1 {
      pango_font_description_set_stretch(description, Self.stretch(font.width))
      // Variable fonts have widths in between, in per cent.
      pango_font_description_set_variations(
        description, "wdth=\(Int(clamping: Double(font.width * 100)))")
    }
    if font.smallCaps.contains(.lowercase) {
      pango_font_description_set_variant(
        description,
        font.smallCaps.contains(.uppercase)
          ? PANGO_VARIANT_ALL_SMALL_CAPS : PANGO_VARIANT_SMALL_CAPS)
    }
    fonts.note(description)
    return description
  }

  private static func stretch(_ width: Double) -> PangoStretch {
    switch width {
    case ..<0.7: PANGO_STRETCH_EXTRA_CONDENSED
    case ..<0.9: PANGO_STRETCH_CONDENSED
    case ..<1.1: PANGO_STRETCH_NORMAL
    default: PANGO_STRETCH_EXPANDED
    }
  }

  // MARK: Limiting the lines

  /// Pango limits the lines of each paragraph; the paragraphs beyond are cut off here.
  private mutating func limitLines() {
    guard let lineLimit = source.lineLimit else { return }
    let limit = min(max(1, lineLimit), Int(Int32.max))
    if pango_layout_get_line_count(layout) <= Int32(limit) { return }
    if hasNewlines {
      cut(toLines: limit)
    } else {
      leaveOut(farBeyondLines: limit)
      switch source.truncation {
      case .head: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_START)
      case .middle: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
      case .tail: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
      }
      pango_layout_set_height(layout, -Int32(limit))
    }
  }

  private var hasNewlines: Bool {
    String(cString: pango_layout_get_text(layout)).unicodeScalars.contains {
      switch $0 {
      case "\n"..."\r", "\u{85}", "\u{2028}", "\u{2029}": true
      default: false
      }
    }
  }

  /// Of more spans Pango's search for the place of an ellipsis takes long: with each one that it leaves out, it walks along
  /// all that are before it.
  private static let mostSearchedSpans = 64

  /// Leaves out what lies more than a line beyond those that are shown, of which none can be seen.
  private func leaveOut(farBeyondLines limit: Int) {
    guard source.truncation == .tail, source.spans.count > Self.mostSearchedSpans,
      Int(pango_layout_get_line_count(layout)) > limit + 1,
      let line = pango_layout_get_line_readonly(layout, Int32(limit))
    else { return }
    setText(spans(upTo: Int(line.pointee.start_index + line.pointee.length)))
  }

  /// Leaves out what lies beyond a line, and characters before it until the ellipsis fits.
  private mutating func cut(toLines limit: Int) {
    guard let line = pango_layout_get_line_readonly(layout, Int32(limit - 1)) else { return }
    var length = Int(line.pointee.start_index + line.pointee.length)
    isCut = true
    repeat {
      setText(spans(cutAt: length))
      length -= 1
    } while length > 0 && pango_layout_get_line_count(layout) > Int32(limit)
  }

  /// The spans up to a byte.
  private func spans(upTo end: Int) -> [TextSpan] {
    var result: [TextSpan] = []
    var left = end
    for var span in source.spans where left > 0 {
      let bytes = span.string.utf8
      if bytes.count > left {
        span.string = String(decoding: bytes.prefix(left), as: UTF8.self)
          .replacingOccurrences(of: "\u{FFFD}", with: "")
      }
      left -= bytes.count
      result.append(span)
    }
    return result
  }

  /// The spans up to a byte, with an ellipsis.
  private func spans(cutAt end: Int) -> [TextSpan] {
    var result = spans(upTo: end)
    guard var last = result.popLast() else { return source.spans }
    while let character = last.string.last, character.isWhitespace { last.string.removeLast() }
    last.string += "…"
    return result + [last]
  }

  // MARK: Measuring

  private func measured() -> TextLayout {
    var ink = PangoRectangle()
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, &ink, &logical)
    if source.spans.contains(where: { $0.backgroundColor != nil }) { ink = logical }
    let offsetX = -Double(logical.x) / units
    let firstBaseline = Double(pango_layout_get_baseline(layout)) / units
    let lines = lines
    let text = PangoText(
      layout: layout, offsetX: offsetX, firstBaseline: firstBaseline, units: units)
    let inkBounds = CGRect(
      x: Double(ink.x) / units + offsetX, y: Double(ink.y) / units,
      width: Double(ink.width) / units, height: Double(ink.height) / units
    ).insetBy(dx: -text.inkEdge, dy: -text.inkEdge)
    return TextLayout(
      source: source,
      size: CGSize(
        width: widthWithinLimit(Double(logical.width) / units),
        height: Double(logical.height) / units),
      firstBaseline: firstBaseline, lastBaseline: lines.lastBaseline,
      lineCount: Int(pango_layout_get_line_count(layout)),
      isTruncated: isCut || pango_layout_is_ellipsized(layout) != 0,
      inkBounds: ink.width == 0 || ink.height == 0 ? .null : inkBounds,
      hasColorGlyphs: lines.hasColorGlyphs,
      unknownGlyphCount: Int(pango_layout_get_unknown_glyphs_count(layout)), handle: text)
  }

  /// The width, less what the limit was rounded up by.
  private func widthWithinLimit(_ measured: Double) -> Double {
    guard let width, measured - width <= 1 / units else { return measured }
    return min(measured, width)
  }

  /// What only a walk along the lines and their runs tells.
  private var lines: (lastBaseline: Double, hasColorGlyphs: Bool) {
    let iterator = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(iterator) }
    var baseline: Int32 = 0
    var hasColorGlyphs = false
    repeat {
      baseline = pango_layout_iter_get_baseline(iterator)
      if let run = pango_layout_iter_get_run_readonly(iterator) {
        hasColorGlyphs = hasColorGlyphs || Self.isColored(run)
      }
    } while pango_layout_iter_next_run(iterator) != 0
    return (Double(baseline) / units, hasColorGlyphs)
  }

  private static func isColored(_ run: UnsafeMutablePointer<PangoGlyphItem>) -> Bool {
    guard let glyphs = run.pointee.glyphs?.pointee else { return false }
    for index in 0..<Int(glyphs.num_glyphs) where glyphs.glyphs[index].attr.is_color != 0 {
      return true
    }
    return false
  }
}

extension FontDescriptor {
  /// The features of a font that are switched on, as Pango writes them; nil for none.
  fileprivate var features: String? {
    var features: [String] = []
    if hasTabularDigits { features.append("tnum=1") }
    // Pango has a variant for all the others.
    if smallCaps == .uppercase { features.append("c2sc=1") }
    return features.isEmpty ? nil : features.joined(separator: ",")
  }
}
