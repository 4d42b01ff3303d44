import Foundation
import GlissandoDrawing
import GlissandoMotion
import Testing

@testable import GlissandoPainting

/// What lies below the first item of a list.
@Suite struct GroundTests {
  /// Paints lists one after the other into the same pixels, which are red at first.
  private func painted(_ lists: [[DisplayItem]]) -> [UInt32] {
    var pixels = [UInt32](repeating: 0xFFFF_0000, count: 100 * 100)
    let painter = Painter()
    pixels.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      let buffer = PixelBuffer(base: base, width: 100, height: 100, bytesPerRow: 400)
      for items in lists {
        painter.paint(
          DisplayList(items: items), into: buffer, scale: 1, damage: nil,
          background: Fixture.white)
      }
    }
    return pixels
  }

  @Test("Nothing of what was there before shines through, whether the first item covers all or not")
  func ground() {
    let half = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.5))
    let gradient = Paint.gradient(
      GradientPaint(
        stops: [
          .init(color: Color.Resolved(red: 0, green: 0, blue: 0), location: 0),
          .init(color: Color.Resolved(red: 0, green: 0, blue: 1), location: 1),
        ], geometry: .linear(start: .leading, end: .trailing)))
    let (all, most) = (Fixture.rect(-1, -1, 102, 102), Fixture.rect(0.5, 0, 100, 100))
    let circle = Fixture.leaf(Fixture.circle(30), Fixture.blue, Fixture.at(20, 20))
    let grounds: [DisplayItem] = [
      Fixture.leaf(all, Fixture.black), Fixture.leaf(most, Fixture.black), Fixture.leaf(all, half),
      Fixture.leaf(all, Fixture.black, opacity: 0.5),
      Fixture.leaf(all, Fixture.black, CGAffineTransform(rotationAngle: 0.1)),
      Fixture.leaf(all, Fixture.black, Fixture.at(3, 0)),
      Fixture.leaf(Fixture.circle(300), Fixture.black, Fixture.at(-100, -100)),
      // Beyond Cairo's numbers.
      Fixture.leaf(
        Fixture.rect(-5e6, -5e6, 1e7, 1e7), Fixture.black, CGAffineTransform(rotationAngle: 0.1)),
      Fixture.leaf(
        Fixture.rect(-5e6, -5e6, 1e7, 1e7), gradient, CGAffineTransform(rotationAngle: 0.1)),
    ]
    for ground in grounds {
      let fresh = painted([[], [ground, circle]])
      #expect(painted([[circle], [ground, circle]]) == fresh)
      // Below an item that paints nothing, everything is filled.
      let nothing = Fixture.leaf(Fixture.rect(0, 0, 1, 1), Fixture.black, opacity: 0)
      #expect(painted([[nothing, ground, circle]]) == fresh)
      #expect(!fresh.contains(0xFFFF_0000))
    }
  }

  @Test("A clip that has grown far beyond the window cuts nothing", arguments: [1, 1e3, 1e5, 1e7])
  func immenseClip(_ growth: Double) {
    let path = Path(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200))
    let place = CGAffineTransform(translationX: 50, y: 50).scaledBy(x: growth, y: growth)
    let circle = Fixture.leaf(Fixture.circle(30), Fixture.blue, Fixture.at(20, 20))
    let clip = DisplayGroup(id: 9, transform: place, kind: .clip(path, FillStyle()))
    #expect(painted([[.begin(clip), circle, .end]]) == painted([[circle]]))
  }
}
