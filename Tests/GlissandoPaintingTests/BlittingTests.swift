import Foundation
import GlissandoDrawing
import TestSupport
import Testing

@testable import GlissandoPainting

/// Our own painting against Cairo's.
@Suite struct BlittingTests {
  /// The same leaf painted by Cairo alone, at a scale.
  private func painted(
    _ content: DisplayContent, _ paint: Paint, _ transform: CGAffineTransform, scale: Int = 1
  ) -> PaintedImage {
    let side = 100 * scale
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: side * side)
    pixels.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      let buffer = PixelBuffer(base: base, width: side, height: side, bytesPerRow: side * 4)
      guard let target = RasterTarget(buffer) else { return }
      let factor = Double(scale)
      CairoLeaf.draw(
        content, paint: paint, opacity: 1,
        matrix: transform.concatenating(CGAffineTransform(scaleX: factor, y: factor)),
        on: target.context)
    }
    return PaintedImage(width: side, height: side, pixels: pixels)
  }

  /// The greatest and the root of the mean squared difference of a grey image from one that is
  /// exact: the average of that at eight times the scale.
  ///
  /// Only pixels with a difference count.
  private func error(_ image: PaintedImage, _ exact: PaintedImage) -> (
    greatest: Double, mean: Double
  ) {
    let factor = 8
    var greatest = 0.0
    var sum = 0.0
    var count = 0.0
    for y in 0..<100 {
      for x in 0..<100 {
        var expected = 0.0
        for row in 0..<factor {
          for column in 0..<factor {
            let pixel = exact.pixels[(y * factor + row) * 100 * factor + x * factor + column]
            expected += Double(pixel & 0xFF)
          }
        }
        let difference = abs(Double(image.pixels[y * 100 + x] & 0xFF) - expected / 64)
        if difference < 0.5 { continue }
        greatest = max(greatest, difference)
        sum += difference * difference
        count += 1
      }
    }
    return (greatest, (sum / max(1, count)).squareRoot())
  }

  @Test("A shape between pixels is blitted about as exactly as Cairo paints it")
  func shapes() {
    let star = Path { path in
      for index in 0..<5 {
        let angle = Double(index) * 4 * .pi / 5
        let point = CGPoint(x: 20 + 18 * sin(angle), y: 20 - 18 * cos(angle))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
    let contents = [
      Fixture.circle(12), Fixture.circle(41), DisplayContent(fill: star),
      DisplayContent(
        fill: Path(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 25), cornerRadius: 8)),
      DisplayContent(stroke: star, style: StrokeStyle(lineWidth: 2.5)), Fixture.rect(0, 0, 30, 20),
    ]
    var generator = SeededGenerator(seed: 17)
    for (number, content) in contents.enumerated() {
      for _ in 0..<6 {
        let place = Fixture.at(generator.number(in: 5...50), generator.number(in: 5...50))
        let exact = painted(content, Fixture.black, place, scale: 8)
        let ours = error(
          Fixture.image([Fixture.leaf(content, Fixture.black, place)]), exact)
        let cairo = error(painted(content, Fixture.black, place), exact)
        // Half of a sixteenth of a pixel, along both axes, is 8 levels for each at worst.
        #expect(ours.greatest <= cairo.greatest + 16, "content \(number) at \(place)")
        #expect(ours.mean <= cairo.mean + 5, "content \(number) at \(place): \(ours) \(cairo)")
      }
    }
  }

  @Test("An upright rectangle covers each pixel by its exact area")
  func exactRectangles() {
    let image = Fixture.image([Fixture.leaf(Fixture.rect(10.25, 20.5, 5.5, 3), Fixture.black)])
    #expect(image.pixel(12, 21).x == 0)
    #expect(image.pixel(10, 21).x == 255 - 191)
    #expect(image.pixel(15, 21).x == 255 - 191)
    #expect(image.pixel(12, 20).x == 255 - 128)
    #expect(image.pixel(12, 23).x == 255 - 128)
    #expect(image.pixel(9, 21).x == 255 && image.pixel(16, 21).x == 255)
    let thin = Fixture.image([Fixture.leaf(Fixture.rect(10.25, 0, 0.5, 50), Fixture.black)])
    #expect(thin.pixel(10, 10).x == 255 - 128)
    let line = Fixture.image([Fixture.leaf(Fixture.rect(0, 10.5, 50, 0.25), Fixture.black)])
    #expect(line.pixel(10, 10).x == 255 - 64)
  }

  @Test("Pixels mix exactly: full, none and half")
  func pixelArithmetic() {
    #expect(Blitter.over(0xFF11_2233, 0xFF99_8877) == 0xFF11_2233)
    #expect(Blitter.over(0, 0xFF99_8877) == 0xFF99_8877)
    #expect(Blitter.scaled(0xFFFF_FFFF, by: 255) == 0xFFFF_FFFF)
    #expect(Blitter.scaled(0xFFFF_FFFF, by: 128) == 0x8080_8080)
    for value in 0...255 {
      for factor in 0...255 {
        let exact = (Double(value * factor) / 255).rounded()
        #expect(Blitter.scaled(UInt32(value), by: UInt32(factor)) == UInt32(exact))
      }
    }
  }

  @Test("What is painted does not depend on what was painted before")
  func memoryless() {
    let painter = Painter()
    let content = Fixture.circle(12)
    var images: [PaintedImage] = []
    for frame in 0..<5 {
      let items = [
        Fixture.leaf(content, Fixture.red, Fixture.at(10.3, 20.7)),
        Fixture.leaf(Fixture.circle(9 + Double(frame)), Fixture.red, id: 2, Fixture.at(-50, 0)),
      ]
      images.append(
        PaintedImage(
          DisplayList(items: items), width: 100, height: 100, background: Fixture.white,
          painter: painter))
    }
    #expect(images.allSatisfy { $0 == images[0] })
  }

  @Test("Equal circles share their masks, and the memory of masks is limited")
  func sharing() {
    let painter = Painter()
    func paint(_ items: [DisplayItem]) {
      _ = PaintedImage(
        DisplayList(items: items), width: 100, height: 100, background: Fixture.white,
        painter: painter)
    }
    let circles = (0..<50).map {
      Fixture.leaf(Fixture.circle(12), Fixture.red, id: $0, Fixture.at(Double($0), 3))
    }
    paint(circles)
    paint(circles)
    #expect(painter.rasterizer.byteCount > 0 && painter.rasterizer.byteCount < 1000)
    var generator = SeededGenerator(seed: 1)
    for size in 0..<400 {
      let contents = (0..<40).map { _ in Fixture.circle(60 + Double(size) / 8) }
      paint(
        contents.map {
          Fixture.leaf(
            $0, Fixture.red,
            Fixture.at(generator.number(in: 0...40), generator.number(in: 0...40)))
        })
    }
    #expect(painter.rasterizer.byteCount <= PictureCache.byteLimit + 40 * 20_000)
  }

  @Test("What was not painted for long is forgotten")
  func forgetting() {
    let painter = Painter()
    func paint(_ items: [DisplayItem]) {
      _ = PaintedImage(
        DisplayList(items: items), width: 20, height: 20, background: Fixture.white,
        painter: painter)
    }
    let path = Path { $0.addLines([.zero, CGPoint(x: 9, y: 4), CGPoint(x: 3, y: 9)]) }
    let items = [Fixture.leaf(DisplayContent(fill: path), Fixture.red)]
    for _ in 0..<3 { paint(items) }
    #expect(painter.rasterizer.byteCount > 0)
    for _ in 0..<2 * PictureCache.idleFrames { paint(items) }
    #expect(painter.rasterizer.byteCount > 0)
    for _ in 0..<2 * PictureCache.idleFrames { paint([]) }
    #expect(painter.rasterizer.byteCount == 0)
  }

  @Test("A shape that returns to its size after it was forgotten is counted until it goes")
  func returningShape() {
    let painter = Painter()
    let circle = Fixture.circle(12)
    func paint(_ transform: CGAffineTransform?) {
      let items = transform.map { [Fixture.leaf(circle, Fixture.red, $0)] } ?? []
      _ = PaintedImage(
        DisplayList(items: items), width: 40, height: 40, background: Fixture.white,
        painter: painter)
    }
    for _ in 0..<3 { paint(Fixture.at(3, 3)) }
    for step in 0..<2 * PictureCache.idleFrames {
      let scale = 1.1 + Double(step) / 1000
      paint(CGAffineTransform(scaleX: scale, y: scale))
    }
    for step in 0..<8 { paint(Fixture.at(3 + Double(step) / 8, 3)) }
    #expect(painter.rasterizer.byteCount > 0)
    for _ in 0..<2 * PictureCache.idleFrames { paint(nil) }
    #expect(painter.rasterizer.byteCount == 0)
  }

  @Test("Two painters keep their pictures of one content apart")
  func twoPainters() {
    let path = Path { $0.addLines([.zero, CGPoint(x: 9, y: 4), CGPoint(x: 3, y: 9)]) }
    let list = DisplayList(items: [Fixture.leaf(DisplayContent(fill: path), Fixture.red)])
    let painters = [Painter(), Painter()]
    var counts: [Int] = []
    for _ in 0..<4 {
      for (index, painter) in painters.enumerated() {
        _ = PaintedImage(
          list, width: 60, height: 60, scale: Double(index + 1), background: Fixture.white,
          painter: painter)
      }
      counts.append(painters[0].rasterizer.byteCount)
    }
    #expect(counts[1] > 0 && counts[1] == counts[3])
  }
}
