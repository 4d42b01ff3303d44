import Foundation
import GlissandoDrawing
import GlissandoMotion
import TestSupport
import Testing

@testable import GlissandoPainting

/// Texts that are there before they are asked for.
@Suite("Texts that are shaped ahead")
struct ShapingAheadTests {
  private let shaper = PangoTextShaper()

  private func source(_ string: String, _ font: Font = .body) -> TextSource {
    TextSource(spans: [TextSpan(string, font: font.resolve(in: EnvironmentValues()))])
  }

  private func shapeAhead(_ texts: [AwaitedText]) {
    shaper.shapeAhead(texts)
    // Generous, because it only decides how long a failure takes.
    for _ in 0..<12_000 where shaper.isShapingAhead { Thread.sleep(forTimeInterval: 0.005) }
  }

  @Test("What was shaped ahead is there at once, wrapped too, and the same to the last pixel")
  func ready() {
    let texts = [
      AwaitedText(source("One line", .system(size: 30, weight: .heavy)), width: 500),
      AwaitedText(source("Several lines with 🎈 and 滑音"), width: 60),
      AwaitedText(source("Of any width"), width: nil),
    ]
    shapeAhead(texts)
    #expect(shaper.aheadCount == 4)
    for text in texts {
      let ahead = shaper.layout(text.source, width: text.width)
      let own = PangoTextShaper().layout(text.source, width: text.width)
      #expect(ahead.size == own.size && ahead.lineCount == own.lineCount)
      #expect(image(ahead) == image(own))
      #expect(shaper.layout(text.source, width: text.width) === ahead)
    }
    #expect(shaper.awaitedCount == 0)
    #expect(shaper.aheadCount == 0)
  }

  private func image(_ layout: TextLayout) -> PaintedImage {
    Fixture.image([Fixture.leaf(DisplayContent(text: layout), Fixture.black, Fixture.at(2, 2))])
  }

  @Test("What another call does not name is forgotten")
  func forgotten() {
    shapeAhead([AwaitedText(source("one"), width: nil), AwaitedText(source("two"), width: nil)])
    shapeAhead([AwaitedText(source("two"), width: nil)])
    #expect(shaper.aheadCount == 1)
    shapeAhead([])
    #expect(shaper.aheadCount == 0)
  }

  @Test("What has been shaped, or is there, is not shaped again")
  func known() {
    let shown = AwaitedText(source("shown before"), width: 50)
    _ = shaper.layout(shown.source, width: 50)
    shapeAhead([shown])
    #expect(shaper.aheadCount == 0)
    let text = AwaitedText(source("named twice"), width: nil)
    shapeAhead([text, text])
    shapeAhead([text])
    #expect(shaper.aheadCount == 1)
  }

  @Test("A text that takes long keeps nobody waiting, and of many only some are kept")
  func bounds() {
    shapeAhead([AwaitedText(source(String(repeating: "long ", count: 1000)), width: nil)])
    #expect(shaper.aheadCount == 0)
    let words = String(repeating: "words ", count: 300)
    shapeAhead((0..<100).map { AwaitedText(source("\($0) \(words)"), width: nil) })
    #expect((2...20).contains(shaper.aheadCount))
  }

  @Test("Those who go on while texts are shaped have their own, and all of them")
  func meanwhile() {
    let texts = (0..<60).map { AwaitedText(source("text \($0)"), width: nil) }
    shaper.shapeAhead(texts)
    for text in texts.reversed() {
      #expect(shaper.layout(text.source, width: nil).source == text.source)
    }
    shapeAhead(texts)
    #expect(shaper.aheadCount == 0)
  }
}
