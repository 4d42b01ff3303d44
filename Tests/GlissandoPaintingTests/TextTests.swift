import Foundation
import GlissandoDrawing
import GlissandoMotion
import TestSupport
import Testing

@testable import GlissandoPainting

/// How text is measured and drawn.
@Suite struct TextTests {
  private let shaper = PangoTextShaper()

  private func text(
    _ string: String, _ font: Font = .body, width: Double? = nil, lineLimit: Int? = nil,
    alignment: TextAlignment = .leading
  ) -> TextLayout {
    Fixture.text(
      string, font, width: width, lineLimit: lineLimit, alignment: alignment, shaper: shaper)
  }

  @Test("A text of many spans ends in its last line as one of a single span does")
  func manySpans() {
    let font = Font.body.resolve(in: EnvironmentValues())
    let words = (0..<2000).map { TextSpan("\($0) ", font: font) }
    let text = words.map(\.string).joined()
    for limit in [1, 3, 20] {
      let many = Fixture.shaper().layout(TextSource(spans: words, lineLimit: limit), width: 200)
      let one = Fixture.shaper().layout(
        TextSource(spans: [TextSpan(text, font: font)], lineLimit: limit), width: 200)
      #expect(many.isTruncated && many.lineCount == limit)
      #expect(many.size.height == one.size.height)
      #expect(abs(many.size.width - one.size.width) < 3)
    }
  }

  @Test("Chinese, Latin and emoji in one line all have glyphs")
  func fallback() {
    let mixed = text("Slide 滑音 to 🎈 新位置")
    #expect(mixed.unknownGlyphCount == 0)
    #expect(mixed.lineCount == 1 && mixed.hasColorGlyphs)
    // 11 Latin letters of about half the size, 5 Chinese ones of the size, and an emoji.
    #expect(mixed.size.width > 130 && mixed.size.width < 220)
    let digits = text("0123456789")
    #expect(!digits.hasColorGlyphs && digits.size.width < 110)
  }

  @Test("Measures do not depend on what was measured before, and grow with the size")
  func measures() {
    let small = text("Glissando", .system(size: 10))
    let large = text("Glissando", .system(size: 20))
    #expect(abs(large.size.width - 2 * small.size.width) < 0.5)
    #expect(abs(large.size.height - 2 * small.size.height) < 0.5)
    #expect(small.firstBaseline > 7 && small.firstBaseline < small.size.height)
    #expect(text("Glissando", .system(size: 10)) === small)
    #expect(text("").size.height > 10 && text("").size.width == 0)
  }

  @Test("Of fonts whose sizes are far apart none is more than Pango can count")
  func farApart() {
    let fonts = [1e-9, 2000, 0.001, 12].map {
      Font.system(size: $0).resolve(in: EnvironmentValues())
    }
    let spans = fonts.map { TextSpan("Glissando ", font: $0) }
    for order in [spans, spans.reversed()] {
      let layout = shaper.layout(TextSource(spans: order), width: nil)
      #expect(layout.size.width.isFinite && layout.size.width >= 0)
      #expect(layout.size.height.isFinite && layout.size.height >= 0)
    }
  }

  @Test("A text is the same at all sizes, but for its size", arguments: [3.0, 13, 72, 400])
  func sizes(_ size: Double) throws {
    let string = "The quick brown fox jumps 滑音"
    func shaped(_ size: Double, width: Double? = nil) -> TextLayout {
      text(string, .system(size: size), width: width.map { $0 * size })
    }
    for width in [nil, 6.0] {
      let (one, other) = (shaped(16, width: width), shaped(size, width: width))
      let factor = size / 16
      #expect(one.lineCount == other.lineCount)
      #expect(abs(other.size.width / factor - one.size.width) < 1e-6)
      #expect(abs(other.size.height / factor - one.size.height) < 1e-6)
      #expect(abs(other.firstBaseline / factor - one.firstBaseline) < 1e-6)
      #expect(abs(other.lastBaseline / factor - one.lastBaseline) < 1e-6)
      let (near, far) = (try #require(one.handle), try #require(other.handle))
      let (box, larger) = (near.characterBox(atByte: 10), far.characterBox(atByte: 10))
      #expect(abs(larger.midX / factor - box.midX) < 1e-6)
      #expect(abs(larger.midY / factor - box.midY) < 1e-6)
      #expect(far.byte(nearestTo: CGPoint(x: larger.midX - 0.01, y: larger.midY)) == 10)
    }
  }

  @Test("Letters of twice the size are those of the size at twice the scale, in pixels too")
  func enlarged() {
    func image(_ size: Double, scale: Double) -> PaintedImage {
      let layout = text("Glissando", .system(size: size))
      let place = Fixture.at(8 / scale, 8 / scale)
      return Fixture.image(
        [Fixture.leaf(DisplayContent(text: layout), Fixture.black, place)], width: 260, height: 70,
        scale: scale)
    }
    let difference = Fixture.difference(image(40, scale: 1), image(20, scale: 2))
    #expect(difference.greatest <= 2, "\(difference)")
  }

  @Test("Text wraps at its width, and no line is longer")
  func wrapping() {
    let string = "The quick brown fox jumps over the lazy dog and slides on"
    let wrapped = text(string, width: 120)
    #expect(wrapped.lineCount >= 3 && wrapped.size.width <= 120)
    #expect(wrapped.lastBaseline > wrapped.firstBaseline)
    #expect(!wrapped.isTruncated)
    #expect(text(string, width: 4000) === text(string))
    // Asking for the size that came out must not wrap again.
    #expect(text(string, width: Double(text(string).size.width)).lineCount == 1)
    #expect(text(string, width: Double(wrapped.size.width)).lineCount == wrapped.lineCount)
    #expect(text(string, width: -5).lineCount > 10)
    #expect(text(string, width: .nan).lineCount == 1)
  }

  @Test("Too much text ends in an ellipsis at the line limit")
  func truncation() {
    let string = "The quick brown fox jumps over the lazy dog and slides on"
    let cut = text(string, width: 120, lineLimit: 2)
    #expect(cut.lineCount == 2 && cut.isTruncated && cut.size.width <= 120)
    #expect(!text("short", width: 120, lineLimit: 2).isTruncated)
    let paragraphs = text("one\ntwo\nthree", lineLimit: 2)
    #expect(paragraphs.lineCount == 2 && paragraphs.isTruncated)
    #expect(text(string, width: 120, lineLimit: 0).lineCount == 1)
  }

  @Test("Lines stand at the side that the alignment says")
  func alignment() {
    func inkStart(_ alignment: TextAlignment) -> Int {
      let layout = text("wwwwwwwwww\ni", alignment: alignment)
      let image = Fixture.image(
        [Fixture.leaf(DisplayContent(text: layout), Fixture.black)], width: 150, height: 50)
      let row = Int(layout.lastBaseline) - 3
      return (0..<150).first { image.pixel($0, row).x < 128 } ?? -1
    }
    let starts = [TextAlignment.leading, .center, .trailing].map(inkStart)
    #expect(starts[0] >= 0 && starts[0] < 5)
    #expect(starts[1] > starts[0] + 30 && starts[2] > starts[1] + 30)
  }

  @Test("Digits of one width keep a number's width")
  func tabularDigits() {
    let ones = text("11111", .body.monospacedDigit())
    let eights = text("88888", .body.monospacedDigit())
    #expect(abs(ones.size.width - eights.size.width) < 0.01)
    // Some fonts have digits of one width anyway.
    #expect(text("11111").size.width <= text("88888").size.width)
  }

  @Test("Small capitals stand for small letters, for large ones, or for both")
  func smallCaps() {
    func width(_ string: String, _ font: Font) -> Double { text(string, font).size.width }
    let large = width("HAM", .body)
    let small = width("ham", .body.lowercaseSmallCaps())
    #expect(small < large && small != width("ham", .body))
    #expect(width("HAM", .body.lowercaseSmallCaps()) == large)
    #expect(abs(width("HAM", .body.smallCaps()) - small) < 0.5)
    #expect(width("ham", .body.smallCaps()) == small)
    #expect(width("ham", .body.uppercaseSmallCaps()) == width("ham", .body))
    #expect(
      Font.body.smallCaps() == Font.body.uppercaseSmallCaps().lowercaseSmallCaps())
  }

  @Test("Weights and designs look different")
  func styles() {
    let widths = [
      Font.body, .body.bold(), .system(size: 15, design: .monospaced),
      .system(size: 15, design: .serif),
    ].map { text("Glissando", $0).size.width }
    #expect(Set(widths.map { ($0 * 100).rounded() }).count == 4)
    #expect(text("Glissando", .custom("No such font", size: 15)).size.width > 40)
  }

  @Test("Text at rest lies on whole pixels, and text that moves between them")
  func snapping() {
    let layout = text("Hill")
    func image(_ x: Double, moving: Bool) -> PaintedImage {
      Fixture.image([
        Fixture.leaf(
          DisplayContent(text: layout), Fixture.black, Fixture.at(x, 10.3), isMoving: moving)
      ])
    }
    #expect(image(10, moving: false) == image(10.4, moving: false))
    #expect(image(10, moving: true) != image(10.4, moving: true))
  }

  @Test("Emoji keep their colours whatever the paint is")
  func emoji() {
    let layout = text("🎈", .system(size: 40))
    let image = Fixture.image([Fixture.leaf(DisplayContent(text: layout), Fixture.black)])
    let isRed = image.pixels.contains { $0 >> 16 & 0xFF > 180 && $0 >> 8 & 0xFF < 100 }
    #expect(isRed)
  }

  @Test("Colours of parts of a text are shown, and lines below and through it")
  func attributes() {
    let font = Font.title.resolve(in: EnvironmentValues())
    let blue = Color.Resolved(red: 0, green: 0, blue: 1)
    let layout = shaper.layout(
      TextSource(spans: [
        TextSpan("WW", font: font), TextSpan("WW", font: font, color: blue, underline: true),
      ]), width: nil)
    let image = Fixture.image(
      [Fixture.leaf(DisplayContent(text: layout), Fixture.red)], width: 120, height: 40)
    func has(_ color: SIMD4<UInt8>, _ columns: Range<Int>) -> Bool {
      columns.contains { x in (0..<40).contains { image.pixel(x, $0) == color } }
    }
    #expect(has(SIMD4(255, 0, 0, 255), 0..<40) && !has(SIMD4(0, 0, 255, 255), 0..<40))
    #expect(has(SIMD4(0, 0, 255, 255), 60..<110))
  }

  @Test("Bytes of zero and lone marks do no harm")
  func oddText() {
    for string in [
      "a\0b", "\u{301}", "\u{200D}\u{FE0F}", "\r\n\r\n", String(repeating: "x", count: 5000),
    ] {
      #expect(text(string, width: 50, lineLimit: 3).size.height > 0)
    }
  }

  @Test("A word of any length breaks where its letters no longer fit, and none of it is left out")
  func endlessWord() {
    func lines(_ letters: Int) -> Int {
      text(String(repeating: "n", count: letters), width: 100).lineCount
    }
    // So few letters are shaped as one piece.
    let inOnePiece = lines(500)
    for factor in [3, 100] {
      #expect(abs(lines(500 * factor) - factor * inOnePiece) <= factor)
    }
    // Accents stay with their letters: of pieces that part them there would be wider ones.
    let plain = text(String(repeating: "e", count: 3000))
    let accented = text(String(repeating: "e\u{301}", count: 3000))
    #expect(abs(plain.size.width - accented.size.width) < 1)
  }
}
