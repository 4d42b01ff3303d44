import Foundation
import GlissandoDrawing
import GlissandoMotion
import TestSupport
import Testing

@testable import GlissandoPainting

/// Drawings made by hand of which a part is painted.
@Suite("Damaged canvases")
struct CanvasDamageTests {
  private let width = 320
  private let height = 240
  private let layout = Fixture.text("Glissando", .title)
  private let image = RasterImage(
    width: 16, height: 16, pixels: (0..<256).map { 0xFF00_0000 | UInt32($0) << 12 })

  /// Paints a drawing over what is there already.
  private func paint(
    _ commands: [DrawCommand], _ painter: Painter, into pixels: inout [UInt32], _ damage: Damage?
  ) {
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    let content = DisplayContent(.commands(commands), bounds: bounds)
    let list = DisplayList(items: [Fixture.leaf(content, Fixture.black)])
    pixels.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      painter.paint(
        list, into: PixelBuffer(base: base, width: width, height: height, bytesPerRow: width * 4),
        scale: 1, damage: damage, background: Fixture.white)
    }
  }

  private func damage(_ rects: [CGRect]) -> Damage {
    var damage = Damage(width: width, height: height)
    for rect in rects { damage.add(rect) }
    return damage
  }

  private func paint(_ generator: inout SeededGenerator) -> Paint {
    func color() -> Color.Resolved {
      Color.Resolved(
        red: Float(generator.number(in: 0...1)), green: Float(generator.number(in: 0...1)),
        blue: Float(generator.number(in: 0...1)), opacity: Float(generator.number(in: 0.2...1)))
    }
    let geometries: [GradientPaint.Geometry] = [
      .linear(start: .topLeading, end: .bottomTrailing),
      .radial(center: .center, startRadius: 0, endRadius: 40),
    ]
    guard generator.next() % 3 == 0 else { return .color(color()) }
    return .gradient(
      GradientPaint(
        stops: [
          GradientPaint.Stop(color: color(), location: 0),
          GradientPaint.Stop(color: color(), location: 1),
        ], geometry: geometries[Int(generator.next() % 2)]))
  }

  private func path(_ generator: inout SeededGenerator) -> Path {
    let rect = CGRect(
      x: generator.number(in: -40...330), y: generator.number(in: -40...250),
      width: generator.number(in: 2...70), height: generator.number(in: 2...70))
    switch generator.next() % 3 {
    case 0: return Path(ellipseIn: rect)
    case 1: return Path(rect)
    default:
      return Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.midX + 3, y: rect.maxY))
      }
    }
  }

  private func step(_ generator: inout SeededGenerator) -> DrawCommand {
    let place = CGPoint(x: generator.number(in: -40...330), y: generator.number(in: -20...250))
    switch generator.next() % 5 {
    case 0, 1: return .fill(path(&generator), paint(&generator), FillStyle())
    case 2:
      return .stroke(
        path(&generator), paint(&generator),
        StrokeStyle(lineWidth: generator.number(in: 0.5...9)))
    case 3: return .text(layout, paint(&generator), place)
    default:
      return .image(
        image, CGRect(origin: place, size: CGSize(width: 30, height: 22)), ImageStyle(),
        Fixture.black)
    }
  }

  private func drawing(_ generator: inout SeededGenerator) -> [DrawCommand] {
    let layers = [
      DrawLayer(opacity: 0.6), DrawLayer(filters: [.blur(radius: 3)]),
      DrawLayer(mode: .blend(.multiply)), DrawLayer(filters: [.colorEffect(.saturation(0.2))]),
      DrawLayer(filters: [
        .shadow(
          DrawShadow(color: Color.Resolved(red: 0, green: 0, blue: 0), radius: 4, x: 6, y: 9))
      ]),
    ]
    return (0..<10).flatMap { part -> [DrawCommand] in
      let steps = (0..<6).map { _ in step(&generator) }
      switch part % 5 {
      case 0: return steps
      case 1: return [.beginLayer(layers[Int(generator.next() % 5)])] + steps + [.endLayer]
      case 2: return [.save, .clip(path(&generator), FillStyle())] + steps + [.restore]
      case 3:
        let turned = CGAffineTransform(translationX: 60, y: -30).rotated(by: 0.4)
          .scaledBy(x: 1.2, y: 0.7)
        return [.save, .concatenate(turned)] + steps + [.restore]
      default: return [.save, .opacity(0.5), .blendMode(.blend(.screen))] + steps + [.restore]
      }
    }
  }

  @Test("What is painted of a drawing is the same as of the whole, to the last bit")
  func equality() {
    var generator = SeededGenerator(seed: 5)
    for number in 0..<24 {
      let commands = drawing(&generator)
      var whole = [UInt32](repeating: 0, count: width * height)
      paint(commands, Painter(), into: &whole, nil)
      let damage = damage(
        (0..<1 + number % 3).map { _ in
          CGRect(
            x: generator.number(in: 0...300), y: generator.number(in: 0...220),
            width: generator.number(in: 1...40), height: generator.number(in: 1...40))
        })
      var part = whole
      damage.forEachRect { left, top, right, bottom in
        for row in top..<bottom {
          for column in left..<right { part[row * width + column] = 0xFF12_3456 }
        }
      }
      paint(commands, Painter(), into: &part, damage)
      let difference = PixelDifference(part, whole, tolerance: 0)
      #expect(difference.count == 0, "\(difference) in drawing \(number)")
    }
  }

  @Test(
    "Where some steps differ, only their places are painted, and all looks as painted anew",
    arguments: 0..<24 as Range<UInt64>)
  func differences(_ seed: UInt64) {
    var generator = SeededGenerator(seed: 100 + seed)
    let opacity = seed % 3 == 0 ? 0.7 : 1
    var painting = SuccessivePainting(width: width, height: height, scale: 1)
    var commands = drawing(&generator).filter { seed % 2 == 0 || !$0.isOfLayer }
    var parts = 0
    for step in 0..<6 {
      let content = DisplayContent(
        .commands(commands), bounds: CGRect(x: 0, y: 0, width: width, height: height))
      let list = DisplayList(items: [Fixture.leaf(content, Fixture.black, opacity: opacity)])
      let damage = painting.previous.flatMap {
        list.damage(since: $0, scale: 1, width: width, height: height)
      }
      if let damage, !damage.isFull { parts += 1 }
      let (shown, whole) = painting.paint(list)
      #expect(Fixture.difference(shown, whole).count == 0, "step \(step)")
      change(&commands, &generator)
    }
    if seed % 2 == 1 { #expect(parts >= 2) }
  }

  /// Puts other steps in the place of a few that draw something, and turns or fades others now and then.
  private func change(_ commands: inout [DrawCommand], _ generator: inout SeededGenerator) {
    for _ in 0..<2 {
      let index = Int(generator.next() % UInt64(commands.count))
      switch commands[index] {
      case .fill, .stroke, .text, .image: commands[index] = step(&generator)
      case .concatenate(let transform): commands[index] = .concatenate(transform.rotated(by: 0.1))
      case .opacity: commands[index] = .opacity(generator.number(in: 0.2...1))
      default: break
      }
    }
    if generator.next() % 3 == 0 { commands.append(step(&generator)) }
  }

  @Test("What lies outside of what is painted costs nothing")
  func cost() {
    let corner = damage([CGRect(x: 300, y: 200, width: 10, height: 10)])
    let large = RasterImage(
      width: 512, height: 512, pixels: [UInt32](repeating: 0xFF80_8080, count: 512 * 512))
    let commands: [DrawCommand] = [
      .text(layout, Fixture.black, CGPoint(x: 10, y: 10)),
      .image(large, CGRect(x: 10, y: 60, width: 40, height: 40), ImageStyle(), Fixture.black),
      .beginLayer(DrawLayer(filters: [.blur(radius: 4)])),
      .text(layout, Fixture.black, CGPoint(x: 10, y: 120)), .endLayer,
    ]
    let painter = Painter()
    var pixels = [UInt32](repeating: 0, count: width * height)
    paint(commands, painter, into: &pixels, corner)
    #expect(painter.rasterizer.byteCount == 0)
    #expect(ImageLevels.known(of: large) == nil)
    // What is seen once is not kept yet.
    for _ in 0..<2 { paint(commands, painter, into: &pixels, nil) }
    #expect(painter.rasterizer.byteCount > 0)
    #expect(ImageLevels.known(of: large) != nil)
  }
}

extension DrawCommand {
  /// Whether it begins or ends a layer.
  fileprivate var isOfLayer: Bool {
    switch self {
    case .beginLayer, .endLayer: true
    default: false
    }
  }
}
