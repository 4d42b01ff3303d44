import Foundation
import GlissandoDrawing
import GlissandoGL
import GlissandoMotion
import GlissandoPainting
import TestSupport
import Testing

/// Pictures of which a part is painted and uploaded.
@Suite(.serialized, .enabled(if: GLSupport.isThere, GLSupport.problem))
struct GLPartTests {
  private static let size = (width: 320, height: 240)

  private func pixels(
    _ list: DisplayList, _ painter: GLPainter, _ damage: Damage?
  ) throws -> [UInt32] {
    try painter.pixels(
      list, width: Self.size.width, height: Self.size.height, damage: damage)
  }

  @Test("Of damage alone, no more pixels are read than lie around it")
  func reading() throws {
    let context = try OffscreenContext()
    defer { withExtendedLifetime(context) {} }
    let painter = try GLPainter()
    let (width, height) = Self.size
    let content = DisplayContent(
      fill: Path(ellipseIn: CGRect(x: 20, y: 30, width: 200, height: 150)))
    let list = DisplayList(items: [
      .leaf(DisplayLeaf(id: 1, content: content, paint: .color(Scene.white)))
    ])
    try painter.paint(
      list, width: width, height: height, scale: 1, damage: nil,
      background: Color.Resolved(red: 0, green: 0, blue: 1))
    var damage = Damage(width: width, height: height)
    damage.add(CGRect(x: 40, y: 70, width: 90, height: 30))
    func read(_ damage: Damage?) throws -> [UInt32] {
      var pixels = [UInt32](repeating: 7, count: width * height)
      try pixels.withUnsafeMutableBytes { bytes in
        let base = try #require(bytes.baseAddress)
        try painter.readPixels(
          into: PixelBuffer(base: base, width: width, height: height, bytesPerRow: width * 4),
          damage: damage)
      }
      return pixels
    }
    let (all, part, box) = (try read(nil), try read(damage), damage.boundingBox)
    #expect(box.width < width && box.height < height && !all.contains(7))
    for row in 0..<height {
      for column in 0..<width {
        let isRead = (box.left..<box.right).contains(column) && (box.top..<box.bottom).contains(row)
        #expect(part[row * width + column] == (isRead ? all[row * width + column] : 7))
      }
    }
    painter.close()
  }

  private static let corners = (0..<4).map { (index: Int) in
    GradientPaint.Stop(
      color: Color.Resolved(
        red: index < 2 ? 1 : 0, green: Float(index % 2), blue: 0.5, opacity: index == 1 ? 0.5 : 1),
      location: Double(index % 2), y: Double(index / 2))
  }
  private static let mesh = GradientPaint(
    stops: corners, geometry: .mesh(columns: 2, rows: 2, isSmooth: true))
  private static let angular = GradientPaint(
    stops: Array(corners[..<2]),
    geometry: .angular(center: .center, startAngle: .zero, endAngle: .degrees(300)))

  private func step(_ generator: inout SeededGenerator) -> DrawCommand {
    func number(_ range: ClosedRange<Double>) -> Double { generator.number(in: range) }
    let rect = CGRect(
      x: number(-20...280), y: number(-20...200), width: number(4...60), height: number(4...60))
    let color = Color.Resolved(
      red: Float(number(0...1)), green: Float(number(0...1)), blue: Float(number(0...1)),
      opacity: Float(number(0.3...1)))
    let path = number(0...1) < 0.5 ? Path(ellipseIn: rect) : Path(rect)
    if number(0...1) < 0.2 {
      let isAngular = number(0...1) < 0.5
      return .fill(path, .gradient(isAngular ? Self.angular : Self.mesh), FillStyle())
    }
    guard number(0...1) < 0.3 else { return .fill(path, .color(color), FillStyle()) }
    return .stroke(path, .color(color), StrokeStyle(lineWidth: number(1...8)))
  }

  /// A drawing, and beside it a small shape, in a group.
  private func list(_ commands: [DrawCommand], _ kind: DisplayGroup.Kind, _ x: Double)
    -> DisplayList
  {
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 220)
    let red = Paint.color(Color.Resolved(red: 1, green: 0, blue: 0))
    let dot = DisplayContent(fill: Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)))
    let place = CGAffineTransform(translationX: 8.3, y: 9.6)
    return DisplayList(items: [
      .begin(DisplayGroup(id: 900, kind: kind)),
      .leaf(
        DisplayLeaf(
          id: 1, content: DisplayContent(.commands(commands), bounds: bounds), paint: red,
          transform: place)),
      .leaf(
        DisplayLeaf(
          id: 2, content: dot, paint: red,
          transform: CGAffineTransform(translationX: 40 + x, y: 90))), .end,
    ])
  }

  private static let kinds: [DisplayGroup.Kind] = [
    .opacity(1), .opacity(0.5), .blur(radius: 4), .plane(m13: 0.0006, m23: 0.0003, m33: 1),
    .clip(Path(ellipseIn: CGRect(x: 20, y: 20, width: 250, height: 190)), FillStyle()),
    .shadow(color: Color.Resolved(red: 0, green: 0, blue: 0), radius: 5, x: 2, y: 3),
    .colorEffect(.hueRotation(.degrees(80))), .blend(.luminosity), .blend(.plusDarker),
  ]

  /// A drawing, or colours between points, that is larger than the window.
  private func large(_ isMesh: Bool, _ shift: Double) -> (DisplayContent, Paint) {
    let bounds = CGRect(x: 0, y: 0, width: 1200, height: 900)
    let red = Color.Resolved(red: 1, green: 0, blue: 0)
    let blue = Color.Resolved(red: 0, green: 0.2, blue: 1)
    if isMesh {
      let stops = (0..<9).map { (index: Int) -> GradientPaint.Stop in
        let (x, y) = (Double(index % 3) / 2, Double(index / 3) / 2)
        let color = index % 2 == 0 ? red : blue
        return GradientPaint.Stop(color: color, location: index == 4 ? x + shift : x, y: y)
      }
      let geometry = GradientPaint.Geometry.mesh(columns: 3, rows: 3, isSmooth: true)
      return (
        DisplayContent(fill: Path(bounds)),
        .gradient(GradientPaint(stops: stops, geometry: geometry))
      )
    }
    let commands = (0..<48).map { (index: Int) -> DrawCommand in
      let (column, row) = (Double(index % 8), Double(index / 8))
      let rect = CGRect(x: column * 150 + shift * 40, y: row * 150, width: 100.5, height: 90.5)
      return .fill(Path(rect), .color(index % 3 == 0 ? red : blue), FillStyle())
    }
    return (DisplayContent(.commands(commands), bounds: bounds), .color(red))
  }

  @Test(
    "Of what is larger than the window no more is uploaded than comes into view",
    arguments: [false, true], [1, 1.5])
  func largerThanWindow(_ isMesh: Bool, _ scale: Double) throws {
    let context = try OffscreenContext()
    defer { withExtendedLifetime(context) {} }
    let painter = try GLPainter()
    let window = Self.size.width * Self.size.height
    // At rest, scrolled a little in either direction, far away, back, and changed there.
    let steps: [(x: Double, y: Double, shift: Double, most: Double)] = [
      (-100, -200, 0, 1.7), (-100, -200, 0, 0), (-100, -230, 0, 0.5), (-130, -200, 0, 0.6),
      (-700, -500, 0, 1.7), (-100, -200, 0, 1.7), (-100, -200, 0.1, 1.7),
    ]
    var (content, paint) = large(isMesh, 0)
    for (index, step) in steps.enumerated() {
      let place = CGAffineTransform(translationX: step.x, y: step.y).scaledBy(x: scale, y: scale)
      if step.shift != 0 { (content, paint) = large(isMesh, step.shift) }
      let list = DisplayList(items: [
        .leaf(DisplayLeaf(id: 1, content: content, paint: paint, transform: place))
      ])
      let shown = try pixels(list, painter, nil)
      let uploaded = painter.plan.pictureUploads.reduce(0) { $0 + $1.width * $1.height }
      #expect(Double(uploaded) <= step.most * Double(window), "step \(index): \(uploaded)")
      let exact = PaintedImage(
        list, width: Self.size.width, height: Self.size.height, scale: 1, background: Scene.white)
      #expect(PixelDifference(shown, exact.pixels).greatest <= 2, "step \(index)")
      let fresh = try GLPainter()
      let isSame = shown == (try pixels(list, fresh, nil))
      #expect(isSame, "step \(index)")
      fresh.close()
    }
    painter.close()
  }

  @Test("What scrolls pixel by pixel is uploaded once", arguments: [false, true])
  func slowScrolling(_ isMesh: Bool) throws {
    let context = try OffscreenContext()
    defer { withExtendedLifetime(context) {} }
    let painter = try GLPainter()
    let (content, paint) = large(isMesh, 0)
    var uploaded = 0
    for step in 0..<40 {
      let place = CGAffineTransform(translationX: -100 - Double(step), y: -200)
      let list = DisplayList(items: [
        .leaf(DisplayLeaf(id: 1, content: content, paint: paint, transform: place))
      ])
      _ = try pixels(list, painter, nil)
      if step > 0 {
        uploaded += painter.plan.pictureUploads.reduce(0) { $0 + $1.width * $1.height }
      }
    }
    // Two columns of tiles come into view.
    #expect(uploaded <= 4 * Damage.tileSize * (Self.size.height + 3 * Damage.tileSize))
    painter.close()
  }

  @Test(
    "What was changed part by part is the same as what is painted anew, bit for bit",
    arguments: kinds.indices)
  func equality(_ index: Int) throws {
    let context = try OffscreenContext()
    defer { withExtendedLifetime(context) {} }
    let painter = try GLPainter()
    var generator = SeededGenerator(seed: UInt64(40 + index))
    var commands = (0..<20).map { _ in step(&generator) }
    var (previous, parts) = (DisplayList?.none, 0)
    for round in 0..<8 {
      let list = list(commands, Self.kinds[index], Double(round / 2))
      let damage = previous.map {
        list.damage(since: $0, scale: 1, width: Self.size.width, height: Self.size.height)
      }
      let shown = try pixels(list, painter, damage)
      let uploads = painter.plan.pictureUploads
      if let upload = uploads.first, upload.width < upload.textureWidth { parts += 1 }
      let fresh = try GLPainter()
      let isSame = shown == (try pixels(list, fresh, nil))
      #expect(isSame, "round \(round)")
      fresh.close()
      previous = list
      commands[Int(generator.next() % 20)] = step(&generator)
    }
    #expect(parts >= 4)
    painter.close()
  }
}
