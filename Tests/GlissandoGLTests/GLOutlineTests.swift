import Foundation
import GlissandoDrawing
import GlissandoGL
import GlissandoMotion
import GlissandoPainting
import TestSupport
import Testing

/// Large shapes, which the GPU covers by their edges.
@Suite(.serialized, .enabled(if: GLSupport.isThere, GLSupport.problem))
struct GLOutlineTests {
  private static let size = (width: 240, height: 180)

  @Test("Large shapes have the very edges that Cairo gives them, wherever they lie")
  func edges() throws {
    let context = try OffscreenContext()
    defer { withExtendedLifetime(context) {} }
    let painter = try GLPainter()
    var random = SeededGenerator(seed: 17)
    for round in 0..<120 {
      let list = DisplayList(items: [item(round, &random)])
      let exact = PaintedImage(
        list, width: Self.size.width, height: Self.size.height, scale: 1,
        background: Scene.white)
      let greatest = PixelDifference(try pixels(list, painter), exact.pixels).greatest
      #expect(greatest <= Self.tolerance(round), "shape \(round): \(greatest)")
      #expect(painter.plan.quads.contains { $0.kind >> 4 & 7 == 4 }, "shape \(round)")
    }
    painter.close()
  }

  @Test("Shapes with upright and level edges alone are covered exactly, as Cairo covers them")
  func upright() throws {
    try expectEqual(rounds: 24) { round, random in
      let (width, height) = (
        Double.random(in: 80...90, using: &random), Double.random(in: 70...80, using: &random)
      )
      let corner = Path { path in
        path.addLines([
          .zero, CGPoint(x: width, y: 0), CGPoint(x: width, y: 30.3), CGPoint(x: 40.6, y: 30.3),
          CGPoint(x: 40.6, y: height), CGPoint(x: 0, y: height),
        ])
      }
      let path = round % 2 == 0 ? corner : Path(CGRect(x: 0, y: 0, width: width, height: height))
      let transform = CGAffineTransform(
        translationX: Double.random(in: 95...110, using: &random),
        y: Double.random(in: 92...98, using: &random)
      ).rotated(by: Double(round / 2 % 4) * .pi / 2)
      return item(path, round, transform)
    }
  }

  @Test("Corners on whole pixels, where Cairo's numbers often lie between two, make the same edges")
  func wholeCorners() throws {
    try expectEqual(rounds: 60) { round, random in
      let width = Double(Int.random(in: 40...90, using: &random))
      let height = Double(Int.random(in: 35...80, using: &random))
      let diamond = Path { path in
        path.addLines([
          CGPoint(x: 0, y: -height), CGPoint(x: width, y: 0), CGPoint(x: 0, y: height),
          CGPoint(x: -width, y: round.isMultiple(of: 2) ? 0 : 20),
        ])
      }
      return item(diamond, round, CGAffineTransform(translationX: 118, y: 91))
    }
  }

  @Test(
    "Lines along shapes have the very edges that Cairo gives them, and nothing is uploaded",
    arguments: [1, 1.25, 2], [1, 2.5, 12, 30])
  func strokes(_ scale: Double, _ width: Double) throws {
    let shapes = Self.shapes
    let rounds = 4 * shapes.count
    try expectEqual(rounds: rounds, scale: scale, uploads: { _ in false }) { round, random in
      let style = StrokeStyle(lineWidth: width)
      let shift = CGAffineTransform(
        translationX: Double.random(in: 118...122, using: &random),
        y: Double.random(in: 88...92, using: &random))
      let isTurned = round / shapes.count % 2 == 1
      let transform =
        isTurned ? shift.rotated(by: Double.random(in: 0.01...6.2, using: &random)) : shift
      return item(shapes[round % shapes.count], round, transform, stroked: style)
    }
  }

  @Test(
    "So have trimmed rings and open lines, with every cap and join",
    arguments: [CGLineCap.butt, .round, .square], [CGLineJoin.miter, .round, .bevel])
  func ends(_ cap: CGLineCap, _ join: CGLineJoin) throws {
    try expectEqual(rounds: 36, scale: 1.5, uploads: { _ in false }) { round, random in
      let end = Double.random(in: 0.1...1, using: &random)
      let zigzag = Path { path in
        path.move(to: CGPoint(x: -52, y: -30.2))
        path.addLine(to: CGPoint(x: 44.6, y: -30.2))
        path.addLine(to: CGPoint(x: -21.3, y: 18))
        path.addLine(to: CGPoint(x: 41, y: 44 * end))
        path.addQuadCurve(to: CGPoint(x: -50, y: 45), control: CGPoint(x: -20, y: 10))
      }
      let level = Path { path in
        path.addLines([CGPoint(x: -50.3, y: 0), CGPoint(x: 50 * end, y: 0)])
      }
      let stairs = Path { path in
        path.addLines([
          CGPoint(x: -50, y: -40.2), CGPoint(x: 0, y: -40.2), CGPoint(x: 0, y: 20 * end),
          CGPoint(x: 48.7, y: 20 * end), CGPoint(x: 48.7, y: 50), CGPoint(x: 10, y: 50),
        ])
      }
      let ring = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
      let paths = [ring.trimmedPath(from: 0, to: end), zigzag, level, stairs]
      let style = StrokeStyle(
        lineWidth: [1, 7.5, 14][round / 4 % 3], lineCap: cap, lineJoin: join, miterLimit: 2)
      let shift = CGAffineTransform(
        translationX: Double.random(in: 118...122, using: &random), y: 90)
      return item(
        paths[round % 4], round, round < 24 ? shift : shift.rotated(by: 2 * end), stroked: style)
    }
  }

  @Test("So have discs and rings about whole and half pixels, turned by quarters")
  func ties() throws {
    try expectEqual(rounds: 96, uploads: { _ in false }) { round, _ in
      let radius = [40.0, 48.5, 55, 60][round / 4 % 4]
      let circle = Path(
        ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
      let middle = round % 2 == 0 ? CGPoint(x: 120, y: 90) : CGPoint(x: 120.5, y: 90.5)
      let transform = CGAffineTransform(translationX: middle.x, y: middle.y)
        .rotated(by: -Double(round / 2 % 2) * .pi / 2)
      let style = StrokeStyle(
        lineWidth: [8, 13, 14, 20][round / 16 % 4], lineCap: .round)
      let part = circle.trimmedPath(from: 0, to: [1, 0.85, 0.5, 0.25][round / 4 % 4])
      return item(
        round < 16 ? circle : part, round, transform, stroked: round < 16 ? nil : style)
    }
  }

  @Test("So have stars, bows and shapes with holes, filled by either rule")
  func crossed() throws {
    try expectEqual(rounds: 40, uploads: { _ in false }) { round, random in
      let turn = Double.random(in: 0...6.2, using: &random)
      let star = Path { path in
        path.addLines(
          (0..<5).map { index in
            let angle = turn + Double(index) * 0.8 * .pi
            return CGPoint(x: 75 * cos(angle), y: 75 * sin(angle))
          })
        path.closeSubpath()
        if round / 2 % 2 == 1 {
          path.addEllipse(in: CGRect(x: -50, y: -60, width: 100, height: 120))
        }
      }
      return item(
        star, round, CGAffineTransform(translationX: 120, y: 90), isEOFilled: round % 2 == 1)
    }
  }

  @Test(
    "So have shapes of one colour and lines that a rectangle cuts: turned, between pixels, or on whole ones",
    arguments: 0..<4)
  func cut(_ kind: Int) throws {
    try expectEqual(rounds: 8 * Self.shapes.count) { round, random in
      let shape = Self.shapes[round % Self.shapes.count]
      let shift = CGAffineTransform(
        translationX: Double.random(in: 110...130, using: &random),
        y: Double.random(in: 80...100, using: &random))
      let isTurned = round / Self.shapes.count % 2 == 1
      let transform =
        isTurned ? shift.rotated(by: Double.random(in: 0.01...6.2, using: &random)) : shift
      let style = StrokeStyle(lineWidth: 12)
      return item(
        shape, round, transform, stroked: round / Self.shapes.count % 4 > 1 ? style : nil)
    } clip: { random in
      let rect = CGRect(
        x: Double.random(in: -50 ... -20, using: &random),
        y: Double.random(in: -40 ... -15, using: &random),
        width: Double.random(in: 50...90, using: &random),
        height: Double.random(in: 40...70, using: &random))
      switch kind {
      case 0: return (Path(rect.offsetBy(dx: 120, dy: 90)), .identity)
      case 1: return (Path(rect.offsetBy(dx: 120, dy: 90).integral), .identity)
      default:
        let turn = Double.random(in: 0.01...1.5, using: &random)
        let place = CGAffineTransform(translationX: 120, y: 90).rotated(by: turn)
        return (kind == 2 ? Path(rect) : Path(roundedRect: rect, cornerRadius: 9), place)
      }
    }
  }

  private static let shapes: [Path] = {
    let frame = CGRect(x: -54, y: -36, width: 108, height: 72)
    let triangle = Path { path in
      path.addLines([CGPoint(x: -30, y: -24), CGPoint(x: 33, y: 6), CGPoint(x: -18, y: 25)])
      path.closeSubpath()
    }
    return [
      Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100)), Path(ellipseIn: frame),
      Path(frame), Path(roundedRect: frame, cornerRadius: 12),
      Path(roundedRect: frame, cornerRadius: 40), triangle,
    ]
  }()

  /// Expects items to look as the software painter paints them.
  @Test("Shapes that are blended in a layer have the edges that they have anywhere else")
  func blended() throws {
    let context = try OffscreenContext()
    defer { withExtendedLifetime(context) {} }
    let painter = try GLPainter()
    let software = Painter()
    var random = SeededGenerator(seed: 23)
    for round in 0..<120 {
      let size = round < 60 ? 80 : Double.random(in: 66...110, using: &random)
      let circle = DisplayContent(
        fill: Path(ellipseIn: CGRect(x: 0, y: 0, width: size, height: size)))
      var items: [DisplayItem] = [.begin(DisplayGroup(id: 90, kind: .blend(.normal)))]
      for (index, color) in Self.lights.enumerated() {
        let place = CGAffineTransform(
          translationX: Double.random(in: 20...120, using: &random),
          y: Double.random(in: 10...80, using: &random))
        items += [
          .begin(DisplayGroup(id: UInt64(91 + index), kind: .blend(.screen))),
          .leaf(
            DisplayLeaf(
              id: UInt64(index + 1), content: circle, paint: .color(color), transform: place,
              isMoving: true)),
          .end,
        ]
      }
      items.append(.end)
      let list = DisplayList(items: items)
      // From the third time on the group's picture is kept.
      for time in 1...3 {
        let exact = PaintedImage(
          list, width: Self.size.width, height: Self.size.height, scale: 1,
          background: Scene.white, painter: software)
        let greatest = PixelDifference(try pixels(list, painter), exact.pixels).greatest
        #expect(greatest <= 3, "round \(round), time \(time): \(greatest)")
      }
    }
    painter.close()
  }

  private static let lights = [
    Color.Resolved(red: 1, green: 0.22, blue: 0.24),
    Color.Resolved(red: 0.2, green: 0.8, blue: 0.35),
    Color.Resolved(red: 0, green: 0.53, blue: 1),
  ]

  private func expectEqual(
    rounds: Int, scale: Double = 1, uploads: (Int) -> Bool = { _ in true },
    item: (Int, inout SeededGenerator) -> DisplayItem,
    clip: ((inout SeededGenerator) -> (Path, CGAffineTransform))? = nil
  ) throws {
    let context = try OffscreenContext()
    defer { withExtendedLifetime(context) {} }
    let painter = try GLPainter()
    var random = SeededGenerator(seed: 5)
    for round in 0..<rounds {
      var items = [item(round, &random)]
      if let (path, transform) = clip?(&random) {
        let group = DisplayGroup(id: 900, transform: transform, kind: .clip(path, FillStyle()))
        items = [.begin(group)] + items + [.end]
      }
      let list = DisplayList(items: items)
      let exact = PaintedImage(
        list, width: Int(Double(Self.size.width) * scale),
        height: Int(Double(Self.size.height) * scale), scale: scale, background: Scene.white)
      let shown = try pixels(list, painter, scale: scale)
      let greatest = PixelDifference(shown, exact.pixels).greatest
      #expect(greatest <= Self.tolerance(round), "shape \(round): \(greatest)")
      #expect(painter.plan.coverUploads.isEmpty || uploads(round), "shape \(round)")
    }
    painter.close()
  }

  private func item(
    _ path: Path, _ round: Int, _ transform: CGAffineTransform, stroked style: StrokeStyle? = nil,
    isEOFilled: Bool = false
  ) -> DisplayItem {
    let content =
      style.map { DisplayContent(stroke: path, style: $0) }
      ?? DisplayContent(fill: path, style: FillStyle(eoFill: isEOFilled))
    return .leaf(
      DisplayLeaf(
        id: UInt64(round + 1), content: content, paint: paint(round), transform: transform,
        opacity: 1, isMoving: true))
  }

  private func pixels(
    _ list: DisplayList, _ painter: GLPainter, scale: Double = 1
  ) throws -> [UInt32] {
    try painter.pixels(
      list, width: Int(Double(Self.size.width) * scale),
      height: Int(Double(Self.size.height) * scale), scale: scale)
  }

  /// A shape of one of five kinds, turned, and all in the window.
  private func item(_ round: Int, _ random: inout SeededGenerator) -> DisplayItem {
    let frame = CGRect(
      x: -40, y: -35, width: Double.random(in: 78...84, using: &random),
      height: Double.random(in: 66...74, using: &random))
    let triangle = Path { path in
      path.addLines([
        CGPoint(x: -50, y: -40), CGPoint(x: 55, y: 10), CGPoint(x: -30, y: 52),
      ])
      path.closeSubpath()
    }
    let shapes = [
      Path(ellipseIn: frame), Path(roundedRect: frame, cornerRadius: 11), Path(frame),
      Path(roundedRect: frame, cornerRadius: 40), triangle,
    ]
    let transform = CGAffineTransform(
      translationX: Double.random(in: 85...155, using: &random),
      y: Double.random(in: 80...100, using: &random)
    ).rotated(by: Double.random(in: 0.01...6.2, using: &random))
    return item(shapes[round % shapes.count], round, transform)
  }

  /// Every third shape has a gradient, and the others are black: over white, what is seen then is what they cover.
  private func paint(_ round: Int) -> Paint {
    let (red, blue) = (
      Color.Resolved(red: 0.9, green: 0.2, blue: 0), Color.Resolved(red: 0, green: 0.3, blue: 0.9)
    )
    guard round.isMultiple(of: 3) else {
      return .color(Color.Resolved(red: 0, green: 0, blue: 0))
    }
    return .gradient(
      GradientPaint(
        stops: [.init(color: red, location: 0), .init(color: blue, location: 1)],
        geometry: .linear(start: .topLeading, end: .bottomTrailing)))
  }

  /// One for what is covered, where numbers of 32 bits lie on the other side of a half; one more where colours are rounded
  /// twice, by what is covered and by what is not.
  private static func tolerance(_ round: Int) -> Int { round.isMultiple(of: 3) ? 2 : 1 }
}
