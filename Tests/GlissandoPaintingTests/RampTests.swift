import Foundation
import GlissandoDrawing
import GlissandoMotion
import TestSupport
import Testing

@testable import GlissandoPainting

/// Colours along a line that fill much of a window.
struct RampTests {
  private let width = 640
  private let height = 480

  private func ramp(
    _ rect: CGRect, id: UInt64 = 1, from start: UnitPoint = .topLeading,
    to end: UnitPoint = .bottomTrailing, last: Double = 1, opacity: Double = 1
  ) -> DisplayItem {
    let gradient = GradientPaint(
      stops: [
        .init(color: Color.Resolved(red: 0.9, green: 0.3, blue: 0.1), location: 0),
        .init(
          color: Color.Resolved(red: 0.1, green: 0.2, blue: 0.8, opacity: Float(last)), location: 1),
      ], geometry: .linear(start: start, end: end))
    return Fixture.leaf(
      DisplayContent(fill: Path(rect)), .gradient(gradient), id: id, opacity: opacity)
  }

  private var all: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }

  @Test(
    "What is painted in parts is to the last bit what is painted at once",
    arguments: [(1.0, 1.0), (1.0, 0.37), (0.2, 1.0), (0.2, 0.6)])
  func parts(last: Double, opacity: Double) {
    for (start, end) in [
      (UnitPoint.topLeading, UnitPoint.bottomTrailing), (.bottomTrailing, .top),
      (.leading, .center),
    ] {
      var painting = SuccessivePainting(width: width, height: height, scale: 1)
      for step in 0..<6 {
        let place = Fixture.at(Double(step) * 83.3, Double(step) * 61.7)
        let images = painting.paint(
          DisplayList(items: [
            ramp(all.insetBy(dx: 3.4, dy: 2.6), from: start, to: end, last: last, opacity: opacity),
            Fixture.leaf(Fixture.circle(40), Fixture.red, id: 2, place),
          ]))
        #expect(images.shown.pixels == images.whole.pixels)
      }
    }
  }

  @Test("It has the colours that Cairo gives it, between pixels too")
  func colors() {
    let rect = all.insetBy(dx: 20.3, dy: 11.8)
    for opacity in [1, 0.5] {
      let ours = Fixture.image([ramp(rect, opacity: opacity)], width: width, height: height)
      // A turn by nothing that anybody sees is Cairo's.
      guard case .leaf(var turned) = ramp(rect, opacity: opacity) else { return }
      turned.transform = CGAffineTransform(rotationAngle: 1e-9)
      let theirs = Fixture.image([.leaf(turned)], width: width, height: height)
      #expect(Fixture.difference(ours, theirs).greatest <= 3)
    }
  }

  @Test("In a layer nothing remains of what lay there before, whether or not it is hidden")
  func layers() {
    func faded(_ items: [DisplayItem], id: UInt64) -> [DisplayItem] {
      [.begin(DisplayGroup(id: id, kind: .opacity(0.5)))] + items + [.end]
    }
    let blot = Fixture.leaf(Fixture.circle(400), Fixture.blue, id: 9, Fixture.at(30, 30))
    let dot = Fixture.leaf(Fixture.circle(60), Fixture.red, id: 8, Fixture.at(300, 200))
    var painting = SuccessivePainting(width: width, height: height, scale: 1)
    for (rect, last) in [(all, 1.0), (all.insetBy(dx: 40, dy: 40), 1.0), (all, 0.3)] {
      _ = painting.paint(DisplayList(items: faded([blot, dot], id: 20)))
      let images = painting.paint(
        DisplayList(items: faded([ramp(rect, last: last), dot], id: 20)))
      #expect(images.shown.pixels == images.whole.pixels)
      // Half of what lies within, over white: what is blue is only the ramp's.
      let corner = images.shown.pixel(width - 5, height - 5)
      #expect(rect == all ? corner.z > corner.x : corner.x == 255 && corner.z == 255)
    }
  }

  @Test("It is found anew where the shape, the colours or the place are others")
  func changes() {
    let first = Fixture.rect(20, 30, 500, 400), second = Fixture.rect(40, 10, 300, 450)
    let red = ramp(all), blue = ramp(all, from: .leading, to: .trailing)
    func leaf(_ content: DisplayContent, _ item: DisplayItem, _ x: Double) -> DisplayItem {
      guard case .leaf(var leaf) = item else { return item }
      (leaf.content, leaf.transform) = (content, Fixture.at(x, 0))
      return .leaf(leaf)
    }
    let painter = Painter()
    for item in [
      leaf(first, red, 0), leaf(second, red, 0), leaf(second, blue, 0), leaf(second, blue, 60),
      leaf(first, blue, 60),
    ] {
      let list = DisplayList(items: [item])
      let kept = PaintedImage(
        list, width: width, height: height, background: Fixture.white, painter: painter)
      #expect(kept == Fixture.image([item], width: width, height: height))
    }
  }

  @Test("What it was of is let go of when it has not been seen for long")
  func idle() {
    let painter = Painter()
    var content: DisplayContent? = DisplayContent(fill: Path(all))
    weak let shown = content
    func paint(_ items: [DisplayItem]) {
      _ = PaintedImage(
        DisplayList(items: items), width: 640, height: 480, background: Fixture.white,
        painter: painter)
    }
    if let content, case .leaf(var leaf) = ramp(all) {
      leaf.content = content
      paint([.leaf(leaf)])
    }
    content = nil
    #expect(shown != nil)
    for _ in 0..<301 { paint([]) }
    #expect(shown == nil)
  }
}
