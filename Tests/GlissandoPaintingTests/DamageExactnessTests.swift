import Foundation
import GlissandoDrawing
import GlissandoMotion
import TestSupport
import Testing

@testable import GlissandoPainting

/// Lists of all kinds of leaves in all kinds of groups, of which parts are painted again.
@Suite("Damaged parts")
struct DamageExactnessTests {
  private let width = Int(RandomLists.size.width)
  private let height = Int(RandomLists.size.height)

  private func paint(
    _ list: DisplayList, _ painter: Painter, into pixels: inout [UInt32], scale: Double,
    _ damage: Damage?
  ) {
    pixels.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      painter.paint(
        list, into: PixelBuffer(base: base, width: width, height: height, bytesPerRow: width * 4),
        scale: scale, damage: damage, background: Fixture.white)
      painter.forgetTarget()
    }
  }

  private func damage(_ number: Int, _ generator: inout SeededGenerator) -> Damage {
    var damage = Damage(width: width, height: height)
    for _ in 0..<1 + number % 3 {
      damage.add(
        CGRect(
          x: generator.number(in: 0...380), y: generator.number(in: 0...280),
          width: generator.number(in: 1...60), height: generator.number(in: 1...60)))
    }
    return damage
  }

  /// Paints strips of a list again, one after the other.
  private func expectStripsAsWhole(_ items: [DisplayItem], _ name: String) {
    let list = DisplayList(
      items: [Fixture.leaf(Fixture.rect(0, 0, 400, 300), Fixture.blue, id: 800)] + items)
    let painter = Painter()
    var whole = [UInt32](repeating: 0, count: width * height)
    paint(list, painter, into: &whole, scale: 1, nil)
    for top in stride(from: 0, to: 288, by: 8) {
      var part = whole
      var damage = Damage(width: width, height: height)
      damage.add(CGRect(x: 0, y: top, width: 400, height: 32))
      paint(list, painter, into: &part, scale: 1, damage)
      let difference = PixelDifference(part, whole)
      #expect(difference.count == 0, "\(name): \(difference) from \(top)")
    }
  }

  @Test("Where edges cross, and in clips, a part is painted as it is in the whole")
  func crossings() {
    let star = Path { path in
      path.addLines(
        (0..<7).map { index in
          let angle = (158 + Double(index) * 720 / 7) * .pi / 180
          return CGPoint(x: 190 + 150 * cos(angle), y: 152 + 150 * sin(angle))
        })
    }
    expectStripsAsWhole([Fixture.leaf(DisplayContent(fill: star), Fixture.black, id: 1)], "star")
    let card = Path(roundedRect: CGRect(x: 0, y: 0, width: 400, height: 260), cornerRadius: 20)
    let turn = CGAffineTransform(translationX: 80, y: 80).rotated(by: 0.5)
    expectStripsAsWhole(
      [
        .begin(DisplayGroup(id: 1, transform: turn, kind: .clip(card, FillStyle()))),
        Fixture.leaf(Fixture.circle(260), Fixture.red, id: 2, Fixture.at(60.37, 70.5)), .end,
      ], "clip")
  }

  @Test("Dashes are where they are, whatever is painted of them", arguments: [0, 1])
  func dashes(_ kind: Int) {
    let curve = Path { path in
      path.move(to: CGPoint(x: 20, y: 20))
      for index in 1..<60 {
        let angle = Double(index) * 2.4
        path.addLine(to: CGPoint(x: 200 + 180 * cos(angle), y: 150 + 140 * sin(angle)))
      }
    }
    let stops = [0.0, 1].map { GradientPaint.Stop(color: Fixture.white, location: $0) }
    let colors = Paint.gradient(
      GradientPaint(stops: stops, geometry: .linear(start: .top, end: .bottom)))
    let style = StrokeStyle(lineWidth: 3, dash: [17, 6])
    let dashes = DisplayContent(stroke: curve, style: style)
    expectStripsAsWhole(
      [Fixture.leaf(dashes, kind == 0 ? Fixture.red : colors, id: 2)], "kind \(kind)")
  }

  @Test(
    "What is painted of a part is what is painted of all, to the last bit",
    arguments: [1.0, 1.25, 1.5, 2, 2.7])
  func exactness(scale: Double) {
    var lists = RandomLists(seed: 71)
    for number in 0..<20 {
      let list = DisplayList(items: lists.next(1 + number % 5))
      let painter = Painter()
      var whole = [UInt32](repeating: 0, count: width * height)
      paint(list, painter, into: &whole, scale: scale, nil)
      let damage = damage(number, &lists.generator)
      // By one that has painted nothing before, and by one that has.
      for (name, other) in [("another", Painter()), ("the same", painter)] {
        var part = whole
        damage.forEachRect { left, top, right, bottom in
          for row in top..<bottom {
            for column in left..<right { part[row * width + column] = 0xFF12_3456 }
          }
        }
        paint(list, other, into: &part, scale: scale, damage)
        let difference = PixelDifference(part, whole, tolerance: 0)
        #expect(difference.count == 0, "\(difference) in list \(number) by \(name):\n\(list)")
      }
    }
  }

  @Test(
    "What moves, fades and changes its colours looks as painted anew, all of it or where it differs",
    arguments: [false, true])
  func motion(isSoft: Bool) {
    var lists = RandomLists(seed: 74)
    lists.isSoft = isSoft
    for number in 0..<8 {
      var items = lists.next(1 + number % 4)
      // Shadows and blurs that move are the same where they are painted anew.
      var window = SuccessivePainting(width: width, height: height, scale: 1.5, isExact: isSoft)
      let painter = Painter(isExact: isSoft)
      for frame in 0..<7 {
        if frame > 1, frame != 4 { lists.change(&items) }
        let (shown, whole) = window.paint(DisplayList(items: items))
        let kept = PaintedImage(
          DisplayList(items: items), width: width, height: height, scale: 1.5,
          background: Fixture.white, painter: painter)
        for (name, image) in [("in part", shown), ("by what is kept", kept)] where image != whole {
          Issue.record(
            "list \(number), frame \(frame), \(name): \(Fixture.difference(image, whole)):\n\(items)"
          )
        }
      }
    }
  }

  @Test(
    "What a change reaches beyond its own place is painted again", arguments: ChangingScene.all)
  func reach(_ scene: ChangingScene) {
    let (width, height) = ChangingScene.size
    var window = SuccessivePainting(
      width: width, height: height, scale: scene.scale, isExact: true)
    for (step, list) in scene.lists.enumerated() {
      let (shown, whole) = window.paint(list)
      #expect(shown == whole, "step \(step): \(Fixture.difference(shown, whole))")
    }
  }

  // Cairo rounds the places of what it cuts at the end of the rows anew.
  @Test("A picture of some rows of the window is those rows of the window's, to a level")
  func rows() {
    var lists = RandomLists(seed: 77)
    for number in 0..<20 {
      let list = DisplayList(items: lists.next(1 + number % 4))
      let whole = PaintedImage(
        list, width: width, height: height, scale: 1, background: Fixture.white)
      let (top, count) = (30 + 5 * (number % 11), 110)
      var part = [UInt32](repeating: 0, count: width * count)
      part.withUnsafeMutableBytes { bytes in
        guard let base = bytes.baseAddress else { return }
        Painter().paint(
          list, into: PixelBuffer(base: base, width: width, height: count, bytesPerRow: width * 4),
          scale: 1, damage: nil, background: Fixture.white, origin: (0, top))
      }
      let expected = Array(whole.pixels[top * width..<(top + count) * width])
      let difference = PixelDifference(part, expected)
      #expect(difference.greatest <= 1, "\(difference) in list \(number):\n\(list)")
    }
  }
}
