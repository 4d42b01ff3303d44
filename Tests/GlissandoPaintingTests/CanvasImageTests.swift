import Foundation
import GlissandoDrawing
import GlissandoMotion
import TestSupport
import Testing

@testable import GlissandoPainting

/// Images in drawings made by hand.
@Suite("Images in canvases")
struct CanvasImageTests {
  private static let side = 200
  private static let rect = CGRect(x: 3, y: 4, width: 90, height: 70)
  private static let transforms = [
    CGAffineTransform(translationX: 20.3, y: 11.8),
    CGAffineTransform(translationX: 90, y: 10).rotated(by: 0.5),
    CGAffineTransform(translationX: 150, y: 150).rotated(by: 3).scaledBy(x: 0.6, y: 1.2),
    CGAffineTransform(a: 0.9, b: 0.2, c: 0.4, d: 1.1, tx: 10, ty: 5),
    CGAffineTransform(translationX: 180, y: 20).scaledBy(x: -0.2, y: 1.2),
  ]

  private let image: RasterImage
  private let shadow: RasterImage

  init() {
    var generator = SeededGenerator(seed: 9)
    func pixels(_ isOpaque: Bool) -> [UInt32] {
      (0..<63 * 47).map { _ in
        let alpha = isOpaque ? 255 : UInt32.random(in: 0...255, using: &generator)
        return [0, 8, 16].reduce(alpha << 24) {
          $0 | UInt32.random(in: 0...alpha, using: &generator) << $1
        }
      }
    }
    image = RasterImage(width: 63, height: 47, pixels: pixels(true))
    shadow = RasterImage(width: 63, height: 47, pixels: pixels(false))
  }

  private func painted(
    _ content: DisplayContent, _ transform: CGAffineTransform, opacity: Double = 1
  ) -> PaintedImage {
    Fixture.image(
      [Fixture.leaf(content, Fixture.black, id: 1, transform, opacity: opacity)],
      width: Self.side, height: Self.side)
  }

  private func drawing(_ commands: [DrawCommand]) -> DisplayContent {
    DisplayContent(.commands(commands), bounds: Self.rect.insetBy(dx: -9, dy: -9))
  }

  private func step(
    _ image: RasterImage, isTemplate: Bool = false, _ paint: Paint = Fixture.black
  ) -> DrawCommand {
    .image(image, Self.rect, ImageStyle(isTemplate: isTemplate), paint)
  }

  /// The pixels that lie inside of the image under a transform.
  private func inside(_ transform: CGAffineTransform) -> [(x: Int, y: Int)] {
    let back = transform.inverted()
    // Two pixels to each side.
    let margin = 2.5 * back.maximumScale
    return (0..<Self.side * Self.side).map { (x: $0 % Self.side, y: $0 / Self.side) }
      .filter { pixel in
        let place = CGPoint(x: Double(pixel.x) + 0.5, y: Double(pixel.y) + 0.5).applying(back)
        return Self.rect.insetBy(dx: margin, dy: margin).contains(place)
      }
  }

  @Test("An image of a drawing has the very pixels of an image", arguments: transforms)
  func samePixels(_ transform: CGAffineTransform) {
    let drawn = painted(drawing([step(image)]), transform)
    let exact = painted(DisplayContent(.image(image, Self.rect)), transform)
    let pixels = inside(transform)
    #expect(pixels.count > 300)
    for (x, y) in pixels { #expect(drawn.pixel(x, y) == exact.pixel(x, y), "\(x), \(y)") }
    // At the edges Cairo covers by samples.
    #expect(Fixture.difference(drawn, exact).greatest <= 24)
  }

  @Test("It fades, also within layers and drawings that fade", arguments: transforms)
  func faded(_ transform: CGAffineTransform) {
    let exact = painted(DisplayContent(.image(shadow, Self.rect)), transform, opacity: 0.6)
    let layer: [DrawCommand] = [.beginLayer(DrawLayer(opacity: 0.6)), step(shadow), .endLayer]
    let pictures = [
      painted(drawing([.opacity(0.6), step(shadow)]), transform),
      painted(drawing([step(shadow)]), transform, opacity: 0.6),
      painted(drawing(layer), transform),
    ]
    for drawn in pictures {
      for (x, y) in inside(transform) {
        for channel in 0..<3 {
          #expect(abs(Int(drawn.pixel(x, y)[channel]) - Int(exact.pixel(x, y)[channel])) <= 2)
        }
      }
    }
  }

  @Test("A template is its paint in the opacity of the image", arguments: transforms)
  func templates(_ transform: CGAffineTransform) {
    let drawn = painted(drawing([step(shadow, isTemplate: true, Fixture.red)]), transform)
    // White beneath: the rest of the opacity is the green that is left.
    let opacities = RasterImage(
      width: shadow.width, height: shadow.height, pixels: shadow.pixels.map { $0 & 0xFF00_0000 })
    let exact = painted(DisplayContent(.image(opacities, Self.rect)), transform)
    for (x, y) in inside(transform) {
      #expect(drawn.pixel(x, y).x == 255)
      #expect(abs(Int(drawn.pixel(x, y).y) - Int(exact.pixel(x, y).y)) <= 1)
    }
  }

  @Test("Clips cut it, and modes mix it")
  func clipsAndModes() {
    let transform = Self.transforms[1]
    let exact = painted(DisplayContent(.image(image, Self.rect)), transform)
    let circle = Path(ellipseIn: CGRect(x: 33, y: 24, width: 30, height: 30))
    let clipped = painted(drawing([.clip(circle, FillStyle()), step(image)]), transform)
    let ground = DrawCommand.fill(Path(Self.rect), Fixture.red, FillStyle())
    let mixed = painted(drawing([ground, .blendMode(.blend(.multiply)), step(image)]), transform)
    let back = transform.inverted()
    for (x, y) in inside(transform) {
      let place = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(back)
      let distance = hypot(place.x - 48, place.y - 39)
      if distance < 13 { #expect(clipped.pixel(x, y) == exact.pixel(x, y)) }
      if distance > 17 { #expect(clipped.pixel(x, y) == SIMD4(255, 255, 255, 255)) }
      #expect(mixed.pixel(x, y) == SIMD4(exact.pixel(x, y).x, 0, 0, 255))
    }
  }

  @Test("Painting what changed over it gives the pixels of painting all")
  func damage() {
    var window = SuccessivePainting(width: Self.side, height: Self.side, scale: 1)
    let turned: DrawCommand = .concatenate(Self.transforms[1])
    for (index, x) in [0.0, 13.5, 40, 77, 77.25, 150].enumerated() {
      let mark = Path(CGRect(x: x, y: 90, width: 12, height: 12))
      let steps: [DrawCommand] = [
        turned, step(shadow), .fill(mark, Fixture.red, FillStyle()), .opacity(0.5), step(shadow),
      ]
      let bounds = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
      let content = DisplayContent(.commands(steps), bounds: bounds)
      let (shown, whole) = window.paint(
        DisplayList(items: [Fixture.leaf(content, Fixture.black, id: 5)]))
      #expect(shown == whole, "step \(index)")
    }
  }
}
