import Foundation
import GlissandoDrawing
import GlissandoMotion
import Testing

@testable import GlissandoPainting

/// What a GPU is asked to do, looked at without one.
@Suite struct RenderPlanTests {
  private let maker = PlanMaker()

  /// The plan of items in a window of 200 by 100 pixels, made `frames` times.
  private func plan(
    _ items: [DisplayItem], frames: Int = 1, damage: Damage? = nil
  ) -> RenderPlan {
    for _ in 0..<frames {
      maker.make(
        DisplayList(items: items), width: 200, height: 100, scale: 1, damage: damage,
        background: Fixture.white)
    }
    return maker.plan
  }

  private func group(_ kind: DisplayGroup.Kind, _ items: [DisplayItem]) -> [DisplayItem] {
    [.begin(DisplayGroup(id: 900, kind: kind))] + items + [.end]
  }

  /// A line that is too large for the atlas, and not covered by its edges.
  private let large = RenderPlanTests.ring(90, 80)

  private static func ring(_ width: Int, _ height: Int) -> DisplayContent {
    DisplayContent(
      stroke: Path(ellipseIn: CGRect(x: 0, y: 0, width: width, height: height)),
      style: StrokeStyle(lineWidth: 4, dash: [9, 5]))
  }

  @Test("Rectangles, small shapes and letters are one batch and need no picture")
  func batch() {
    let plan = plan([
      Fixture.leaf(Fixture.rect(0, 0, 150.5, 80), Fixture.blue, id: 1),
      Fixture.leaf(Fixture.circle(12), Fixture.red, id: 2, Fixture.at(3.3, 4)),
      Fixture.leaf(DisplayContent(text: Fixture.text("letters")), Fixture.black, id: 3),
      Fixture.leaf(Fixture.rect(0, 0, 9, 9), Fixture.red, id: 4),
    ])
    #expect(plan.steps == [.draw(RenderPlan.Batch(quads: 0..<4, texture: .none))])
    #expect(plan.quads.map(\.coverage) == [.edges, .mask, .mask, .edges])
    #expect(plan.quads.allSatisfy { $0.paint == .color })
    #expect(plan.maskUploads.count == 2 && plan.pictureUploads.isEmpty)
    #expect(plan.quads[0].right == 150.5)
  }

  @Test("No texture is larger than allowed, however long what lies in a group is")
  func longInGroup() {
    let maker = PlanMaker(greatestSide: 2048)
    let line = DisplayContent(
      stroke: Path { path in
        path.move(to: CGPoint(x: 0, y: 20))
        path.addLine(to: CGPoint(x: 4000, y: 60))
      }, style: StrokeStyle(lineWidth: 4, dash: [9, 5]))
    let canvas = DisplayContent(
      .commands([
        .fill(
          Path(ellipseIn: CGRect(x: 0, y: 0, width: 3000, height: 90)), Fixture.red,
          FillStyle())
      ]))
    let items = group(
      .opacity(0.5),
      [Fixture.leaf(line, Fixture.red, id: 1), Fixture.leaf(canvas, Fixture.red, id: 2)])
    maker.make(
      DisplayList(items: items), width: 200, height: 100, scale: 1, damage: nil,
      background: Fixture.white)
    #expect(!maker.plan.coverUploads.isEmpty && !maker.plan.pictureUploads.isEmpty)
    #expect(maker.plan.coverUploads.allSatisfy { max($0.width, $0.height) <= 2048 })
    #expect(
      maker.plan.pictureUploads.allSatisfy { max($0.textureWidth, $0.textureHeight) <= 2048 })
    #expect(maker.plan.layerSizes.allSatisfy { max($0.width, $0.height) <= 2048 })
  }

  @Test("What was uploaded stays: what moves meets its masks and covers again")
  func uploads() {
    func items(_ step: Double) -> [DisplayItem] {
      [
        Fixture.leaf(Fixture.circle(12), Fixture.red, id: 1, Fixture.at(step, 4)),
        Fixture.leaf(large, Fixture.blue, id: 2, Fixture.at(10 + step, 5), opacity: 1 / (1 + step)),
      ]
    }
    #expect(plan(items(0)).coverUploads.count == 1)
    _ = plan(items(0), frames: 2)
    for step in 1..<5 {
      let plan = plan(items(Double(step)))
      #expect(plan.maskUploads.isEmpty && plan.coverUploads.isEmpty, "step \(step)")
      #expect(plan.quads.last?.left == Float(8 + step))
    }
    // Between pixels it is another cover.
    #expect(plan(items(5.5)).coverUploads.count == 1)
  }

  @Test("What was uploaded for items that have gone is dropped, whatever they were called")
  func gone() {
    var live: Set<UInt64> = []
    var most = 0
    for frame in 0..<1200 {
      // Each frame has a shape and a group of its own.
      let item = Fixture.leaf(
        Self.ring(90, 80 + frame % 7), Fixture.blue, id: UInt64(2 * frame + 1))
      let plan = plan([
        item, .begin(DisplayGroup(id: UInt64(2 * frame + 2), kind: .blur(radius: 3))),
        Fixture.leaf(Fixture.circle(30), Fixture.red, id: UInt64(10_000 + frame)), .end,
      ])
      live.subtract(plan.dropped)
      live.formUnion(plan.coverUploads.map(\.number))
      live.formUnion(plan.pictureUploads.map(\.number))
      most = max(most, live.count)
    }
    #expect(most > 240 && most <= 2 * 305, "\(most) textures")
  }

  private func image(_ width: Int, _ height: Int) -> RasterImage {
    RasterImage(
      width: width, height: height, pixels: Array(repeating: 0xFF80_4020, count: width * height))
  }

  private func leaf(_ image: RasterImage, _ transform: CGAffineTransform) -> DisplayItem {
    let rect = CGRect(x: 0, y: 0, width: 60, height: 40)
    return Fixture.leaf(
      DisplayContent(.image(image, rect)), Fixture.black, id: 1, transform)
  }

  @Test("An image is uploaded once in each size, however it grows, turns and fades")
  func images() {
    let image = image(120, 80)
    let first = plan([leaf(image, .identity)])
    #expect(first.imageUploads.map(\.image.width) == [60] && first.quads[0].paint == .image)
    for step in 1..<20 {
      let turned = CGAffineTransform(rotationAngle: Double(step) / 10)
      let plan = plan([leaf(image, turned.scaledBy(x: 1 - Double(step) / 100, y: 1))])
      #expect(plan.imageUploads.isEmpty && plan.pictureUploads.isEmpty, "step \(step)")
    }
    #expect(plan([leaf(image, CGAffineTransform(scaleX: 2, y: 2))]).imageUploads.count == 1)
    #expect(plan([leaf(image, .identity)]).imageUploads.isEmpty)
  }

  @Test("Where pictures are to take less memory, so do the textures of images")
  func memoryLimit() {
    let images = (0..<6).map { _ in image(60, 40) }
    func kept(_ limit: Int) -> Int {
      let maker = PlanMaker(memory: PictureMemory(limit: limit))
      var kept = 0
      for image in images + [images[5], images[5]] {
        maker.make(
          DisplayList(items: [leaf(image, .identity)]), width: 300, height: 300, scale: 1,
          damage: nil, background: Color.Resolved(red: 1, green: 1, blue: 1))
        kept += maker.plan.imageUploads.count - maker.plan.dropped.count
      }
      return kept
    }
    #expect(kept(512 << 20) == 6)
    // Three quarters hold three of 9,600 bytes.
    #expect(kept(40_000) == 3)
  }

  @Test("The textures of images that have gone are given back, and so are too many of them")
  func imageBudget() {
    _ = plan([leaf(image(60, 40), .identity)])
    #expect(plan([]).dropped == [1])
    let images = PlannedImages(TextureCounter(), PictureMemory(limit: 512 << 20))
    let large = (0..<8).map { _ in image(4096, 4096) }
    var dropped: [UInt64] = []
    for image in large {
      dropped += images.beginFrame()
      #expect(images.texture(of: image).missing == 0..<4096)
    }
    dropped += images.beginFrame()
    #expect(dropped == [1, 2])
    #expect(images.texture(of: large[0]).missing == 0..<4096)
    #expect(images.texture(of: large[7]).missing.isEmpty)
  }

  @Test("A gradient is a table of colours, which stays while what shows it moves and fades")
  func gradients() {
    let stops = [
      GradientPaint.Stop(color: Fixture.white, location: 0),
      GradientPaint.Stop(color: Color.Resolved(red: 0, green: 0, blue: 1), location: 1),
    ]
    func items(_ step: Double, _ geometry: GradientPaint.Geometry) -> [DisplayItem] {
      let paint = Paint.gradient(GradientPaint(stops: stops, geometry: geometry))
      return [
        Fixture.leaf(
          Fixture.rect(0, 0, 150, 80), paint, id: 1, Fixture.at(step, 0), opacity: 1 / (1 + step)),
        Fixture.leaf(large, paint, id: 2, Fixture.at(step, 0)),
      ]
    }
    let line = GradientPaint.Geometry.linear(start: .top, end: .bottomTrailing)
    let first = plan(items(0, line))
    #expect(first.tableUploads.count == 2 && first.quads.map(\.coverage) == [.edges, .cover])
    for step in 1..<9 {
      let plan = plan(items(Double(step), line))
      #expect(plan.tableUploads.isEmpty && plan.coverUploads.isEmpty, "step \(step)")
    }
    let circles = GradientPaint.Geometry.radial(center: .center, startRadius: 3, endRadius: 40)
    #expect(plan(items(0, circles)).quads.map(\.paint) == [.circles, .circles])
    let angles = GradientPaint.Geometry.angular(
      center: .center, startAngle: .degrees(20), endAngle: .degrees(300))
    #expect(plan(items(0, angles)).quads.map(\.paint) == [.angles, .angles])
  }

  @Test("One identity that is there twice has two covers")
  func twins() {
    let other = Self.ring(80, 90)
    let items = [
      Fixture.leaf(large, Fixture.blue, id: 2), Fixture.leaf(other, Fixture.red, id: 2),
    ]
    let first = plan(items)
    #expect(Set(first.coverUploads.map(\.number)).count == 2)
    #expect(plan(items).coverUploads.isEmpty)
  }

  @Test("Several items with an opacity are a layer, one is not")
  func layers() {
    let one = Fixture.leaf(Fixture.circle(12), Fixture.red, id: 1)
    let two = Fixture.leaf(Fixture.rect(5, 5, 30, 30), Fixture.blue, id: 2)
    #expect(plan(group(.opacity(0.5), [one])).layerSizes.isEmpty)
    let plan = plan(group(.opacity(0.5), [one, two]))
    #expect(
      plan.steps == [
        .beginLayer(0, IntRect(left: 0, top: 0, right: 35, bottom: 35)),
        .draw(RenderPlan.Batch(quads: 0..<2, texture: .none)), .endLayer,
        .draw(RenderPlan.Batch(quads: 2..<3, texture: .layer(0))),
      ])
    #expect(plan.quads[2].color >> 24 == 128)
  }

  @Test(
    "A large shape with one edge on either side is covered by its edges, without a mask",
    arguments: [0, 0.2, 0.4])
  func outlines(_ angle: Double) {
    let frame = CGRect(x: -45, y: -30, width: 90, height: 60)
    let turned = CGAffineTransform(translationX: 100.3, y: 49.7).rotated(by: angle)
    for path in [Path(ellipseIn: frame), Path(roundedRect: frame, cornerRadius: 12)] {
      let plan = plan([Fixture.leaf(DisplayContent(fill: path), Fixture.blue, id: 1, turned)])
      #expect(plan.coverUploads.isEmpty && plan.maskUploads.isEmpty)
      #expect(plan.steps == [.draw(RenderPlan.Batch(quads: plan.quads.indices, texture: .none))])
      // Most of its pixels are within.
      let within = plan.quads.filter { $0.coverage == .all }.map {
        ($0.right - $0.left) * ($0.bottom - $0.top)
      }.reduce(0, +)
      #expect(within > 1500 && plan.quads.contains { $0.coverage == .outline })
    }
  }

  @Test("Lines, holes and corners that turn inwards are covered by their edges as well")
  func manyEdges() {
    let frame = CGRect(x: 10.4, y: 9.3, width: 90, height: 80)
    let hole = Path { path in
      path.addEllipse(in: frame)
      path.addEllipse(in: frame.insetBy(dx: 20, dy: 20))
    }
    let bow = Path { path in
      path.addLines([
        CGPoint(x: 0, y: 0), CGPoint(x: 90, y: 0), CGPoint(x: 0, y: 80), CGPoint(x: 90, y: 80),
      ])
      path.closeSubpath()
    }
    let square = Path { path in
      path.addLines([
        .zero, CGPoint(x: 90, y: 0), CGPoint(x: 90, y: 80.5), CGPoint(x: 0, y: 80.5),
      ])
    }
    let lines = [Path(frame), Path(ellipseIn: frame), Path(roundedRect: frame, cornerRadius: 9)]
      .map { DisplayContent(stroke: $0, style: StrokeStyle(lineWidth: 4)) }
    let fills = [hole, bow, square].map { DisplayContent(fill: $0) }
    for content in lines + fills {
      let plan = plan([Fixture.leaf(content, Fixture.blue, id: 1)])
      #expect(plan.coverUploads.isEmpty && plan.maskUploads.isEmpty)
      #expect(plan.quads.contains { $0.coverage == .outline })
      #expect(plan.quads.allSatisfy { [.outline, .all].contains($0.coverage) })
    }
  }

  @Test("Nothing is uploaded for a ring that grows, and little is looked at within it")
  func growingRing() {
    for step in 0..<8 {
      let side = 60 + 4.3 * Double(step)
      let ring = DisplayContent(
        stroke: Path(ellipseIn: CGRect(x: 10, y: 3, width: side, height: side)),
        style: StrokeStyle(lineWidth: 5, lineCap: .round))
      let plan = plan([Fixture.leaf(ring, Fixture.blue, id: 1)])
      #expect(plan.coverUploads.isEmpty && plan.maskUploads.isEmpty)
      let area = plan.quads.map { ($0.right - $0.left) * ($0.bottom - $0.top) }.reduce(0, +)
      #expect(Double(area) < side * side * 0.75, "step \(step)")
    }
  }

  @Test("Lines that are wider than any window have no edges", arguments: [1e6, 1e12, 1e20])
  func wideLines(_ width: Double) {
    let frame = CGRect(x: 10, y: 9, width: 90, height: 80)
    for join in [CGLineJoin.miter, .round] {
      let line = DisplayContent(
        stroke: Path(frame), style: StrokeStyle(lineWidth: width, lineJoin: join))
      let plan = plan([Fixture.leaf(line, Fixture.blue, id: 1)])
      #expect(!plan.quads.contains { $0.coverage == .outline })
    }
  }

  @Test("A shape that reaches out of the window, or has too many edges in a row, has a mask")
  func covers() {
    let ellipse = Path(ellipseIn: CGRect(x: 150, y: 10, width: 90, height: 80))
    let saw = Path { path in
      path.move(to: CGPoint(x: 90, y: 0))
      for index in 0...1200 {
        path.addLine(to: CGPoint(x: Double(index % 2) * 9, y: Double(index) / 15))
      }
      path.addLine(to: CGPoint(x: 90, y: 80))
    }
    for path in [ellipse, saw] {
      let plan = plan([Fixture.leaf(DisplayContent(fill: path), Fixture.blue, id: 1)])
      #expect(plan.quads.map(\.coverage) == [.cover])
    }
    #expect(plan([Fixture.leaf(large, Fixture.blue, id: 2)]).quads.map(\.coverage) == [.cover])
  }

  @Test("Many small planes are one batch, each with a part of a picture that all share")
  func manyPlanes() {
    let circle = Fixture.circle(12)
    func items(_ tilt: Double) -> [DisplayItem] {
      (0..<40).flatMap { index -> [DisplayItem] in
        let id = UInt64(index)
        return [
          .begin(
            DisplayGroup(id: 100 + id, kind: .plane(m13: 0.001 + tilt, m23: 0.0001, m33: 1))),
          Fixture.leaf(
            circle, Fixture.blue, id: id, Fixture.at(Double(index) * 4, 20)), .end,
        ]
      }
    }
    let first = plan(items(0))
    #expect(first.steps.count == 1 && first.quads.count == 40)
    let places = Set(first.pictureUploads.map { SIMD2($0.x, $0.y) })
    #expect(places.count == 40 && Set(first.pictureUploads.map(\.number)).count == 1)
    #expect(plan(items(0)).pictureUploads.isEmpty)
    // Once they have gone, so has what they shared.
    var dropped: [UInt64] = []
    for _ in 0..<300 { dropped += plan([]).dropped }
    #expect(dropped.contains(first.pictureUploads[0].number))
  }

  @Test("A clip at whole pixels cuts quads, another one makes covers of what it cuts alone")
  func clips() {
    let inside = Fixture.leaf(Fixture.circle(12), Fixture.red, id: 1, Fixture.at(50, 40))
    let cut = Fixture.leaf(Fixture.rect(0, 0, 60, 50), Fixture.blue, id: 2)
    let rect = Path(CGRect(x: 10, y: 10, width: 100, height: 80))
    let straight = plan(group(.clip(rect, FillStyle()), [cut, inside]))
    #expect(straight.coverUploads.isEmpty && straight.quads[0].left == 10)
    let round = Path(roundedRect: CGRect(x: 10, y: 10, width: 100, height: 80), cornerRadius: 20)
    let disc = Fixture.leaf(Fixture.circle(60), Fixture.blue, id: 2)
    let rounded = plan(group(.clip(round, FillStyle()), [disc, inside]))
    #expect(rounded.coverUploads.count == 1 && rounded.quads.count == 2)
  }

  @Test("Nothing is uploaded for what a clip cuts while it moves, grows and turns")
  func movingClips() {
    let slide = Fixture.rect(0, 0, 200, 100)
    let leaves = [
      Fixture.leaf(slide, Fixture.blue, id: 2),
      leaf(image(200, 100), CGAffineTransform(scaleX: 4, y: 3)),
    ]
    let card = Fixture.leaf(Fixture.circle(12), Fixture.red, id: 7, Fixture.at(50.5, 40))
    let groups: [DisplayGroup.Kind] = [
      .opacity(0.5), .blend(.multiply), .plane(m13: 0.001, m23: 0.0005, m33: 1), .blur(radius: 4),
      .colorEffect(.saturation(0.3)),
    ]
    let contents =
      leaves.map { [$0] }
      + groups.map { [.begin(DisplayGroup(id: 5, kind: $0)), leaves[0], card, .end] }
    for (index, content) in contents.enumerated() {
      _ = plan(content)
      for step in 0..<8 {
        let (side, turn) = (28 + 3.3 * Double(step), Double(step) / 9)
        let circle = Path(ellipseIn: CGRect(x: -side / 2, y: -side / 3, width: side, height: side))
        let place = CGAffineTransform(translationX: 90.3 + Double(step), y: 50).rotated(by: turn)
        let plan = plan(
          [.begin(DisplayGroup(id: 900, transform: place, kind: .clip(circle, FillStyle())))]
            + content + [.end])
        #expect(plan.coverUploads.isEmpty, "content \(index), step \(step)")
        #expect(plan.pictureUploads.isEmpty, "content \(index), step \(step)")
        #expect(plan.quads.contains { $0.coverage == .outline }, "content \(index)")
      }
    }
  }

  @Test("What lies beside the damage for long stays as long as the list has it, and no longer")
  func besideDamage() {
    let drawing = DisplayContent(
      .commands([.fill(Path(CGRect(x: 5, y: 5, width: 20, height: 20)), Fixture.red, FillStyle())]),
      bounds: CGRect(x: 0, y: 0, width: 60, height: 60))
    let spinner = Fixture.leaf(Fixture.circle(12), Fixture.red, id: 9, Fixture.at(170, 70))
    let still =
      [
        Fixture.leaf(drawing, Fixture.black, id: 1), Fixture.leaf(large, Fixture.blue, id: 2),
        .begin(DisplayGroup(id: 3, kind: .plane(m13: 0.001, m23: 0, m33: 1))),
        Fixture.leaf(Fixture.rect(0, 0, 50, 40), Fixture.red, id: 4), .end,
      ]
    var damage = Damage(width: 200, height: 100)
    damage.add(CGRect(x: 165, y: 65, width: 30, height: 30))
    let first = plan(still + [spinner])
    #expect(first.pictureUploads.count == 2 && first.coverUploads.count == 1)
    let dropped = (0..<2000).flatMap { _ in plan(still + [spinner], damage: damage).dropped }
    #expect(dropped.isEmpty)
    let again = plan(still + [spinner])
    #expect(again.pictureUploads.isEmpty && again.coverUploads.isEmpty)
    let gone = (0..<310).flatMap { _ in plan([spinner], damage: damage).dropped }
    #expect(
      Set(first.pictureUploads.map(\.number) + first.coverUploads.map(\.number))
        .isSubset(of: gone))
  }

  @Test("Memory that one large frame has taken is given back when little of it is needed")
  func idleMemory() {
    let side = 1200
    let bounds = CGRect(x: 0, y: 0, width: side, height: side)
    let drawing = DisplayContent(
      .commands([.fill(Path(ellipseIn: bounds), Fixture.red, FillStyle())]), bounds: bounds)
    let text = DisplayContent(text: Fixture.text(String(repeating: "many words ", count: 99)))
    func make(_ items: [DisplayItem]) {
      maker.make(
        DisplayList(items: items), width: side, height: side, scale: 1, damage: nil,
        background: Fixture.white)
    }
    func capacities() -> [Int] { [maker.plan.pixels.capacity, maker.plan.quads.capacity] }
    make(
      [Fixture.leaf(drawing, Fixture.black, id: 1), Fixture.leaf(text, Fixture.black, id: 2)]
        + (0..<40_000).map { Fixture.leaf(Fixture.rect(0, 0, 2, 2), Fixture.red, id: 10 + $0) })
    #expect(capacities()[0] >= side * side && capacities()[1] >= 40_000)
    for _ in 0..<480 { make([]) }
    #expect(capacities() == [0, 0])
  }

  @Test(
    "Of a plane seen from the side a halved picture is uploaded, anew only where it is halved otherwise"
  )
  func turnedAway() {
    let text = DisplayContent(text: Fixture.text("letters"))
    let ground = Fixture.rect(-80, -40, 160, 80)
    func items(_ degrees: Double) -> [DisplayItem] {
      var space = CATransform3DMakeRotation(CGFloat(degrees) * .pi / 180, 0, 1, 0)
      var eye = CATransform3DIdentity
      eye.m34 = -1 / 2000
      space = CATransform3DConcat(
        CATransform3DConcat(space, eye), CATransform3DMakeTranslation(100, 50, 0))
      return [
        .begin(DisplayGroup(id: 900, projection: ProjectionTransform(space))),
        Fixture.leaf(ground, Fixture.blue, id: 1),
        Fixture.leaf(text, Fixture.black, id: 2, Fixture.at(-50, -10)), .end,
      ]
    }
    var widths: [Int] = []
    for degrees in stride(from: 1.0, through: 88, by: 0.5) {
      let plan = plan(items(degrees))
      #expect(plan.quads.map(\.paint) == [.plane], "\(degrees) degrees")
      #expect(plan.pictureUploads.allSatisfy { $0.width * $0.height == plan.pixels.count })
      widths += plan.pictureUploads.map(\.width)
    }
    // Whole, perhaps at a second scale, then with a half, a quarter and an eighth of the columns.
    #expect(widths.count <= 6 && widths.first.map { $0 > 160 } ?? false, "\(widths)")
    #expect(widths.last.map { $0 < 40 } ?? false, "\(widths)")
  }

  @Test("A plane that turns keeps the picture of what lies in it")
  func planes() {
    func items(_ tilt: Double) -> [DisplayItem] {
      [
        .begin(DisplayGroup(id: 900, kind: .plane(m13: 0.001 + tilt, m23: 0, m33: 1))),
        Fixture.leaf(large, Fixture.blue, id: 1), .end,
      ]
    }
    #expect(plan(items(0)).pictureUploads.count == 1)
    for step in 1..<5 {
      let plan = plan(items(Double(step) / 1e5))
      #expect(plan.pictureUploads.isEmpty && plan.quads.map(\.paint) == [.plane], "step \(step)")
    }
  }

  @Test(
    "Of what changes in a drawing made by hand, or in a plane, only that is painted and uploaded")
  func partsOfPictures() {
    func dots(_ step: Int) -> DisplayContent {
      let steps = (0..<20).map { index -> DrawCommand in
        let rect = CGRect(x: 9 * index, y: 20 + (index == 7 ? step : 0), width: 8, height: 8)
        return .fill(Path(ellipseIn: rect), Fixture.red, FillStyle())
      }
      return DisplayContent(.commands(steps), bounds: CGRect(x: 0, y: 0, width: 200, height: 100))
    }
    func drawing(_ step: Int) -> [DisplayItem] { [Fixture.leaf(dots(step), Fixture.black)] }
    let (card, dot) = (Fixture.rect(0, 0, 190, 90), Fixture.circle(12))
    func plane(_ step: Int) -> [DisplayItem] {
      [
        .begin(DisplayGroup(id: 900, kind: .plane(m13: 0.0001, m23: 0, m33: 1))),
        Fixture.leaf(card, Fixture.blue, id: 2),
        Fixture.leaf(dot, Fixture.red, id: 3, Fixture.at(20 + Double(step), 40)), .end,
      ]
    }
    for items in [drawing, plane] {
      let first = plan(items(0)).pictureUploads
      #expect(first.count == 1 && first[0].width >= 180)
      for step in 1..<4 {
        let parts = plan(items(step)).pictureUploads
        #expect(!parts.isEmpty && parts.allSatisfy { $0.number == first[0].number })
        #expect(parts.reduce(0) { $0 + $1.width * $1.height } <= 4 * 32 * 32, "step \(step)")
      }
      #expect(plan(items(3)).pictureUploads.isEmpty)
    }
  }

  @Test("Blurs and shadows are layers, wide ones of fewer pixels: the radius costs nothing")
  func blurs() {
    let items = [
      Fixture.leaf(large, Fixture.blue, id: 1),
      Fixture.leaf(Fixture.rect(20, 20, 70, 60), Fixture.red, id: 2),
    ]
    let black = Color.Resolved(red: 0, green: 0, blue: 0)
    for radius in [3.0, 12, 40, 160] {
      let blur = plan(group(.blur(radius: radius), items))
      let shadow = plan(group(.shadow(color: black, radius: radius, x: 2, y: 3), items))
      for plan in [blur, shadow] {
        #expect(plan.pictureUploads.isEmpty && plan.layerSizes.count == 2, "radius \(radius)")
        let boxes = plan.quads.filter { $0.paint == .box }
        #expect(boxes.count == 6)
        let widths = boxes.map { plan.numbers[Int($0.numbers)] }.map { $0.x + $0.y + 1 }
        #expect(widths.allSatisfy { 5...13 ~= $0 }, "radius \(radius): \(widths)")
      }
      if radius > 12 { #expect(blur.layerSizes[0].width < 100) }
      #expect(shadow.quads.suffix(2).map(\.paint) == [.color, .color])
    }
  }

  @Test("A material draws what lies behind it once more, where it is damaged")
  func materials() {
    let veil = Paint.veil(
      Veil(color: Color.Resolved(red: 1, green: 1, blue: 1, opacity: 0.3), radius: 4))
    let items = [
      Fixture.leaf(large, Fixture.blue, id: 1),
      Fixture.leaf(Fixture.rect(0, 0, 180, 90), veil, id: 2),
    ]
    var damage = Damage(width: 200, height: 100)
    damage.add(CGRect(x: 70, y: 40, width: 10, height: 10))
    _ = plan(items)
    let plan = plan(items, damage: damage)
    #expect(plan.pictureUploads.isEmpty)
    #expect(plan.quads.suffix(2).map(\.paint) == [.enlarged, .color])
    // What is behind the damaged tiles, and as much around as the blur reaches.
    #expect(plan.layerSizes.allSatisfy { $0.width < 90 })
  }

  @Test("What is not damaged is not planned")
  func damage() {
    var damage = Damage(width: 200, height: 100)
    damage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    let items = (0..<6).map {
      Fixture.leaf(
        Fixture.rect(0, 0, 8, 8), Fixture.red, id: $0, Fixture.at(Double($0) * 32 + 4, 4))
    }
    #expect(plan(items, damage: damage).quads.count == 1)
    #expect(plan(items, damage: Damage(width: 200, height: 100)).quads.isEmpty)
  }

  @Test(
    "An atlas that is full goes on in further textures, which are given back when nothing needs them"
  )
  func fullAtlas() {
    let text = Fixture.text(String(repeating: "many words ", count: 3), .title)
    let items = (0..<800).map {
      Fixture.leaf(
        DisplayContent(text: text), Fixture.black, id: UInt64($0),
        CGAffineTransform(scaleX: 1, y: 1 + Double($0) / 1e4), isMoving: true)
    }
    var live: Set<UInt64> = []
    func show(_ items: [DisplayItem]) -> RenderPlan {
      let plan = plan(items)
      live.subtract(plan.dropped)
      live.formUnion(plan.maskUploads.map(\.number))
      return plan
    }
    // So many texts in one frame need more than there is.
    let first = show(items)
    #expect(live.count > 1 && first.coverUploads.isEmpty && first.quads.count == 800)
    for _ in 0..<2 { _ = show(items) }
    #expect(show(items).maskUploads.isEmpty)
    let few = Array(items.prefix(10))
    for _ in 0..<600 { _ = show(few) }
    #expect(live == [0])
    #expect(show(few).quads.allSatisfy { $0.coverage == .mask })
  }

  @Test("A material in perspective is its colour, as the software painter paints it")
  func materialInPlane() {
    var milk = Fixture.white
    milk.opacity = 0.4
    let pictures = [Paint.veil(Veil(color: milk, radius: 8)), .color(milk)].map { paint in
      let maker = PlanMaker()
      let items: [DisplayItem] = [
        .begin(DisplayGroup(id: 5, kind: .plane(m13: 0.001, m23: 0.0005, m33: 1))),
        Fixture.leaf(Fixture.circle(60), Fixture.red, id: 2, Fixture.at(20, 20)),
        Fixture.leaf(Fixture.rect(0, 0, 50, 40), paint, id: 3, Fixture.at(30, 30)), .end,
      ]
      maker.make(
        DisplayList(items: items), width: 200, height: 150, scale: 1, damage: nil,
        background: Fixture.white)
      return maker.plan.pixels
    }
    #expect(!pictures[0].isEmpty && pictures[0] == pictures[1])
  }
}

extension RenderPlan.Quad {
  fileprivate var paint: RenderPlan.Paint? { RenderPlan.Paint(rawValue: kind & 15) }
  fileprivate var coverage: RenderPlan.Coverage? { RenderPlan.Coverage(rawValue: kind >> 4 & 7) }
}
