import Foundation
import GlissandoDrawing
import GlissandoMotion
import TestSupport
import Testing

@testable import GlissandoPainting

/// What is kept of texts has an end, however often they change.
@MainActor
@Suite struct TextMemoryTests {
  private func source(_ spans: [(String, Double)]) -> TextSource {
    TextSource(
      spans: spans.map {
        TextSpan($0, font: Font.system(size: $1).resolve(in: EnvironmentValues()))
      }, alignment: .leading)
  }

  @Test("A text of which a part grows in each frame takes no more fonts")
  func fonts() {
    let shaper = PangoTextShaper(greatestFontCount: 8)
    let painter = Painter()
    var size = 10.0
    func paint(_ count: Int) {
      for _ in 0..<count {
        size += 0.01
        let layout = shaper.layout(source([("Large", 14), (" and small", size)]), width: nil)
        let item = Fixture.leaf(DisplayContent(text: layout), Fixture.black, Fixture.at(0, 0))
        _ = PaintedImage(
          DisplayList(items: [item]), width: 100, height: 20, background: Fixture.white,
          painter: painter)
      }
    }
    // What is kept of the last hundreds has an end, and goes many at a time: only more of them than that tell it from
    // what is kept for ever, 50 KB each.
    let count = 600
    paint(count)
    let limit = 16_000 * count
    let growth = leastGrowth(of: 1, below: limit) { paint(count) }
    #expect(growth < limit, "\(growth) bytes")
  }

  @Test("Layouts look the same after their fonts have been given back")
  func givenBack() {
    let shaper = PangoTextShaper(greatestFontCount: 8)
    let shown = source([("One of ", 12), ("two sizes", 19)])
    func image(_ layout: TextLayout) -> PaintedImage {
      Fixture.image(
        [Fixture.leaf(DisplayContent(text: layout), Fixture.black, Fixture.at(2, 2))])
    }
    let layout = shaper.layout(shown, width: 60)
    let before = image(layout)
    for step in 0..<40 {
      _ = shaper.layout(source([("a", 10), ("b", 10 + Double(step) / 7)]), width: nil)
    }
    #expect(image(layout) == before)
    #expect(
      layout.handle?.characterBox(atByte: 3)
        == shaper.layout(shown, width: 60).handle?.characterBox(atByte: 3))
  }

  @Test(
    "A text of hundreds of lines that grows by one in each frame is not kept in all its lengths")
  func longTexts() {
    let shaper = PangoTextShaper()
    var text = String(repeating: "a line of a protocol, of which there are many\n", count: 600)
    func grow(_ count: Int) {
      for _ in 0..<count {
        text += "and one more line\n"
        _ = shaper.layout(source([(text, 12)]), width: nil)
      }
    }
    grow(12)
    let limit = 8 << 20
    let growth = leastGrowth(below: limit) { grow(12) }
    #expect(growth < limit, "\(growth) bytes")
  }
}
