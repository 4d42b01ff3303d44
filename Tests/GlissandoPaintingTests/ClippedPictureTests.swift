import Foundation
import GlissandoDrawing
import TestSupport
import Testing

@testable import GlissandoPainting

/// Pictures that a path cuts: what lies well inside of it is put down by rows, what it cuts by Cairo.
@Suite("Pictures that are cut")
struct ClippedPictureTests {
  private static let size = (width: 460, height: 380)

  private let picture: DisplayItem = {
    let (width, height) = (500, 400)
    let pixels = (0..<width * height).map { index -> UInt32 in
      let (x, y) = (UInt32(index % width), UInt32(index / width))
      return 0xFF00_0000 | (x / 2) << 16 | (y / 2) << 8 | (x ^ y) & 63
    }
    return Fixture.leaf(
      DisplayContent(
        .image(
          RasterImage(width: width, height: height, pixels: pixels),
          CGRect(x: -250, y: -200, width: 500, height: 400))), Fixture.black, id: 1,
      CGAffineTransform(translationX: 230, y: 190).rotated(by: 0.1))
  }()

  private static func turned(_ angle: Double) -> CGAffineTransform {
    CGAffineTransform(translationX: 230, y: 190).rotated(by: CGFloat(angle))
  }

  private static let path = Path(
    roundedRect: CGRect(x: -170, y: -120, width: 340, height: 240), cornerRadius: 24)

  private func cut(_ angle: Double, _ items: [DisplayItem]) -> [DisplayItem] {
    [
      .begin(
        DisplayGroup(
          id: 9, transform: Self.turned(angle), kind: .clip(Self.path, FillStyle())))
    ] + items + [.end]
  }

  private func image(_ items: [DisplayItem]) -> PaintedImage {
    Fixture.image(items, width: Self.size.width, height: Self.size.height)
  }

  @Test(
    "A picture that a turned path cuts is the picture where the path covers all, and mixed at its edge",
    arguments: [0, 0.09, 0.7, .pi / 2, 2.2])
  func looks(angle: Double) {
    let shown = image(cut(angle, [picture]))
    let whole = image([picture])
    let cover = image([
      Fixture.leaf(DisplayContent(fill: Self.path), Fixture.black, id: 2, Self.turned(angle))
    ])
    var (inside, edge) = (0, 0)
    for index in shown.pixels.indices {
      let share = 255 - Int(cover.pixels[index] & 255)
      for shift in [UInt32(0), 8, 16] {
        let color = Int(whole.pixels[index] >> shift & 255)
        let expected = (color * share + 255 * (255 - share) + 127) / 255
        let difference = abs(Int(shown.pixels[index] >> shift & 255) - expected)
        if share == 0 || share == 255 {
          inside = max(inside, difference)
        } else {
          edge = max(edge, difference)
        }
      }
    }
    #expect(inside <= 2)
    // What Cairo cuts off and what our own masks cover is rounded in ways that differ.
    #expect(edge <= 16)
  }

  @Test("Painting what changed over a picture that is cut gives the pixels of painting all")
  func damage() {
    var window = SuccessivePainting(width: Self.size.width, height: Self.size.height, scale: 1)
    for (index, x) in [0.0, 13.5, 61, 147, 147.25, 330].enumerated() {
      let items =
        cut(0.3, [picture, Fixture.leaf(Fixture.circle(70), Fixture.red, id: 3)])
        + [Fixture.leaf(Fixture.rect(0, 0, 20, 20), Fixture.blue, id: 7, Fixture.at(x, x))]
      let (shown, whole) = window.paint(DisplayList(items: items))
      #expect(shown == whole, "step \(index)")
    }
  }

  @Test("What a path cuts elsewhere looks the same in a part that the path does not cut")
  func parts() {
    let text = DisplayContent(text: Fixture.text("Glissando", .title))
    let items = cut(
      0,
      [
        Fixture.leaf(text, Fixture.black, id: 1, Fixture.at(50.4, 80.3), isMoving: true),
        Fixture.leaf(Fixture.circle(15), Fixture.red, id: 2, Fixture.at(60.45, 140.2)),
        Fixture.leaf(Fixture.rect(0, 0, 90.4, 20.3), Fixture.blue, id: 3, Fixture.at(40.2, 200.7)),
      ])
    var window = SuccessivePainting(width: Self.size.width, height: Self.size.height, scale: 1)
    for x in [100.0, 130, 160, 61] {
      let changed = [
        Fixture.leaf(Fixture.rect(0, 0, 9, 200), Fixture.red, id: 7, Fixture.at(x, 70))
      ]
      let (shown, whole) = window.paint(DisplayList(items: changed + items))
      #expect(shown == whole, "\(Fixture.difference(shown, whole)) at \(x)")
    }
  }
}
