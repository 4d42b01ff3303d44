import Foundation
import GlissandoDrawing
import GlissandoGL
import GlissandoMotion
import GlissandoPainting
import TestSupport
import Testing

/// Whether OpenGL can be tested here.
enum GLSupport {
  static let isThere = problem == nil
  /// Why not; nil where it can.
  static let problem: Comment? = {
    do {
      _ = try OffscreenContext()
      return nil
    } catch {
      return "\(error)"
    }
  }()
}

/// Lists that both painters paint, in a window of 240 by 180 points.
struct Scene {
  let scale: Double
  var width: Int { Int(240 * scale) }
  var height: Int { Int(180 * scale) }

  static let white = Color.Resolved(red: 1, green: 1, blue: 1)
  static let kinds = [
    "shapes", "strokes", "text", "images", "small images", "gradients", "canvas", "opacity",
    "clip", "shadow",
    "blur", "colors", "blend", "mask", "plane", "material", "clipped layer", "clipped mask",
    "radial", "clipped image", "perspective of images", "angular", "opaque blur", "wide blur",
    "wide opaque blur", "wide shadow", "shadow of text", "clipped blur", "blurs within blurs",
    "blur of a canvas", "material over a layer", "material in a layer", "materials",
    "blurred material", "shadow of material", "material in a plane", "shrunk images",
    "flips", "even-odd clip", "nested masks", "clips of shapes", "clips of text", "clips of images",
    "clips of layers", "nearest", "templates", "patterns", "clipped nearest", "clipped templates",
    "clipped patterns", "clips of templates", "blend in an empty layer",
  ]

  /// The levels by which a kind may differ: one for each time that it is mixed, and at least two.
  static func tolerance(of kind: String) -> Int {
    switch kind {
    // Three items and a group lie one over the other.
    case "even-odd clip", "nested masks", "clip", "colors", "blend", "material in a layer",
      "material in a plane":
      3
    default: 2
    }
  }

  /// Modes that divide by what may be next to nothing: of a level in what they mix they make many.
  static let amplifying: Set<BlendMode> = [
    .colorDodge, .colorBurn, .hue, .saturation, .color, .luminosity,
  ]

  private let contents: [DisplayContent]
  private let image: RasterImage

  init(scale: Double) {
    self.scale = scale
    let pixels: [UInt32] = (0..<1200).map { index in
      let (x, y) = (UInt32(index % 40), UInt32(index / 40))
      return 0xFF00_0000 | (x * 6) << 16 | (y * 8)
    }
    image = RasterImage(width: 40, height: 30, pixels: pixels)
    let odd = RasterImage(width: 39, height: 29, pixels: Array(pixels.prefix(39 * 29)))
    let shaper = PangoTextShaper()
    let span = TextSpan("Glissando", font: Font.title.resolve(in: EnvironmentValues()))
    let text = shaper.layout(TextSource(spans: [span], alignment: .leading), width: nil)
    func fill(_ path: Path) -> DisplayContent { DisplayContent(fill: path) }
    let oval = Path(ellipseIn: CGRect(x: 0, y: 0, width: 60, height: 40))
    let square = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
    let card = Path(roundedRect: CGRect(x: 0, y: 0, width: 120, height: 70), cornerRadius: 16)
    let canvas: [DrawCommand] = [
      .fill(square, Self.paint(0.2, 0.6, 0.1), FillStyle()),
      .text(text, Self.paint(0, 0, 0), CGPoint(x: 3.4, y: 5)),
    ]
    contents = [
      fill(Path(CGRect(x: 0, y: 0, width: 50.5, height: 33.25))),
      fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 14, height: 14))),
      fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 110, height: 90))),
      fill(card),
      DisplayContent(stroke: oval, style: StrokeStyle(lineWidth: 3, dash: [6, 4])),
      DisplayContent(text: text),
      DisplayContent(.image(image, CGRect(x: 0, y: 0, width: 90, height: 60))),
      DisplayContent(.commands(canvas)),
      DisplayContent(.image(odd, CGRect(x: 0, y: 0, width: 9, height: 7))),
      DisplayContent(.image(odd, CGRect(x: 0, y: 0, width: 70, height: 3.5))),
    ]
  }

  private static func paint(_ red: Float, _ green: Float, _ blue: Float, _ opacity: Float = 1)
    -> Paint
  {
    .color(Color.Resolved(red: red, green: green, blue: blue, opacity: opacity))
  }

  private static var gradient: Paint {
    .gradient(
      GradientPaint(
        stops: [
          .init(color: Color.Resolved(red: 1, green: 0.2, blue: 0), location: 0),
          .init(color: Color.Resolved(red: 0, green: 0.4, blue: 1, opacity: 0.6), location: 1),
        ], geometry: .linear(start: .topLeading, end: .bottomTrailing)))
  }

  private static var radial: Paint {
    .gradient(
      GradientPaint(
        stops: [
          .init(color: Color.Resolved(red: 1, green: 0.2, blue: 0), location: 0.1),
          .init(color: Color.Resolved(red: 0, green: 0.4, blue: 1, opacity: 0.6), location: 0.5),
          .init(color: Color.Resolved(red: 0.5, green: 1, blue: 0.2), location: 1),
        ], geometry: .radial(center: .center, startRadius: 4, endRadius: 40)))
  }

  private static func angular(_ start: Double, _ end: Double) -> Paint {
    .gradient(
      GradientPaint(
        stops: [
          .init(color: Color.Resolved(red: 1, green: 0.2, blue: 0), location: 0.1),
          .init(color: Color.Resolved(red: 0, green: 0.4, blue: 1, opacity: 0.6), location: 0.5),
          .init(color: Color.Resolved(red: 1, green: 0.2, blue: 0), location: 1),
        ],
        geometry: .angular(
          center: UnitPoint(x: 0.4, y: 0.6), startAngle: .degrees(start), endAngle: .degrees(end))))
  }

  private static let milk = Color.Resolved(red: 1, green: 1, blue: 1, opacity: 0.4)

  private func veil(_ id: UInt64, _ x: Double, _ y: Double, radius: Double = 5) -> DisplayItem {
    leaf(id, 3, x, y, .veil(Veil(color: Self.milk, radius: radius)))
  }

  private func leaf(
    _ id: UInt64, _ content: Int, _ x: Double, _ y: Double, _ paint: Paint,
    turned angle: Double = 0, opacity: Double = 1, isMoving: Bool = false
  ) -> DisplayItem {
    .leaf(
      DisplayLeaf(
        id: id, content: contents[content], paint: paint,
        transform: CGAffineTransform(translationX: x, y: y).rotated(by: angle), opacity: opacity,
        isMoving: isMoving))
  }

  private func group(_ kind: DisplayGroup.Kind, _ items: [DisplayItem]) -> [DisplayItem] {
    [.begin(DisplayGroup(id: 500, kind: kind))] + items + [.end]
  }

  private func plane(_ items: [DisplayItem]) -> [DisplayItem] {
    [
      .begin(
        DisplayGroup(
          id: 500, transform: CGAffineTransform(translationX: 4, y: 2),
          kind: .plane(m13: 0.001, m23: 0.0005, m33: 1)))
    ] + items + [.end]
  }

  /// Twelve dots that move a little, and others between them that stay.
  func scattered(moved distance: Double) -> [DisplayItem] {
    (0..<24).map { index in
      let (column, row) = (Double(index % 6), Double(index / 6))
      let x = 10 + column * 38 + (index % 2 == 0 ? distance : 0)
      return leaf(UInt64(index + 1), 1, x, 10 + row * 42, Self.paint(0.9, 0.1, 0.1))
    }
  }

  /// A ground and a few items of a kind, all of them in full view.
  func items(of kind: String) -> [DisplayItem] {
    let (red, blue) = (Self.paint(0.9, 0.1, 0.1), Self.paint(0.1, 0.2, 0.8, 0.7))
    let ground = leaf(1, 3, 20, 15, Self.paint(0.9, 0.9, 0.5))
    let few = [leaf(2, 2, 60.3, 50.7, red), leaf(3, 0, 40.25, 60, blue), leaf(4, 5, 30, 40, red)]
    // What is mixed here to a level becomes four where a quarter of the opacity becomes all.
    let unmixed = [leaf(2, 6, 40, 40, red), leaf(3, 1, 140, 60, red)]
    switch kind {
    case "shapes":
      return [ground] + few + (0..<8).map { leaf(10 + $0, 1, 20 + Double($0) * 9.3, 20.4, blue) }
    case "strokes":
      return [ground, leaf(2, 4, 50.4, 60.2, red), leaf(3, 4, 90, 90, blue, turned: 1)]
    case "text":
      return [
        ground, leaf(2, 5, 30, 30, red), leaf(3, 5, 30.4, 70.3, blue, isMoving: true),
        leaf(4, 5, 80, 90, red, turned: 0.2),
      ]
    case "images":
      return [
        ground, leaf(2, 6, 40.5, 40.5, red), leaf(3, 6, 90, 70, red, turned: 0.4, opacity: 0.6),
      ]
    case "small images":
      return [
        ground, leaf(2, 8, 40.5, 40.5, red), leaf(3, 8, 90, 70, red, turned: 0.4, opacity: 0.6),
        leaf(4, 9, 20, 90, red), leaf(5, 9, 60, 100, red, turned: -0.3),
      ]
    case "gradients":
      return [
        ground, leaf(2, 0, 40, 40, Self.gradient), leaf(3, 2, 70, 60, Self.gradient, opacity: 0.5),
      ]
    case "canvas":
      return [ground, leaf(2, 7, 40.2, 40, red), leaf(3, 7, 70, 90, red, opacity: 0.5)]
    case "opacity": return [ground] + group(.opacity(0.4), few)
    case "clip":
      let path = Path(ellipseIn: CGRect(x: 30, y: 30, width: 150, height: 100))
      return [ground] + group(.clip(path, FillStyle()), few)
    case "clipped layer":
      let path = Path(roundedRect: CGRect(x: 30, y: 30, width: 150, height: 80), cornerRadius: 30)
      return [ground] + group(.clip(path, FillStyle()), group(.opacity(0.4), few))
    case "clipped mask":
      let path = Path(roundedRect: CGRect(x: 30, y: 30, width: 150, height: 80), cornerRadius: 30)
      return [ground] + group(.clip(path, FillStyle()), Array(items(of: "mask").dropFirst()))
    case "clipped image":
      let path = Path(ellipseIn: CGRect(x: 50.3, y: 45, width: 70, height: 60))
      return [ground]
        + group(
          .clip(path, FillStyle()),
          [leaf(2, 6, 40.5, 40.5, red), leaf(3, 6, 90, 70, red, turned: 0.4, opacity: 0.6)])
    case "radial":
      return [
        ground, leaf(2, 0, 20, 20, Self.radial), leaf(3, 2, 70, 60, Self.radial, opacity: 0.5),
        leaf(4, 2, 10, 90, Self.radial, turned: 0.5),
      ]
    case "shadow":
      let black = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.5)
      return [ground] + group(.shadow(color: black, radius: 6, x: 3, y: 4.5), few)
    case "wide shadow":
      let black = Color.Resolved(red: 0, green: 0, blue: 0.2, opacity: 0.8)
      return [ground] + group(.shadow(color: black, radius: 20, x: 3.3, y: 14.5), few)
    case "shadow of text":
      let black = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.5)
      return [ground]
        + group(.shadow(color: black, radius: 2, x: 3.3, y: 4.6), [leaf(4, 5, 30, 40, red)])
    case "blur": return [ground] + group(.blur(radius: 5), few)
    case "wide blur": return [ground] + group(.blur(radius: 24), few)
    case "opaque blur": return [ground] + group(.blur(radius: 3, isOpaque: true), unmixed)
    case "wide opaque blur": return [ground] + group(.blur(radius: 12, isOpaque: true), unmixed)
    case "blur of a canvas":
      return [ground]
        + group(.blur(radius: 9), [leaf(2, 7, 40.2, 40, red), leaf(3, 5, 70, 90, red)])
    case "clipped blur":
      let path = Path(ellipseIn: CGRect(x: 30, y: 30, width: 150, height: 100))
      return [ground] + group(.clip(path, FillStyle()), group(.blur(radius: 7), few))
    case "blurs within blurs":
      return [ground] + group(.blur(radius: 6), [few[0]] + group(.blur(radius: 9), [few[1]]))
    case "angular":
      return [
        ground, leaf(2, 0, 20, 20, Self.angular(0, 360)),
        leaf(3, 2, 70, 60, Self.angular(30, 200), opacity: 0.5),
        leaf(4, 3, 10, 90, Self.angular(90, -270), turned: 0.3),
      ]
    case "colors": return [ground] + group(.colorEffect(.hueRotation(.degrees(80))), few)
    case "blend": return [ground] + group(.blend(.multiply), few)
    case "mask":
      return [ground, .begin(DisplayGroup(id: 500, kind: .mask))]
        + [.begin(DisplayGroup(id: 501, kind: .maskSource)), leaf(6, 2, 50, 40, red), .end] + few
        + [.end]
    case "plane":
      return [ground] + plane(few)
    case "material in a plane":
      return [ground] + plane(few + [veil(8, 50, 60)])
    case "perspective of images":
      return [ground]
        + plane([leaf(2, 6, 40.5, 40.5, red), leaf(3, 6, 90, 70, red, turned: 0.4, opacity: 0.6)])
    case "material over a layer":
      return [ground] + group(.opacity(0.6), few) + [veil(8, 50, 60, radius: 12)]
    case "material in a layer":
      return [ground] + few + group(.opacity(0.6), [veil(8, 50, 60), leaf(9, 0, 60, 70, red)])
    case "materials": return [ground] + few + [veil(8, 50, 60), veil(9, 90, 80, radius: 9)]
    case "blurred material":
      return [ground] + few + group(.blur(radius: 4), [veil(8, 50, 60), leaf(9, 0, 60, 70, red)])
    case "shadow of material":
      let black = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.5)
      return [ground] + few
        + group(.shadow(color: black, radius: 6, x: 3, y: 4.5), [veil(8, 50, 60)])
    case "shrunk images", "flips":
      let place = CGAffineTransform(translationX: 150.4, y: 110.3)
      let size = kind == "flips" ? CGSize(width: -1, height: 1) : CGSize(width: 0.3, height: 0.2)
      return [ground]
        + [6, 5, 2].enumerated().map { index, content in
          .leaf(
            DisplayLeaf(
              id: UInt64(index + 2), content: contents[content], paint: blue,
              transform: place.translatedBy(x: Double(-30 * index), y: -40)
                .scaledBy(x: size.width, y: size.height)))
        }
    case "even-odd clip":
      let path = Path { path in
        path.addEllipse(in: CGRect(x: 30, y: 30, width: 150, height: 100))
        path.addEllipse(in: CGRect(x: 60, y: 45.5, width: 70, height: 60))
      }
      return [ground] + group(.clip(path, FillStyle(eoFill: true)), few + unmixed)
    case "clips of shapes":
      return [ground]
        + clips(
          [leaf(2, 2, 40.3, 40.7, red), leaf(3, 4, 90, 60, red, turned: 1)]
            + (0..<8).map { leaf(10 + $0, 1, 28 + Double($0) * 9.3, 52.4, red) })
    case "clips of text":
      return [ground] + clips([leaf(2, 5, 30, 40, red), leaf(3, 5, 50, 65, red, turned: 0.3)])
    case "clips of images":
      return [ground] + clips([leaf(2, 6, 40.5, 40.5, red), leaf(3, 6, 90, 50, red, turned: 0.4)])
    case "clips of layers":
      return [ground] + clips(group(.opacity(0.6), [few[0]]) + group(.blend(.hue), [unmixed[1]]))
    case "nearest", "templates", "patterns": return [ground] + special(kind, red)
    case "clipped nearest", "clipped templates", "clipped patterns":
      let path = Path(
        roundedRect: CGRect(x: 30.2, y: 30.4, width: 130, height: 90), cornerRadius: 30)
      return [ground]
        + group(.clip(path, FillStyle()), special(String(kind.dropFirst(8)), red))
    case "clips of templates": return [ground] + clips(special("templates", red))
    case "blend in an empty layer":
      let blended = [.begin(DisplayGroup(id: 501, kind: .blend(.hardLight)))] + few + [.end]
      return [ground] + group(.blur(radius: 3), unmixed) + group(.opacity(0.9), blended)
    case "nested masks":
      let inner = Array(items(of: "mask").dropFirst())
      return [ground, .begin(DisplayGroup(id: 600, kind: .mask))]
        + [.begin(DisplayGroup(id: 601, kind: .maskSource)), leaf(7, 3, 40, 35, blue), .end] + inner
        + [.end]
    default: return [ground] + few + [veil(8, 50, 60)]
    }
  }

  /// Items under three clips, none of which leaves all.
  private func clips(_ items: [DisplayItem]) -> [DisplayItem] {
    let round = [
      Path(roundedRect: CGRect(x: 30.2, y: 30.4, width: 130, height: 90), cornerRadius: 30),
      Path(roundedRect: CGRect(x: 40.6, y: 25.3, width: 110, height: 85), cornerRadius: 40),
      Path(CGRect(x: 50.3, y: 33.7, width: 90, height: 64)),
    ]
    return round.enumerated().reduce(items) { items, clip in
      [.begin(DisplayGroup(id: UInt64(700 + clip.offset), kind: .clip(clip.element, FillStyle())))]
        + items + [.end]
    }
  }

  /// Images that are no plain ones, upright and turned, or shapes of many tiles.
  private func special(_ kind: String, _ paint: Paint) -> [DisplayItem] {
    if kind == "patterns" {
      let tile = PatternTile(
        name: "dots", content: contents[1],
        color: Color.Resolved(red: 0, green: 0.5, blue: 0.2), transform: .identity,
        size: CGSize(width: 14, height: 14))
      return [
        leaf(2, 0, 40.25, 60, .pattern(ImagePattern(tile: tile))),
        leaf(3, 2, 92, 45.5, .pattern(ImagePattern(tile: tile, opacity: 0.7))),
      ]
    }
    let style = kind == "nearest" ? ImageStyle(isSmooth: false) : ImageStyle(isTemplate: true)
    return [(40.4, 50.3, 90.0, 0.0), (110, 30, 60, 0.3), (95.4, 100.6, 20, 0)].enumerated().map {
      let (x, y, width, turn) = $1
      let rect = CGRect(x: 0, y: 0, width: width, height: width * 0.6)
      return .leaf(
        DisplayLeaf(
          id: UInt64($0 + 2), content: DisplayContent(.image(image, rect, style)), paint: paint,
          transform: CGAffineTransform(translationX: x, y: y).rotated(by: turn)))
    }
  }

  /// Two pictures whose pixels have many colours and opacities, one mixed with the other: both painters know them to
  /// the last bit.
  func mixed(_ mode: BlendMode, isClipped: Bool, opacity: Double) -> [DisplayItem] {
    var generator = SeededGenerator(seed: 3)
    func picture(_ id: UInt64) -> DisplayItem {
      let pixels = (0..<160 * 120).map { _ in Self.pixel(&generator) }
      let image = RasterImage(width: 160, height: 120, pixels: pixels)
      let content = DisplayContent(.image(image, CGRect(x: 0, y: 0, width: 160, height: 120)))
      return .leaf(
        DisplayLeaf(
          id: id, content: content, paint: Self.paint(0, 0, 0),
          transform: CGAffineTransform(translationX: 10, y: 8)))
    }
    let (below, above) = (picture(1), picture(2))
    var items = group(.blend(mode), [above])
    if opacity < 1 { items = group(.opacity(opacity), items) }
    if isClipped {
      let path = Path(ellipseIn: CGRect(x: 40, y: 30, width: 90, height: 70))
      items = group(.clip(path, FillStyle()), items)
    }
    return group(.blend(.normal), [below] + items)
  }

  /// A premultiplied pixel: many are opaque or grey, or have a channel of nothing or all.
  private static func pixel(_ generator: inout SeededGenerator) -> UInt32 {
    let alphas = [0xFF, 0xFF, 0x80, 0, UInt32(truncatingIfNeeded: generator.next()) & 0xFF]
    let alpha = alphas[Int(generator.next() % 5)]
    let grey = UInt32(truncatingIfNeeded: generator.next()) & 0xFF
    let isGrey = generator.next() % 4 == 0
    return [16, 8, 0].reduce(alpha << 24) { pixel, shift in
      let some = UInt32(truncatingIfNeeded: generator.next()) & 0xFF
      let channel = isGrey ? grey : [0, 0xFF, some, some, some][Int(generator.next() % 5)]
      return pixel | (channel * alpha + 127) / 255 << UInt32(shift)
    }
  }

  /// Colours of several opacities that mix with others and with each other.
  func blended(_ mode: BlendMode, isClipped: Bool) -> [DisplayItem] {
    let ground = [
      leaf(1, 3, 20, 15, Self.gradient), leaf(2, 6, 90, 60, Self.paint(0, 0, 0)),
      leaf(3, 2, 30.5, 50, Self.paint(0.2, 0.9, 0.4, 0.6)),
    ]
    let items = group(
      .blend(mode),
      [leaf(4, 6, 60, 30, Self.paint(0, 0, 0)), leaf(5, 2, 80, 70, Self.paint(0.9, 0.4, 0.1, 0.7))])
    // In a layer, what is below is transparent in part.
    let mixed = [DisplayItem.begin(DisplayGroup(id: 600, kind: .opacity(0.8)))] + ground + items
    guard isClipped else { return mixed + [.end] }
    let path = Path(ellipseIn: CGRect(x: 40, y: 30, width: 150, height: 110))
    return [.begin(DisplayGroup(id: 601, kind: .clip(path, FillStyle())))] + mixed + [.end, .end]
  }

  private func leaf(_ id: UInt64, _ generator: inout SeededGenerator) -> DisplayItem {
    func part() -> Float { Float(generator.number(in: 0...1)) }
    let paint = Self.paint(part(), part(), part(), generator.next() % 3 == 0 ? 0.5 : 1)
    if generator.next() % 8 == 0 {
      return veil(id, generator.number(in: -20...150), generator.number(in: -20...100))
    }
    return leaf(
      id, Int(generator.next() % UInt64(contents.count)), generator.number(in: -20...200),
      generator.number(in: -20...150), generator.next() % 5 == 0 ? Self.gradient : paint,
      turned: generator.next() % 4 == 0 ? generator.number(in: 0...6) : 0,
      opacity: generator.number(in: 0.2...1), isMoving: generator.next() % 2 == 0)
  }

  /// Leaves at random places, every third of them in a group.
  func random(_ generator: inout SeededGenerator) -> [DisplayItem] {
    let clip = Path(ellipseIn: CGRect(x: 20, y: 20, width: 180, height: 120))
    let kinds: [DisplayGroup.Kind] = [
      .opacity(0.6), .clip(clip, FillStyle()), .blur(radius: 3), .colorEffect(.saturation(0.3)),
      .clip(Path(CGRect(x: 10, y: 10, width: 150, height: 99)), FillStyle()),
      .blend(BlendMode.allCases[Int(generator.next() % UInt64(BlendMode.allCases.count))]),
      .shadow(color: Color.Resolved(red: 0, green: 0, blue: 0), radius: 9, x: 2, y: 3),
      .plane(m13: 0.001, m23: 0.0005, m33: 1), .blur(radius: 14), .blur(radius: 8, isOpaque: true),
      // The last one: it is in no other group.
      .mask,
    ]
    var items: [DisplayItem] = []
    for id in 0..<UInt64(6 + generator.next() % 8) {
      guard id % 3 == 2 else {
        items.append(leaf(id, &generator))
        continue
      }
      let kind = kinds[Int(generator.next() % UInt64(kinds.count))]
      items.append(.begin(DisplayGroup(id: 100 + id, kind: kind)))
      if case .mask = kind {
        items.append(.begin(DisplayGroup(id: 300 + id, kind: .maskSource)))
        items += [leaf(400 + id, &generator), .end]
      }
      // Every other group holds another one.
      let inner = kinds[Int(generator.next() % UInt64(kinds.count - 1))]
      let isNested = generator.next() % 2 == 0
      if isNested { items.append(.begin(DisplayGroup(id: 500 + id, kind: inner))) }
      items += (0..<2).map { leaf(200 + 10 * id + $0, &generator) }
      if isNested { items.append(.end) }
      items.append(.end)
    }
    return items
  }

  /// Moves, fades or replaces a leaf.
  func change(_ items: inout [DisplayItem], _ generator: inout SeededGenerator) {
    for _ in 0..<2 {
      let index = Int(generator.next() % UInt64(items.count))
      guard case .leaf(var old) = items[index] else { continue }
      switch generator.next() % 3 {
      case 0: old.opacity = generator.number(in: 0.2...1)
      case 1: old.transform.tx += CGFloat(generator.next() % 5)
      default:
        items[index] = leaf(old.id, &generator)
        continue
      }
      items[index] = .leaf(old)
    }
  }
}
