import Foundation
import GlissandoDrawing
import GlissandoMotion
import Testing

@testable import GlissandoPainting

/// Pixels of what display lists show.
@Suite struct PaintingTests {
  private let square = Fixture.rect(0, 0, 40, 40)

  @Test("A shape has its colour inside and the background outside")
  func fill() {
    let image = Fixture.image([Fixture.leaf(Fixture.circle(40), Fixture.red, Fixture.at(10, 10))])
    #expect(image.pixel(30, 30) == SIMD4(255, 0, 0, 255))
    #expect(image.pixel(11, 11) == SIMD4(255, 255, 255, 255))
    #expect(image.bytes.count == 40_000)
  }

  @Test("A scale of two paints the same at twice the size")
  func scale() {
    let items = [Fixture.leaf(Fixture.circle(40), Fixture.red, Fixture.at(10, 10))]
    let large = Fixture.image(items, width: 200, height: 200, scale: 2)
    #expect(large.pixel(60, 60) == SIMD4(255, 0, 0, 255))
    #expect(large.pixel(22, 22) == SIMD4(255, 255, 255, 255))
    #expect(large.pixel(98, 60).x == 255 && large.pixel(98, 60).y < 20)
  }

  @Test("A group with an opacity is painted as one")
  func groupOpacity() {
    let items: [DisplayItem] = [
      .begin(DisplayGroup(id: 9, kind: .opacity(0.5))),
      Fixture.leaf(square, Fixture.red, Fixture.at(10, 10)),
      Fixture.leaf(square, Fixture.blue, id: 2, Fixture.at(30, 10)), .end,
    ]
    let image = Fixture.image(items)
    #expect(image.pixel(15, 20) == SIMD4(255, 127, 127, 255))
    #expect(image.pixel(40, 20) == SIMD4(127, 127, 255, 255))
    let single = Fixture.image([items[0], items[1], .end])
    #expect(abs(Int(single.pixel(15, 20).y) - 127) <= 1)
  }

  @Test("A clip hides what is outside, upright or not, round or not")
  func clips() {
    let clip = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
    let items: [DisplayItem] = [
      .begin(DisplayGroup(id: 9, transform: Fixture.at(30, 30), kind: .clip(clip, FillStyle()))),
      Fixture.leaf(Fixture.rect(0, 0, 100, 100), Fixture.red),
      Fixture.leaf(Fixture.circle(8), Fixture.blue, id: 2, Fixture.at(46, 46)), .end,
      Fixture.leaf(Fixture.rect(0, 0, 5, 5), Fixture.red, id: 3),
    ]
    let image = Fixture.image(items)
    #expect(image.pixel(40, 50) == SIMD4(255, 0, 0, 255))
    #expect(image.pixel(50, 50) == SIMD4(0, 0, 255, 255))
    #expect(image.pixel(31, 31) == SIMD4(255, 255, 255, 255))
    #expect(image.pixel(2, 2) == SIMD4(255, 0, 0, 255))
  }

  @Test("A shadow is dark below, soft at its edge, and hidden by what throws it")
  func shadow() {
    let black = Color.Resolved(red: 0, green: 0, blue: 0)
    let items: [DisplayItem] = [
      .begin(DisplayGroup(id: 9, kind: .shadow(color: black, radius: 4, x: 0, y: 10))),
      Fixture.leaf(square, Fixture.red, Fixture.at(30, 20)), .end,
    ]
    let image = Fixture.image(items)
    #expect(image.pixel(50, 40) == SIMD4(255, 0, 0, 255))
    #expect(image.pixel(50, 64).x < 90)
    let edge = image.pixel(50, 70).x
    #expect(edge > 100 && edge < 160)
    #expect(image.pixel(50, 90) == SIMD4(255, 255, 255, 255))
  }

  @Test("A blur keeps the amount of colour and spreads it like a bell curve")
  func blur() {
    let items: [DisplayItem] = [
      .begin(DisplayGroup(id: 9, kind: .blur(radius: 5))),
      Fixture.leaf(Fixture.rect(0, 0, 50, 100), Fixture.black), .end,
    ]
    let image = Fixture.image(items)
    // Across an edge a blurred step is the integral of a bell curve: at one deviation 84 %.
    #expect(abs(Int(image.pixel(49, 50).x) - 122) < 8)
    #expect(abs(Int(image.pixel(44, 50).x) - 38) < 10)
    #expect(abs(Int(image.pixel(55, 50).x) - 217) < 10)
  }

  @Test("Colour effects change colours as they say")
  func effects() {
    func shown(_ effect: ColorEffect) -> SIMD4<UInt8> {
      Fixture.image([
        .begin(DisplayGroup(id: 9, kind: .colorEffect(effect))), Fixture.leaf(square, Fixture.red),
        .end,
      ]).pixel(20, 20)
    }
    #expect(shown(.colorInvert) == SIMD4(0, 255, 255, 255))
    #expect(shown(.grayscale(1)) == SIMD4(54, 54, 54, 255))
    #expect(shown(.saturation(1)) == SIMD4(255, 0, 0, 255))
    #expect(shown(.brightness(0.5)) == SIMD4(255, 128, 128, 255))
    #expect(shown(.contrast(0)) == SIMD4(128, 128, 128, 255))
    #expect(shown(.hueRotation(.degrees(360))) == SIMD4(255, 0, 0, 255))
    #expect(shown(.brightness(.nan)) == SIMD4(255, 0, 0, 255))
  }

  @Test("Blending multiplies with what is below")
  func blending() {
    let image = Fixture.image([
      Fixture.leaf(square, Fixture.red),
      .begin(DisplayGroup(id: 9, kind: .blend(.multiply))),
      Fixture.leaf(square, Fixture.blue, id: 2, Fixture.at(20, 0)), .end,
    ])
    #expect(image.pixel(30, 20) == SIMD4(0, 0, 0, 255))
    #expect(image.pixel(50, 20) == SIMD4(0, 0, 255, 255))
  }

  @Test("Gradients run between their ends")
  func gradients() {
    let stops = [
      GradientPaint.Stop(color: Color.Resolved(red: 0, green: 0, blue: 0), location: 0),
      GradientPaint.Stop(color: Fixture.white, location: 1),
    ]
    func image(_ geometry: GradientPaint.Geometry) -> PaintedImage {
      Fixture.image([
        Fixture.leaf(
          Fixture.rect(0, 0, 100, 100), .gradient(GradientPaint(stops: stops, geometry: geometry)))
      ])
    }
    let linear = image(.linear(start: .leading, end: .trailing))
    #expect(linear.pixel(1, 50).x < 8 && linear.pixel(98, 50).x > 247)
    #expect(abs(Int(linear.pixel(50, 10).x) - 128) < 5)
    let radial = image(.radial(center: .center, startRadius: 0, endRadius: 50))
    #expect(radial.pixel(50, 50).x < 8 && abs(Int(radial.pixel(75, 50).x) - 128) < 8)
    let angular = image(.angular(center: .center, startAngle: .zero, endAngle: .degrees(360)))
    #expect(
      abs(Int(angular.pixel(50, 90).x) - 64) < 8 && abs(Int(angular.pixel(10, 50).x) - 128) < 8)
  }

  @Test("A drawing by hand runs its steps, and what it left open ends with it")
  func commands() {
    let path = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    let content = DisplayContent(
      .commands([
        .fill(path, Fixture.red, FillStyle()), .save,
        .concatenate(CGAffineTransform(translationX: 40, y: 0)), .opacity(0.5),
        .fill(path, Fixture.blue, FillStyle()), .restore, .restore, .save,
        .beginLayer(DrawLayer(opacity: 0.5)),
        .concatenate(CGAffineTransform(translationX: 0, y: 40)),
        .fill(path, Fixture.red, FillStyle()),
      ]))
    let image = Fixture.image([
      Fixture.leaf(content, Fixture.black), Fixture.leaf(Fixture.rect(80, 80, 9, 9), Fixture.blue),
    ])
    #expect(image.pixel(10, 10) == SIMD4(255, 0, 0, 255))
    #expect(abs(Int(image.pixel(50, 10).x) - 127) <= 1)
    #expect(abs(Int(image.pixel(10, 50).y) - 127) <= 1)
    #expect(image.pixel(85, 85) == SIMD4(0, 0, 255, 255))
  }

  @Test("What is not finite, flat or huge is left out, and the rest is painted")
  func brokenInput() {
    let nan = CGFloat.nan
    let items: [DisplayItem] = [
      Fixture.leaf(square, Fixture.red, CGAffineTransform(translationX: nan, y: 0)),
      Fixture.leaf(square, Fixture.red, CGAffineTransform(scaleX: 0, y: 1)),
      Fixture.leaf(Fixture.circle(40), Fixture.red, CGAffineTransform(scaleX: 0, y: 0)),
      Fixture.leaf(Fixture.circle(1e9), Fixture.red, Fixture.at(60, 60)),
      Fixture.leaf(Fixture.rect(0, 0, .infinity, 4), Fixture.red),
      Fixture.leaf(square, Fixture.red, opacity: .nan),
      Fixture.leaf(
        DisplayContent(
          stroke: Path(CGRect(x: 0, y: 0, width: 9, height: 9)),
          style: StrokeStyle(lineWidth: nan)), Fixture.red),
      .begin(DisplayGroup(id: 8, transform: Fixture.at(.infinity, 0), kind: .opacity(1))), .end,
      .begin(DisplayGroup(id: 8, kind: .blur(radius: .infinity))), .end, .end,
      Fixture.leaf(Fixture.rect(70, 70, 10, 10), Fixture.blue),
      .begin(DisplayGroup(id: 7, kind: .shadow(color: Fixture.white, radius: .nan, x: .nan, y: 0))),
      Fixture.leaf(Fixture.rect(85, 70, 10, 10), Fixture.blue),
    ]
    let image = Fixture.image(items)
    #expect(image.pixel(75, 75) == SIMD4(0, 0, 255, 255))
    #expect(image.pixel(90, 75) == SIMD4(0, 0, 255, 255))
    #expect(image.pixel(20, 20) == SIMD4(255, 255, 255, 255))
  }

  @Test("A rectangle much larger than the surface is painted all the same")
  func hugeRectangle() {
    let image = Fixture.image([Fixture.leaf(Fixture.rect(-1e12, -1e12, 2e12, 2e12), Fixture.red)])
    #expect(image.pixel(50, 50) == SIMD4(255, 0, 0, 255))
  }

  @Test("A picture written as PNG is read back with the same pixels")
  func png() throws {
    let image = Fixture.image([Fixture.leaf(Fixture.circle(40), Fixture.red, opacity: 0.5)])
    let path = NSTemporaryDirectory() + "glissando-\(UInt64.random(in: 0 ... .max)).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try image.writePNG(to: path)
    #expect(try RasterImage.readPNG(from: path).pixels == image.pixels)
    #expect(throws: PaintedImage.ImageError.self) { try image.writePNG(to: "/nowhere/at/all.png") }
    #expect(throws: PaintedImage.ImageError.self) { try RasterImage.readPNG(from: "/nowhere.png") }
  }

  @Test("A turned shape and a stretched image are where their transforms put them")
  func transformsAndImages() {
    let pixels = RasterImage(
      width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF])
    let content = DisplayContent(.image(pixels, CGRect(x: 0, y: 0, width: 40, height: 20)))
    let turned = CGAffineTransform(translationX: 80, y: 50).rotated(by: .pi / 2)
    let image = Fixture.image([
      Fixture.leaf(content, Fixture.black), Fixture.leaf(square, Fixture.red, turned),
    ])
    #expect(image.pixel(3, 10) == SIMD4(255, 0, 0, 255))
    #expect(image.pixel(36, 10) == SIMD4(0, 0, 255, 255))
    #expect(image.pixel(60, 70) == SIMD4(255, 0, 0, 255) && image.pixel(85, 70).y == 255)
  }
}
