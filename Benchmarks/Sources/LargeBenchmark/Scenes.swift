import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoPainting

/// What moves on a large window, as lists in points of a slide of 1920×1080.
struct Scenes {
  /// How wide and high a slide is, in points.
  static let size = CGSize(width: 1920, height: 1080)
  static let photographSize = (width: 3000, height: 2000)
  static let card = CGSize(width: 1500, height: 800)

  let photograph = Scenes.picture(seed: 1)
  let other = Scenes.picture(seed: 2)
  private let photographContent: DisplayContent
  private let otherContent: DisplayContent
  let cardContent = DisplayContent(
    fill: Path(
      roundedRect: CGRect(
        x: -card.width / 2, y: -card.height / 2, width: card.width, height: card.height),
      cornerRadius: 40))
  let ground = DisplayContent(fill: Path(CGRect(origin: .zero, size: size)))
  private let tile = DisplayContent(
    fill: Path(
      roundedRect: CGRect(
        origin: CGPoint(x: -tileSize.width / 2, y: -tileSize.height / 2), size: tileSize),
      cornerRadius: 6))
  private let largeTile = DisplayContent(
    fill: Path(
      roundedRect: CGRect(
        origin: CGPoint(x: -largeTileSize.width / 2, y: -largeTileSize.height / 2),
        size: largeTileSize), cornerRadius: 16))
  private let panel = DisplayContent(
    fill: Path(roundedRect: Scenes.panelFrame, cornerRadius: 30))
  private let disc = DisplayContent(
    fill: Path(ellipseIn: CGRect(x: -220, y: -220, width: 440, height: 440)))

  private let circle = DisplayContent(
    fill: Path(
      ellipseIn: CGRect(
        x: -circleRadius, y: -circleRadius, width: 2 * circleRadius, height: 2 * circleRadius)))

  let column = RasterImage(
    width: 1, height: 256, pixels: (0..<256).map { 0xFF00_0000 | $0 << 16 | (255 - $0) })
  let headline: DisplayContent
  let page: DisplayContent
  /// A line of two thousand points.
  let curve = DisplayContent(
    stroke: Path { path in
      path.move(to: CGPoint(x: 0, y: 540))
      for step in 1...2000 {
        path.addLine(
          to: CGPoint(x: Double(step) * 0.96, y: 540 + 400 * sin(Double(step * step))))
      }
    }, style: StrokeStyle(lineWidth: 2))
  let upright = DisplayContent(fill: Path(CGRect(x: 0, y: 0, width: 2, height: 1080)))

  static let circleRadius = 6.0
  static let tileSize = CGSize(width: 60, height: 36)
  static let largeTileSize = CGSize(width: 170, height: 190)
  static let panelFrame = CGRect(x: 360, y: 190, width: 1200, height: 700)

  init() {
    let span = TextSpan(
      "Motion that is", font: Font.system(size: 40).resolve(in: EnvironmentValues()))
    headline = DisplayContent(
      text: PangoTextShaper().layout(TextSource(spans: [span], alignment: .leading), width: nil))
    let lines = String(repeating: "What moves is seen, and what rests is read. ", count: 60)
    let body = TextSpan(lines, font: Font.system(size: 24).resolve(in: EnvironmentValues()))
    page = DisplayContent(
      text: PangoTextShaper().layout(TextSource(spans: [body], alignment: .leading), width: 1800))
    let (width, height) = Self.photographSize
    let frame = CGRect(x: -960, y: -640, width: 1920, height: 1280)
    photographContent = DisplayContent(
      .image(RasterImage(width: width, height: height, pixels: photograph), frame))
    otherContent = DisplayContent(
      .image(RasterImage(width: width, height: height, pixels: other), frame))
  }

  /// Soft waves with noise on them, as the sensors of cameras have it.
  private static func picture(seed: UInt64) -> [UInt32] {
    let (width, height) = photographSize
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    return (0..<width * height).map { index in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let noise = UInt32(state >> 60)
      let (x, y) = (UInt32(index % width), UInt32(index / width))
      let wave = ((x >> 3) ^ (y >> 3)) & 127
      return 0xFF00_0000 | (wave + noise) << 16 | (x * 200 / 3000 + noise) << 8
        | (y * 200 / 2000 + noise)
    }
  }

  static let colors = GradientPaint(
    stops: [
      GradientPaint.Stop(
        color: Color.Resolved(red: 0.2, green: 0.4, blue: 0.8), location: 0),
      GradientPaint.Stop(
        color: Color.Resolved(red: 0.8, green: 0.2, blue: 0.4), location: 1),
    ], geometry: .linear(start: .topLeading, end: .bottomTrailing))

  func leaf(
    _ id: UInt64, _ content: DisplayContent, _ paint: Paint, _ transform: CGAffineTransform,
    opacity: Double = 1
  ) -> DisplayItem {
    .leaf(
      DisplayLeaf(
        id: id, content: content, paint: paint, transform: transform, opacity: opacity,
        isMoving: true))
  }

  static let white = Paint.color(Color.Resolved(red: 1, green: 1, blue: 1))

  /// A picture in the middle that has grown and turned, `time` in seconds.
  static func placed(_ time: Double) -> CGAffineTransform {
    let growth = 1.15 + 0.1 * sin(time)
    return CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
      .rotated(by: 0.06 * sin(time * 1.3)).scaledBy(x: growth, y: growth)
  }

  static func turned(_ time: Double) -> CGAffineTransform {
    CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
      .rotated(by: 0.3 * sin(time * 1.1))
  }

  func photograph(_ time: Double) -> [DisplayItem] {
    [leaf(1, photographContent, Self.white, Self.placed(time))]
  }

  /// Between sharp and a radius of 20 points.
  static func radius(_ time: Double) -> Double { 10 + 9.9 * sin(time * 0.9) }

  func blurringPhotograph(_ time: Double) -> [DisplayItem] {
    [.begin(DisplayGroup(id: 2, kind: .blur(radius: Self.radius(time), isOpaque: true)))]
      + photograph(time) + [.end]
  }

  func turnedCard(_ time: Double) -> [DisplayItem] {
    let black = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.3)
    let turn = Self.turned(time)
    return [
      .begin(
        DisplayGroup(
          id: 3, transform: turn, kind: .shadow(color: black, radius: 24, x: 0, y: 12))),
      leaf(4, cardContent, .gradient(Self.colors), turn), .end,
    ]
  }

  func fadingGradient(_ time: Double) -> [DisplayItem] {
    [leaf(5, ground, .gradient(Self.colors), .identity, opacity: Self.share(time))]
  }

  /// A gradient whose colours change in each frame, so that nothing of it can be kept.
  func changingGradient(_ time: Double) -> [DisplayItem] {
    var colors = Self.colors
    colors.stops[0].color.linearRed = Float(Self.share(time))
    colors.geometry = .radial(
      center: UnitPoint(x: 0.5, y: 0.4 + 0.1 * sin(time)), startRadius: 0, endRadius: 1100)
    return [leaf(6, ground, .gradient(colors), .identity)]
  }

  static func share(_ time: Double) -> Double { 0.5 + 0.45 * sin(time * 2) }

  /// Discs that move each in its own way, blurred as one.
  func blur(_ radius: Double, _ time: Double) -> [DisplayItem] {
    [.begin(DisplayGroup(id: 7, kind: .blur(radius: radius)))] + discs(time) + [.end]
  }

  /// The same in a group that grows, of which a mask shows a panel.
  func maskedBlur(_ time: Double) -> [DisplayItem] {
    let growth = Self.growth(time)
    let discs = discs(time).map { item -> DisplayItem in
      guard case .leaf(var leaf) = item else { return item }
      leaf.transform = leaf.transform.concatenating(growth)
      return .leaf(leaf)
    }
    return [
      .begin(DisplayGroup(id: 70, kind: .mask)),
      .begin(DisplayGroup(id: 71, kind: .maskSource)),
      leaf(72, panel, Self.white, .identity), .end,
      .begin(DisplayGroup(id: 73, kind: .opacity(0.9))),
      .begin(DisplayGroup(id: 74, transform: growth, kind: .blur(radius: 30))),
    ] + discs + [.end, .end, .end]
  }

  /// About the middle of a slide.
  static func growth(_ time: Double) -> CGAffineTransform {
    let factor = 1.3 + 0.2 * sin(time)
    return CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
      .scaledBy(x: factor, y: factor)
      .translatedBy(x: -size.width / 2, y: -size.height / 2)
  }

  static func discPlace(_ index: Int, _ time: Double) -> CGPoint {
    let number = Double(index)
    return CGPoint(
      x: 960 + 620 * sin(time * 0.7 + number * 1.3), y: 540 + 300 * cos(time + number * 2.1))
  }

  func discs(_ time: Double) -> [DisplayItem] {
    (0..<8).map { index in
      let place = Self.discPlace(index, time)
      let color = Color.Resolved(
        red: Float(index) / 8, green: 0.5, blue: 1 - Float(index) / 8)
      return leaf(
        UInt64(10 + index), disc, .color(color),
        CGAffineTransform(translationX: place.x, y: place.y))
    }
  }

  static let ringWidth = 24.0

  static func ringRadius(_ time: Double) -> Double { 160 + 50 * sin(time * 2) }

  /// Rings that move each in its own way, and grow.
  func rings(_ time: Double) -> [DisplayItem] {
    let radius = Self.ringRadius(time)
    let frame = CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
    return discs(time).map { item in
      guard case .leaf(var leaf) = item else { return item }
      leaf.content = DisplayContent(
        stroke: Path(ellipseIn: frame), style: StrokeStyle(lineWidth: Self.ringWidth))
      return .leaf(leaf)
    }
  }

  /// Two slides with a picture and a disc each, of which one fades into the other.
  func crossFade(_ time: Double) -> [DisplayItem] {
    let middle = CGAffineTransform(translationX: 960, y: 540)
    func slide(_ id: UInt64, _ content: DisplayContent, _ opacity: Double) -> [DisplayItem] {
      [
        .begin(DisplayGroup(id: id, kind: .opacity(opacity))),
        leaf(id + 1, content, Self.white, middle),
        leaf(id + 2, disc, Self.white, middle), .end,
      ]
    }
    let share = Self.share(time)
    return slide(40, photographContent, 1 - share) + slide(50, otherContent, share)
  }

  /// A panel through which a photograph and discs, which move, are seen.
  func material(_ time: Double) -> [DisplayItem] {
    var milk = Color.Resolved(red: 1, green: 1, blue: 1)
    milk.opacity = 0.4
    return photograph(time) + discs(time)
      + [leaf(60, panel, .veil(Veil(color: milk, radius: 20)), .identity)]
  }

  /// Small discs that move each in its own way.
  func circles(_ count: Int, _ time: Double) -> [DisplayItem] {
    (0..<count).map { index in
      let place = Self.circlePlace(index, time)
      let color = Color.Resolved(red: Float(index % 12) / 12, green: 0.5, blue: 0.8)
      return leaf(
        UInt64(100_000 + index), circle, .color(color),
        CGAffineTransform(translationX: place.x, y: place.y))
    }
  }

  static func circlePlace(_ index: Int, _ time: Double) -> CGPoint {
    let number = Double(index)
    let x = number * 0.618_034, y = number * 0.414_214
    return CGPoint(
      x: (x - x.rounded(.down)) * size.width + 20 * sin(time + number),
      y: (y - y.rounded(.down)) * size.height + 20 * cos(time * 1.3 + number))
  }

  /// Cards in a grid that turn about their middles, seen in perspective.
  func cards(_ count: Int, _ time: Double) -> [DisplayItem] {
    (0..<count).flatMap { index -> [DisplayItem] in
      let color = Color.Resolved(red: 0.1, green: Float(index % 5) / 5, blue: 0.7)
      return [
        .begin(
          DisplayGroup(
            id: UInt64(1000 + index),
            projection: Self.projection(of: index, count, time))),
        leaf(UInt64(5000 + index), count > 100 ? tile : largeTile, .color(color), .identity),
        .end,
      ]
    }
  }

  static func projection(of index: Int, _ count: Int, _ time: Double) -> ProjectionTransform {
    let columns = count > 100 ? 25 : 10
    let rows = count / columns
    let place = CGPoint(
      x: (Double(index % columns) + 0.5) * 1920 / Double(columns),
      y: (Double(index / columns) + 0.5) * 1080 / Double(rows))
    var space = CATransform3DMakeRotation(CGFloat(time * 2 + Double(index) * 0.05), 0.3, 1, 0)
    var eye = CATransform3DIdentity
    eye.m34 = count > 100 ? -1.0 / 150 : -1.0 / 500
    space = CATransform3DConcat(space, eye)
    return ProjectionTransform(
      CATransform3DConcat(space, CATransform3DMakeTranslation(place.x, place.y, 0)))
  }
}
