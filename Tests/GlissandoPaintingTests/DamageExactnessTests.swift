import Foundation
import GlissandoDrawing
import GlissandoMotion
import TestSupport
import Testing

@testable import GlissandoPainting

/// Lists of all kinds of leaves in all kinds of groups, of which parts are painted again.
@Suite("Damaged parts")
struct DamageExactnessTests {
  private let width = 400
  private let height = 300
  private let texts = [Fixture.text("Glissando", .largeTitle), Fixture.text("plain 🎈", .body)]
  private let image = RasterImage(
    width: 64, height: 48,
    pixels: (0..<64 * 48).map {
      0xFF00_0000 | UInt32(truncatingIfNeeded: $0 &* 2_654_435) & 0xFF_FFFF
    })

  private func color(_ generator: inout SeededGenerator) -> Color.Resolved {
    Color.Resolved(
      red: Float(generator.number(in: 0...1)), green: Float(generator.number(in: 0...1)),
      blue: Float(generator.number(in: 0...1)), opacity: Float(generator.number(in: 0.3...1.2)))
  }

  private func paint(_ generator: inout SeededGenerator) -> Paint {
    let geometries: [GradientPaint.Geometry] = [
      .linear(start: .topLeading, end: .bottomTrailing), .linear(start: .top, end: .bottom),
      .radial(center: .center, startRadius: 0, endRadius: 90),
      .angular(center: .center, startAngle: .zero, endAngle: .degrees(360)),
    ]
    switch generator.next() % 8 {
    case 0, 1, 2:
      let stops = [0.0, 0.6, 1].map { GradientPaint.Stop(color: color(&generator), location: $0) }
      return .gradient(
        GradientPaint(stops: stops, geometry: geometries[Int(generator.next() % 4)]))
    case 3:
      var milk = color(&generator)
      milk.opacity = 0.4
      return .veil(Veil(color: milk, radius: generator.number(in: 2...20)))
    default: return .color(color(&generator))
    }
  }

  private func path(_ generator: inout SeededGenerator) -> Path {
    let rect = CGRect(
      x: generator.number(in: -60...20), y: generator.number(in: -60...20),
      width: generator.number(in: 10...330), height: generator.number(in: 10...250))
    switch generator.next() % 4 {
    case 0: return Path(ellipseIn: rect)
    case 1: return Path(rect)
    case 2: return Path(roundedRect: rect, cornerRadius: 25)
    default:
      return Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - 7))
        path.addQuadCurve(
          to: CGPoint(x: rect.minX, y: rect.minY), control: CGPoint(x: rect.maxX, y: rect.minY))
      }
    }
  }

  private func content(_ generator: inout SeededGenerator) -> DisplayContent {
    switch generator.next() % 8 {
    case 0, 1, 2: return DisplayContent(fill: path(&generator))
    case 3:
      return DisplayContent(
        stroke: path(&generator), style: StrokeStyle(lineWidth: generator.number(in: 0.5...14)))
    case 4:
      return DisplayContent(
        stroke: path(&generator), style: StrokeStyle(lineWidth: 3, dash: [9, 5]))
    case 5: return DisplayContent(text: texts[Int(generator.next() % 2)])
    case 6:
      return DisplayContent(
        .image(image, CGRect(x: 0, y: 0, width: generator.number(in: 20...200), height: 130)))
    default: return DisplayContent(.commands(drawing(&generator)))
    }
  }

  private func drawing(_ generator: inout SeededGenerator) -> [DrawCommand] {
    var steps: [DrawCommand] = []
    for number in 0..<5 {
      let place = CGPoint(x: generator.number(in: -40...200), y: generator.number(in: -20...150))
      switch generator.next() % 5 {
      case 0, 1: steps.append(.fill(path(&generator), ungrounded(&generator), FillStyle()))
      case 2:
        steps.append(.stroke(path(&generator), ungrounded(&generator), StrokeStyle(lineWidth: 4)))
      case 3: steps.append(.text(texts[0], ungrounded(&generator), place))
      default:
        let rect = CGRect(origin: place, size: CGSize(width: 90, height: 61))
        steps.append(.image(image, rect, ImageStyle(), Fixture.black))
      }
      if number == 1 { steps.append(.clip(path(&generator), FillStyle())) }
    }
    return generator.next() % 2 == 0 ? steps : [.beginLayer(DrawLayer(opacity: 0.7))] + steps
  }

  /// Canvases know no veils.
  private func ungrounded(_ generator: inout SeededGenerator) -> Paint {
    let paint = paint(&generator)
    if case .veil(let veil) = paint { return .color(veil.color) }
    return paint
  }

  private func transform(_ generator: inout SeededGenerator) -> CGAffineTransform {
    let place = Fixture.at(generator.number(in: -30...250), generator.number(in: -30...200))
    switch generator.next() % 3 {
    case 0: return place
    case 1: return place.rotated(by: generator.number(in: -0.02...0.02))
    default:
      return place.rotated(by: generator.number(in: 0...6))
        .scaledBy(x: generator.number(in: 0.5...3), y: generator.number(in: 0.5...2))
    }
  }

  private func leaf(_ id: inout UInt64, _ generator: inout SeededGenerator) -> DisplayItem {
    id += 1
    let content = content(&generator)
    var paint = paint(&generator)
    if case .veil(let veil) = paint {
      if case .fill = content.kind {} else { paint = .color(veil.color) }
    }
    return Fixture.leaf(
      content, paint, id: id, transform(&generator), opacity: generator.number(in: 0.3...1.3),
      isMoving: generator.next() % 2 == 0)
  }

  private func items(
    _ count: Int, _ depth: Int, _ id: inout UInt64, _ generator: inout SeededGenerator
  ) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for _ in 0..<count {
      guard depth < 3, generator.next() % 3 == 0 else {
        items.append(leaf(&id, &generator))
        continue
      }
      id += 1
      let kind = kind(&generator)
      items.append(.begin(DisplayGroup(id: id, transform: transform(&generator), kind: kind)))
      if case .mask = kind {
        id += 1
        items.append(.begin(DisplayGroup(id: id, kind: .maskSource)))
        items += self.items(2, depth + 1, &id, &generator) + [.end]
      }
      items += self.items(2, depth + 1, &id, &generator) + [.end]
    }
    return items
  }

  private func kind(_ generator: inout SeededGenerator) -> DisplayGroup.Kind {
    switch generator.next() % 9 {
    case 0: .opacity(generator.number(in: 0.2...0.9))
    case 1:
      .shadow(
        color: Color.Resolved(red: 0, green: 0, blue: 0), radius: generator.number(in: 0...14),
        x: generator.number(in: -9...9), y: 5.3)
    case 2: .blur(radius: generator.number(in: 0.5...5))
    case 3: .blur(radius: generator.number(in: 5...40), isOpaque: generator.next() % 2 == 0)
    case 4: .clip(path(&generator), FillStyle())
    case 5: .colorEffect(.saturation(0.3))
    case 6: .mask
    case 7: .blend([.multiply, .plusDarker, .screen][Int(generator.next() % 3)])
    default: .plane(m13: 0.0006, m23: -0.0004, m33: 1)
    }
  }

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

  @Test(
    "What is painted of a part is what is painted of all, to the last bit",
    arguments: [1.0, 1.25, 1.5, 2])
  func exactness(scale: Double) {
    var generator = SeededGenerator(seed: 71)
    for number in 0..<60 {
      var id: UInt64 = 0
      let list = DisplayList(items: items(1 + number % 5, 0, &id, &generator))
      let painter = Painter()
      var whole = [UInt32](repeating: 0, count: width * height)
      paint(list, painter, into: &whole, scale: scale, nil)
      var damage = Damage(width: width, height: height)
      for _ in 0..<1 + number % 3 {
        damage.add(
          CGRect(
            x: generator.number(in: 0...380), y: generator.number(in: 0...280),
            width: generator.number(in: 1...60), height: generator.number(in: 1...60)))
      }
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
}
