package import Foundation
package import GlissandoDrawing
import GlissandoMotion
import GlissandoPainting

/// Lists of all kinds of leaves in all kinds of groups, at random.
package struct RandomLists {
  /// What they are made for, in points.
  package static let size = CGSize(width: 400, height: 300)

  package var generator: SeededGenerator
  /// Whether there are groups that blur, or throw a shadow.
  package var isSoft = true
  private var lastID: UInt64 = 0
  private let texts = [text("Glissando", .largeTitle), text("plain 🎈", .body)]
  private let images: [RasterImage]
  private let tile: PatternTile

  package init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    // Of odd sides too, and of one row or column.
    images = [(64, 48), (61, 37), (1, 50), (50, 1), (301, 7), (2, 2), (129, 255)].map { side in
      let isOpaque = side.0 % 2 == 0
      let pixels = (0..<side.0 * side.1).map { _ in Self.pixel(isOpaque, &generator) }
      return RasterImage(width: side.0, height: side.1, pixels: pixels)
    }
    tile = PatternTile(
      name: "tile",
      content: DisplayContent(fill: Path(ellipseIn: CGRect(x: 1, y: 2, width: 9, height: 7))),
      color: Color.Resolved(red: 0.2, green: 0.6, blue: 0.4, opacity: 0.8), transform: .identity,
      size: CGSize(width: 11, height: 9.5), origin: CGPoint(x: 3, y: 1))
    self.generator = generator
  }

  private static func text(_ string: String, _ font: Font) -> TextLayout {
    let span = TextSpan(string, font: font.resolve(in: EnvironmentValues()))
    return PangoTextShaper().layout(TextSource(spans: [span], alignment: .leading), width: nil)
  }

  /// A premultiplied pixel.
  private static func pixel(_ isOpaque: Bool, _ generator: inout SeededGenerator) -> UInt32 {
    let bits = UInt32(truncatingIfNeeded: generator.next())
    let alpha = isOpaque || bits >> 31 == 1 ? 255 : bits >> 24
    return [16, 8, 0].reduce(alpha << 24) { $0 | (bits >> $1 & 255) * alpha / 255 << $1 }
  }

  /// The next list, of so many leaves and groups and what these hold.
  package mutating func next(_ count: Int) -> [DisplayItem] { items(count, 0) }

  private mutating func one<Value>(of values: [Value]) -> Value {
    values[Int(generator.next() % UInt64(values.count))]
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    generator.number(in: range)
  }

  // MARK: Paints

  private mutating func color(_ opacity: ClosedRange<Double> = 0.3...1.2) -> Color.Resolved {
    Color.Resolved(
      red: Float(number(0...1)), green: Float(number(0...1)), blue: Float(number(0...1)),
      opacity: Float(number(opacity)))
  }

  private static let geometries: [GradientPaint.Geometry] = [
    .linear(start: .topLeading, end: .bottomTrailing), .linear(start: .top, end: .bottom),
    .radial(center: .center, startRadius: 0, endRadius: 90),
    .elliptical(center: UnitPoint(x: 0.3, y: 0.6), startRadius: 0.1, endRadius: 0.6),
    .angular(center: .center, startAngle: .zero, endAngle: .degrees(360)),
    .angular(center: UnitPoint(x: 0.2, y: 1.1), startAngle: .degrees(30), endAngle: .degrees(-200)),
  ]

  private mutating func gradient() -> GradientPaint {
    let stops = [0.0, 0.6, 1].map { GradientPaint.Stop(color: color(), location: $0) }
    return GradientPaint(stops: stops, geometry: one(of: Self.geometries))
  }

  /// Nine points near those of a grid, and often a ground.
  private mutating func mesh() -> GradientPaint {
    var stops = (0..<9).map { index in
      GradientPaint.Stop(
        color: color(), location: Double(index % 3) / 2 + number(-0.2...0.2),
        y: Double(index / 3) / 2 + number(-0.2...0.2))
    }
    if generator.next() % 3 > 0 { stops.append(GradientPaint.Stop(color: color(), location: 0)) }
    let isSmooth = generator.next() % 2 == 0
    return GradientPaint(stops: stops, geometry: .mesh(columns: 3, rows: 3, isSmooth: isSmooth))
  }

  /// A paint that drawings made by hand know too.
  private mutating func ungrounded() -> Paint {
    switch generator.next() % 9 {
    case 0, 1, 2: .gradient(gradient())
    case 3: .gradient(mesh())
    case 4: .pattern(ImagePattern(tile: tile, opacity: one(of: [1, 0.6])))
    default: .color(color())
    }
  }

  private mutating func paint(of content: DisplayContent) -> Paint {
    guard case .fill = content.kind, generator.next() % 8 == 0 else { return ungrounded() }
    return .veil(Veil(color: color(0.4...0.4), radius: number(2...20)))
  }

  // MARK: Contents

  private mutating func path() -> Path {
    let rect = CGRect(
      x: number(-60...20), y: number(-60...20), width: number(10...330), height: number(10...250))
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

  private mutating func content() -> DisplayContent {
    switch generator.next() % 9 {
    case 0, 1, 2: return DisplayContent(fill: path())
    case 3:
      return DisplayContent(stroke: path(), style: StrokeStyle(lineWidth: number(0.5...14)))
    case 4: return DisplayContent(stroke: path(), style: StrokeStyle(lineWidth: 3, dash: [9, 5]))
    case 5: return DisplayContent(text: one(of: texts))
    case 6, 7:
      let rect = CGRect(x: 0, y: 0, width: number(2...240), height: number(2...190))
      return DisplayContent(.image(one(of: images), rect, imageStyle()))
    default: return DisplayContent(.commands(drawing()))
    }
  }

  private mutating func imageStyle() -> ImageStyle {
    ImageStyle(isTemplate: generator.next() % 5 == 0, isSmooth: generator.next() % 5 > 0)
  }

  private mutating func drawing() -> [DrawCommand] {
    var steps: [DrawCommand] = []
    for number in 0..<6 {
      steps.append(step())
      if number == 1 { steps.append(.clip(path(), FillStyle())) }
      if number == 3 {
        steps.append(.concatenate(CGAffineTransform(rotationAngle: self.number(-0.3...0.3))))
      }
    }
    switch generator.next() % 4 {
    case 0: return [.beginLayer(DrawLayer(opacity: 0.7, mode: .blend(mode())))] + steps
    case 1: return [.beginLayer(DrawLayer(filters: [filter()]))] + steps
    case 2: return [.blendMode(.blend(mode())), .opacity(0.8)] + steps
    default: return steps
    }
  }

  private mutating func step() -> DrawCommand {
    let place = CGPoint(x: number(-40...200), y: number(-20...150))
    switch generator.next() % 5 {
    case 0, 1: return .fill(path(), ungrounded(), FillStyle())
    case 2: return .stroke(path(), ungrounded(), StrokeStyle(lineWidth: 4))
    case 3: return .text(texts[0], ungrounded(), place)
    default:
      let rect = CGRect(origin: place, size: CGSize(width: number(3...190), height: 61))
      return .image(one(of: images), rect, imageStyle(), ungrounded())
    }
  }

  private mutating func filter() -> DrawFilter {
    switch generator.next() % 4 {
    case 0: .blur(radius: number(0.5...9))
    case 1: .shadow(DrawShadow(color: color(), radius: number(0...5), x: 3.3, y: 2))
    case 2: .colorEffect(colorEffect())
    default: .mask([step(), step()], opacity: 0.8, isInverse: generator.next() % 2 == 0)
    }
  }

  // MARK: Leaves and groups

  private mutating func transform() -> CGAffineTransform {
    let place = CGAffineTransform(translationX: number(-30...250), y: number(-30...200))
    switch generator.next() % 3 {
    case 0: return place
    case 1: return place.rotated(by: number(-0.02...0.02))
    default:
      return place.rotated(by: number(0...6)).scaledBy(x: number(0.5...3), y: number(0.5...2))
    }
  }

  private mutating func leaf() -> DisplayItem {
    lastID += 1
    let id = lastID, content = content()
    return .leaf(
      DisplayLeaf(
        id: id, content: content, paint: paint(of: content), transform: transform(),
        opacity: number(0.3...1.3), isMoving: generator.next() % 2 == 0))
  }

  private mutating func items(_ count: Int, _ depth: Int) -> [DisplayItem] {
    (0..<count).flatMap { _ in
      depth < 3 && generator.next() % 3 == 0 ? group(depth) : [leaf()]
    }
  }

  private mutating func group(_ depth: Int) -> [DisplayItem] {
    lastID += 1
    let id = lastID, kind = kind()
    var items = [DisplayItem.begin(DisplayGroup(id: id, transform: transform(), kind: kind))]
    if case .mask = kind {
      lastID += 1
      items.append(.begin(DisplayGroup(id: lastID, kind: .maskSource)))
      items += self.items(2, depth + 1) + [.end]
    }
    return items + self.items(2, depth + 1) + [.end]
  }

  private mutating func mode() -> BlendMode { one(of: BlendMode.allCases) }

  private mutating func colorEffect() -> ColorEffect {
    one(of: [
      .saturation(0.3), .hueRotation(.degrees(80)), .colorInvert, .luminanceToAlpha, .contrast(1.7),
      .colorMultiply(color(0.5...1)), .brightness(number(-0.4...0.4)),
    ])
  }

  /// Seen a little from the side, from near by, or from so near that a part of it may lie behind the eye.
  private mutating func plane() -> DisplayGroup.Kind {
    let (m13, m23, m33) = one(of: [
      (0.0006, -0.0004, 1), (0.003, 0.001, 0.9), (-0.0008, 0.0002, 0.5), (0.008, -0.003, 2.0),
    ])
    return .plane(m13: m13, m23: m23, m33: m33)
  }

  private mutating func kind() -> DisplayGroup.Kind {
    switch generator.next() % (isSoft ? 10 : 7) {
    case 0: .opacity(number(0.2...0.9))
    case 1: .clip(path(), FillStyle())
    case 2: .colorEffect(colorEffect())
    case 3: .mask
    case 4, 5: .blend(mode())
    case 6: plane()
    case 7:
      .shadow(
        color: color(), radius: one(of: [0, 0.4, number(0...14)]), x: number(-9...9), y: 5.3)
    case 8: .blur(radius: number(0.5...5))
    default: .blur(radius: number(5...40), isOpaque: generator.next() % 2 == 0)
    }
  }
}

// MARK: Motion

extension RandomLists {
  /// Changes some of what a list shows: moves leaves or groups, by parts of a pixel or not or far away, lets texts begin
  /// to move or to rest, lets them fade, or gives them other colours.
  package mutating func change(_ items: inout [DisplayItem]) {
    for _ in 0..<2 {
      let index = Int(generator.next() % UInt64(items.count))
      switch items[index] {
      case .leaf(var leaf) where generator.next() % 2 == 0:
        if generator.next() % 3 == 0 {
          leaf.isMoving.toggle()
        } else {
          leaf.opacity = generator.number(in: 0.3...1)
        }
        items[index] = .leaf(leaf)
      case .begin(var group):
        if case .colorEffect = group.kind, generator.next() % 2 == 0 {
          group.kind = .colorEffect(colorEffect())
          items[index] = .begin(group)
        } else {
          move(&items, from: index)
        }
      default: move(&items, from: index)
      }
    }
  }

  /// Moves a leaf, or a group with all that it holds.
  private mutating func move(_ items: inout [DisplayItem], from first: Int) {
    let (x, y) = (one(of: [0.0, 3, -0.25, 0.4, 170, -90]), one(of: [0.0, -2, 0.5, 140]))
    var (index, depth) = (first, 0)
    repeat {
      switch items[index] {
      case .leaf(var leaf):
        (leaf.transform.tx, leaf.transform.ty) = (leaf.transform.tx + x, leaf.transform.ty + y)
        items[index] = .leaf(leaf)
      case .begin(var group):
        (group.transform.tx, group.transform.ty) = (group.transform.tx + x, group.transform.ty + y)
        items[index] = .begin(group)
        depth += 1
      case .end: depth -= 1
      }
      index += 1
    } while depth > 0 && index < items.count
  }
}
