import Foundation
import GlissandoDrawing
import TestSupport
import Testing

@testable import GlissandoPainting

/// Texts that are put together from letters, against the same outlines filled by Cairo.
@Suite struct LetterMaskTests {
  private static let side = 150

  /// A text whose anchor lies at a place, painted by Cairo alone.
  private func filled(_ layout: TextLayout, _ place: CGAffineTransform) -> PaintedImage {
    let side = Self.side
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: side * side)
    pixels.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      let buffer = PixelBuffer(base: base, width: side, height: side, bytesPerRow: side * 4)
      guard let target = RasterTarget(buffer) else { return }
      CairoLeaf.draw(
        DisplayContent(text: layout), paint: Fixture.black, opacity: 1, matrix: place,
        pixelsPerPoint: 1, on: target.context)
    }
    return PaintedImage(width: side, height: side, pixels: pixels)
  }

  private func painted(
    _ layout: TextLayout, _ place: CGAffineTransform, isMoving: Bool = false
  ) -> PaintedImage {
    Fixture.image(
      [Fixture.leaf(DisplayContent(text: layout), Fixture.black, place, isMoving: isMoving)],
      width: Self.side, height: Self.side)
  }

  /// How dark an image is, in whole pixels of black.
  private func ink(_ image: PaintedImage) -> Double {
    image.pixels.reduce(0) { $0 + Double(255 - Int($1 & 0xFF)) / 255 }
  }

  @Test(
    "Letters put together look like the outlines of the text",
    arguments: [
      "Row number 4711", "Größe, naïve, fi ffl", "字体 and letters", "سلام عليكم", "e\u{301}a\u{308}",
      "two\nlines, further apart",
    ])
  func likeOutlines(_ string: String) {
    let layout = Fixture.text(string)
    for place in [Fixture.at(8, 12), Fixture.at(20, 40)] {
      // At rest the anchor lies on a whole pixel.
      let baseline = (place.ty + layout.firstBaseline).rounded() - layout.firstBaseline
      let ours = painted(layout, place)
      let exact = filled(layout, Fixture.at(place.tx, baseline))
      #expect(abs(ink(ours) - ink(exact)) < 0.02 * ink(exact))
      // A sixteenth of a pixel is as much of a letter's upright edge, and twice that where two of its
      // edges share a pixel.
      #expect(Fixture.difference(ours, exact).greatest <= 2 * 255 / 16 + 8)
    }
  }

  @Test("The same text has the same pixels whatever was painted before, and wherever it is damaged")
  func independence() {
    let shaper = Fixture.shaper()
    let layout = Fixture.text("Always the same", shaper: shaper)
    let fresh = painted(layout, Fixture.at(10.3, 20.6), isMoving: true)
    let others = (0..<40).map {
      Fixture.leaf(
        DisplayContent(text: Fixture.text("Other words, \($0)", shaper: shaper)), Fixture.black,
        id: UInt64($0 + 2), Fixture.at(Double($0) * 1.37, Double($0) * 3.11), isMoving: true)
    }
    let painter = Painter()
    var pixels = [UInt32](repeating: 0, count: Self.side * Self.side)
    pixels.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      let buffer = PixelBuffer(
        base: base, width: Self.side, height: Self.side, bytesPerRow: Self.side * 4)
      let content = DisplayContent(text: layout)
      let own = Fixture.leaf(content, Fixture.black, Fixture.at(10.3, 20.6), isMoving: true)
      for items in [others, [own], [own], [own]] {
        painter.paint(
          DisplayList(items: items), into: buffer, scale: 1, damage: nil,
          background: Fixture.white)
      }
    }
    #expect(pixels == fresh.pixels)
  }

  @Test("A text that moves by an eighth of a pixel keeps the distances of its letters")
  func motion() {
    let layout = Fixture.text("illumination")
    let start = painted(layout, Fixture.at(10, 20 - layout.firstBaseline), isMoving: true)
    for eighths in [1, 3, 7, 8] {
      let moved = painted(
        layout, Fixture.at(10 + Double(eighths) / 8, 20 - layout.firstBaseline), isMoving: true)
      #expect(abs(ink(moved) - ink(start)) < 0.5)
      if eighths == 8 {
        let shifted = (1..<Self.side).allSatisfy { column in
          (0..<Self.side).allSatisfy { row in
            moved.pixels[row * Self.side + column] == start.pixels[row * Self.side + column - 1]
          }
        }
        #expect(shifted)
      }
    }
  }

  @Test("Lines below, raised letters and large letters are painted as outlines")
  func others() {
    var span = Fixture.text("marked").source.spans[0]
    span.isUnderlined = true
    let underlined = Fixture.shaper().layout(TextSource(spans: [span]), width: nil)
    let masks = LetterMasks()
    #expect(!masks.canDraw(underlined, scale: 1))
    #expect(!masks.canDraw(Fixture.text("large", .system(size: 90)), scale: 1))
    #expect(!masks.canDraw(Fixture.text("scaled"), scale: 1.5))
    #expect(masks.canDraw(Fixture.text("plain"), scale: 1))
  }
}
