import Foundation
import GlissandoDrawing
import GlissandoMotion
import TestSupport
import Testing

@testable import GlissandoPainting

/// What lies behind a veil is seen through it blurred.
@Suite("Veils")
struct VeilTests {
  /// White on the left, black on the right of x = 100.
  private let edge = Fixture.leaf(Fixture.rect(100, 0, 100, 200), Fixture.black, id: 1)
  private let clear = Color.Resolved(red: 1, green: 1, blue: 1, opacity: 0)
  private let radius = 8.0

  private func veil(
    _ color: Color.Resolved, id: UInt64 = 2,
    _ content: DisplayContent = Fixture.rect(20, 20, 160, 160), opacity: Double = 1
  ) -> DisplayItem {
    Fixture.leaf(content, .veil(Veil(color: color, radius: radius)), id: id, opacity: opacity)
  }

  /// How white the blurred edge is at the middle of a pixel column; [0, 255].
  private func blurredEdge(_ column: Int, scale: Double) -> Double {
    let x = (Double(column) + 0.5) / scale - 100
    return 255 * 0.5 * erfc(x / (radius * 2.0.squareRoot()))
  }

  @Test("An edge behind a veil fades as a bell curve does", arguments: [1.0, 2.0, 3.0])
  func bell(scale: Double) {
    let side = Int(200 * scale)
    let image = Fixture.image([edge, veil(clear)], width: side, height: side, scale: scale)
    for column in stride(from: Int(40 * scale), to: Int(160 * scale), by: 3) {
      let shown = Double(image.pixel(column, side / 2).x)
      let expected = blurredEdge(column, scale: scale)
      #expect(abs(shown - expected) < 7, "column \(column) is \(shown), not \(expected)")
    }
    let above = Int(10 * scale)
    #expect(image.pixel(Int(98 * scale), above).x == 255, "outside nothing is blurred")
    #expect(image.pixel(Int(102 * scale), above).x == 0)
  }

  @Test("At the edges of the window the blur goes on with the colours at the edge")
  func windowEdges() {
    let ground = Fixture.leaf(Fixture.rect(0, 0, 200, 200), Fixture.black, id: 1)
    let image = Fixture.image(
      [ground, veil(clear, Fixture.rect(0, 0, 200, 200))], width: 200, height: 200)
    for (x, y) in [(0, 0), (199, 0), (0, 199), (199, 199), (100, 0)] {
      #expect(image.pixel(x, y) == SIMD4(0, 0, 0, 255))
    }
  }

  @Test("The veil's colour lies over what is seen through it, which is made more vivid")
  func color() {
    let ground = Color.Resolved(red: 0.8, green: 0.6, blue: 0.4)
    let items = [
      Fixture.leaf(Fixture.rect(0, 0, 200, 200), .color(ground), id: 1),
      veil(Color.Resolved(red: 0, green: 0, blue: 1, opacity: 0.25)),
    ]
    let shown = Fixture.image(items, width: 200, height: 200).pixel(100, 100)
    let encoded = SIMD3(0.8, 0.6, 0.4)
    let luminance = (encoded * SIMD3(0.2126, 0.7152, 0.0722)).sum()
    let vivid = luminance + (encoded - luminance) * 1.5
    let expected = 255 * (vivid * 0.75 + SIMD3(0, 0, 0.25))
    for channel in 0..<3 {
      #expect(abs(Double(shown[channel]) - expected[channel]) < 2, "\(shown), not \(expected)")
    }
  }

  @Test("A veil that fades lets through as much of the sharp picture, alone or in a group")
  func fading() {
    let alone = Fixture.image([edge, veil(clear, opacity: 0.5)], width: 200, height: 200)
    let other = Fixture.leaf(Fixture.rect(30, 30, 4, 4), Fixture.red, id: 3)
    let group: [DisplayItem] = [
      edge, .begin(DisplayGroup(id: 9, kind: .opacity(0.5))), veil(clear), other, .end,
    ]
    let together = Fixture.image(group, width: 200, height: 200)
    for column in stride(from: 70, to: 130, by: 4) {
      let sharp = column < 100 ? 255.0 : 0
      let expected = (sharp + blurredEdge(column, scale: 1)) / 2
      for image in [alone, together] {
        let shown = Double(image.pixel(column, 100).x)
        #expect(abs(shown - expected) < 7, "column \(column) is \(shown), not \(expected)")
      }
    }
  }

  @Test("What lies on a veil is sharp, and a veil behind it is blurred again")
  func order() {
    let line = Fixture.leaf(Fixture.rect(99, 90, 2, 20), Fixture.red, id: 4)
    let image = Fixture.image([veil(clear), line], width: 200, height: 200)
    #expect(image.pixel(99, 100) == SIMD4(255, 0, 0, 255))
    #expect(image.pixel(97, 100) == SIMD4(255, 255, 255, 255))
    let twice = Fixture.image(
      [edge, veil(clear), veil(clear, id: 5, Fixture.rect(60, 60, 80, 80))], width: 200, height: 200
    )
    let once = Fixture.image([edge, veil(clear)], width: 200, height: 200)
    #expect(twice.pixel(90, 100).x < once.pixel(90, 100).x - 10)
  }

  @Test("The shadow of a veil is that of an opaque ground")
  func shadow() {
    let black = Color.Resolved(red: 0, green: 0, blue: 0)
    func shown(_ item: DisplayItem) -> SIMD4<UInt8> {
      let group = DisplayGroup(id: 9, kind: .shadow(color: black, radius: 0, x: 0, y: 15))
      return Fixture.image([.begin(group), item, .end], width: 200, height: 200).pixel(100, 190)
    }
    let opaque = Fixture.leaf(Fixture.rect(20, 20, 160, 160), Fixture.red, id: 2)
    #expect(shown(veil(clear)) == shown(opaque))
  }

  @Test("Damage behind a veil reaches as far as the blur, and no further")
  func damage() {
    let circle = Fixture.circle(4)
    let card = Fixture.rect(200, 100, 120, 96)
    func list(_ x: Double) -> DisplayList {
      let dot = Fixture.leaf(circle, Fixture.red, id: 3, Fixture.at(x, 148))
      return DisplayList(items: [dot, veil(clear, card)])
    }
    let near = list(188).damage(since: list(190), scale: 1, width: 640, height: 320)
    #expect(near.touches(left: 200, top: 140, right: 210, bottom: 150))
    // The dot's tiles end at 224, and the reach is 38.
    #expect(!near.touches(left: 288, top: 100, right: 320, bottom: 196), "\(near.pixelCount)")
    let far = list(10).damage(since: list(12), scale: 1, width: 640, height: 320)
    #expect(!far.touches(left: 128, top: 0, right: 640, bottom: 320))
  }

  @Test(
    "Painting what changes around veils gives the pixels of painting all", arguments: [1.0, 2.0])
  func parts(scale: Double) {
    var painting = SuccessivePainting(
      width: Int(300 * scale), height: Int(200 * scale), scale: scale)
    for frame in 0..<30 {
      let (shown, whole) = painting.paint(scene(frame))
      #expect(shown == whole, "\(Fixture.difference(shown, whole)) in frame \(frame)")
    }
  }

  /// A dot that passes behind two cards, the second of them fading and partly on the first.
  private func scene(_ frame: Int) -> DisplayList {
    let milk = Color.Resolved(red: 1, green: 1, blue: 1, opacity: 0.4)
    let card = DisplayContent(
      fill: Path(roundedRect: CGRect(x: 0, y: 0, width: 120, height: 90), cornerRadius: 20))
    func cardLeaf(_ id: UInt64, _ x: Double, _ y: Double) -> DisplayItem {
      Fixture.leaf(card, .veil(Veil(color: milk, radius: radius)), id: id, Fixture.at(x, y))
    }
    let step = Double(frame)
    return DisplayList(items: [
      Fixture.leaf(Fixture.rect(150, 0, 150, 200), Fixture.blue, id: 1),
      Fixture.leaf(Fixture.circle(30), Fixture.red, id: 2, Fixture.at(step * 9, 60)),
      cardLeaf(3, 60, 40),
      .begin(DisplayGroup(id: 4, kind: .opacity(0.2 + step / 50))), cardLeaf(5, 150, 80),
      Fixture.leaf(Fixture.circle(8), Fixture.black, id: 6, Fixture.at(170, 100 + step)), .end,
    ])
  }
}
