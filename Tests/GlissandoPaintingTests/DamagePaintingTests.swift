import Foundation
import GlissandoDrawing
import GlissandoMotion
import TestSupport
import Testing

@testable import GlissandoPainting

/// Painting what changed against painting all.
@Suite struct DamagePaintingTests {
  private let text = Fixture.text("Glissando 滑音 🎈", .title)
  private let plainText = Fixture.text("plain", .body)

  private func contents() -> [DisplayContent] {
    [
      Fixture.circle(12), Fixture.circle(30), Fixture.rect(0, 0, 25.5, 14.25),
      DisplayContent(
        fill: Path(roundedRect: CGRect(x: 0, y: 0, width: 200, height: 120), cornerRadius: 20)),
      DisplayContent(text: text), DisplayContent(text: plainText),
      DisplayContent(
        stroke: Path(ellipseIn: CGRect(x: 0, y: 0, width: 60, height: 40)),
        style: StrokeStyle(lineWidth: 3, dash: [6, 4])),
    ]
  }

  private func item(
    _ id: UInt64, _ contents: [DisplayContent], _ generator: inout SeededGenerator
  ) -> DisplayItem {
    let color = Color.Resolved(
      red: Float(generator.number(in: 0...1)), green: Float(generator.number(in: 0...1)),
      blue: Float(generator.number(in: 0...1)))
    var transform = Fixture.at(
      generator.number(in: -40...380), generator.number(in: -40...280))
    if generator.next() % 4 == 0 { transform = transform.rotated(by: generator.number(in: 0...6)) }
    var paint = Paint.color(color)
    if generator.next() % 6 == 0 {
      var milk = color
      milk.opacity = 0.3
      paint = .veil(Veil(color: milk, radius: 5))
    }
    return Fixture.leaf(
      contents[Int(generator.next() % UInt64(contents.count))], paint, id: id, transform,
      opacity: generator.number(in: 0...1), isMoving: generator.next() % 2 == 0)
  }

  private func group(_ id: UInt64, _ generator: inout SeededGenerator) -> DisplayItem {
    let black = Color.Resolved(red: 0, green: 0, blue: 0)
    let clip = Path(ellipseIn: CGRect(x: 50, y: 50, width: 250, height: 180))
    let kinds: [DisplayGroup.Kind] = [
      .opacity(generator.number(in: 0...1)),
      .shadow(color: black, radius: generator.number(in: 0...9), x: 3, y: 5),
      .blur(radius: generator.number(in: 0...4)), .clip(clip, FillStyle()),
      .colorEffect(.saturation(0.3)),
    ]
    return .begin(DisplayGroup(id: id, kind: kinds[Int(generator.next() % 5)]))
  }

  /// A few changes: moved, gone, new, in another order, another group.
  private func change(
    _ items: [DisplayItem], _ contents: [DisplayContent], _ generator: inout SeededGenerator,
    _ nextID: inout UInt64
  ) -> [DisplayItem] {
    var items = items
    for _ in 0..<2 {
      let place = Int(generator.next() % UInt64(items.count))
      switch (items[place], generator.next() % 5) {
      case (.leaf(let leaf), 0...2): items[place] = item(leaf.id, contents, &generator)
      case (.leaf, 3): items.remove(at: place)
      case (.leaf, _):
        nextID += 1
        items.insert(item(nextID, contents, &generator), at: place)
      case (.begin(let begun), _): items[place] = group(begun.id, &generator)
      case (.end, _): break
      }
    }
    if generator.next() % 3 == 0, case .leaf = items[0], case .leaf = items[1] {
      items.swapAt(0, 1)
    }
    return items
  }

  @Test("What is blurred and opaque up to the edges of all changes everywhere when a part moves")
  func opaqueBlur() {
    let red = Paint.color(Color.Resolved(red: 1, green: 0, blue: 0))
    func list(_ x: Double, _ radius: Double, isThere: Bool = true) -> DisplayList {
      var items = [
        DisplayItem.begin(DisplayGroup(id: 1, kind: .opacity(0.9))),
        .begin(DisplayGroup(id: 2, kind: .blur(radius: radius, isOpaque: true))),
        Fixture.leaf(Fixture.circle(12), red, id: 3, Fixture.at(20, 20)),
        .begin(DisplayGroup(id: 4, kind: .opacity(0.8))),
        Fixture.leaf(Fixture.circle(30), red, id: 5, Fixture.at(x, 120)),
        .end, .end, .end,
      ]
      if !isThere { items.remove(at: 4) }
      return DisplayList(items: items)
    }
    for radius in [2.0, 24.0] {
      var painting = SuccessivePainting(width: 200, height: 200, scale: 1)
      for next in [list(90, radius), list(140, radius), list(140, radius, isThere: false)] {
        let (shown, whole) = painting.paint(next)
        let difference = Fixture.difference(shown, whole, tolerance: 1)
        #expect(difference.count == 0, "\(difference) at radius \(radius)")
      }
    }
  }

  @Test("Painting only what differs gives the pixels of painting all", arguments: [1.0, 1.25, 2.0])
  func equality(scale: Double) {
    var generator = SeededGenerator(seed: 23)
    let contents = contents()
    var nextID: UInt64 = 100
    var items: [DisplayItem] = (0..<4).map { item($0, contents, &generator) }
    items += [
      group(50, &generator), item(10, contents, &generator), item(11, contents, &generator), .end,
    ]
    items += [item(12, contents, &generator)]
    // Shadows and blurs that move are placed between pixels by any other painter.
    var painting = SuccessivePainting(width: 400, height: 300, scale: scale, isExact: true)
    for frame in 0..<120 {
      let list = DisplayList(items: items)
      let previous = painting.previous
      let (shown, whole) = painting.paint(list)
      let difference = Fixture.difference(shown, whole)
      let lists = "\(String(describing: previous))\n--\n\(list)"
      #expect(difference.count == 0, "\(difference) in frame \(frame):\n\(lists)")
      if difference.count > 0 { return }
      items = change(items, contents, &generator, &nextID)
    }
  }
}
