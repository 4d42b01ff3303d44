import Foundation
import GlissandoDrawing
import GlissandoMotion
import TestSupport
import Testing

@testable import GlissandoPainting

/// Blurs so wide that they are made of fewer pixels.
@Suite("Wide blurs")
struct WideBlurTests {
  /// A black square of half the size, blurred by a part of the size.
  private func scene(size: Double, radius: Double, shadow: Bool = false) -> [DisplayItem] {
    let kind: DisplayGroup.Kind =
      shadow
      ? .shadow(
        color: Color.Resolved(red: 0, green: 0, blue: 0), radius: radius, x: 0, y: size / 8)
      : .blur(radius: radius, isOpaque: false)
    return [
      .begin(DisplayGroup(id: 90, kind: kind)),
      Fixture.leaf(Fixture.rect(size / 4, size / 4, size / 2, size / 2), Fixture.black), .end,
    ]
  }

  @Test("A wide blur is what a narrow one is of a smaller picture", arguments: [false, true])
  func scaled(_ isShadow: Bool) {
    let wide = Fixture.image(
      scene(size: 800, radius: 160, shadow: isShadow), width: 800, height: 800)
    let narrow = Fixture.image(
      scene(size: 200, radius: 40, shadow: isShadow), width: 200, height: 200)
    var greatest = 0
    for y in stride(from: 4, to: 196, by: 6) {
      for x in stride(from: 4, to: 196, by: 6) {
        // The middle of a pixel of the small one is a corner of four of the large one.
        let (a, b) = (wide.pixel(4 * x + 2, 4 * y + 2), narrow.pixel(x, y))
        for channel in 0..<3 { greatest = max(greatest, abs(Int(a[channel]) - Int(b[channel]))) }
      }
    }
    #expect(greatest <= 4)
  }

  @Test("What is painted of a wide blur does not depend on the part that is painted")
  func parts() {
    let items = scene(size: 400, radius: 100)
    var window = SuccessivePainting(width: 400, height: 400, scale: 1)
    for x in [20.0, 150, 155, 300] {
      let mark = Fixture.leaf(Fixture.rect(0, 0, 30, 30), Fixture.red, id: 7, Fixture.at(x, 190))
      let (shown, whole) = window.paint(DisplayList(items: items + [mark]))
      #expect(shown == whole)
    }
  }

  @Test("A blur that a scale makes wide takes no more memory than a few windows")
  func memory() {
    let painter = Painter()
    let blur = DisplayGroup(
      id: 92, transform: CGAffineTransform(scaleX: 12, y: 12),
      kind: .blur(radius: 10, isOpaque: false))
    let circle = Fixture.leaf(
      Fixture.circle(200), Fixture.black,
      CGAffineTransform(scaleX: 12, y: 12).translatedBy(x: -80, y: -70))
    let mask: [DisplayItem] = [
      .begin(DisplayGroup(id: 90, kind: .mask)),
      .begin(DisplayGroup(id: 91, kind: .maskSource)),
      .begin(DisplayGroup(id: 93, kind: .blend(.normal))), .begin(blur), circle, .end, .end, .end,
      Fixture.leaf(Fixture.rect(0, 0, 390, 700), Fixture.red), .end,
    ]
    let image = PaintedImage(
      DisplayList(items: mask), width: 390, height: 700, background: Fixture.white,
      painter: painter)
    #expect(image.pixel(195, 350) == SIMD4(255, 0, 0, 255))
    let pixels = painter.layers.reduce(0) { $0 + $1.width * $1.height }
    #expect(pixels <= 4 * 390 * 700)
  }

  @Test("In a drawing made by hand it looks as in a group", arguments: [8.0, 20, 45])
  func drawing(_ radius: Double) {
    let circle = Path(ellipseIn: CGRect(x: 420, y: 410, width: 161, height: 121))
    let content = DisplayContent(
      .commands([
        .beginLayer(DrawLayer(filters: [.blur(radius: radius)])),
        .fill(circle, Fixture.blue, FillStyle()), .endLayer,
      ]), bounds: CGRect(x: 0, y: 0, width: 1000, height: 950))
    let drawn = Fixture.image([Fixture.leaf(content, Fixture.black)], width: 1000, height: 950)
    let grouped = Fixture.image(
      [
        .begin(DisplayGroup(id: 90, kind: .blur(radius: radius))),
        Fixture.leaf(DisplayContent(fill: circle), Fixture.blue), .end,
      ], width: 1000, height: 950)
    let difference = Fixture.difference(drawn, grouped)
    // One is drawn with fewer pixels, of the other fewer are made: neither is closer to a bell curve.
    #expect(difference.greatest <= 5, "\(difference)")
  }
}
