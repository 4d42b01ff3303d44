import Foundation
import GlissandoDrawing
import GlissandoMotion
import TestSupport
import Testing

@testable import GlissandoPainting

/// Large pictures painted by several cores.
struct BandTests {
  private let width = 1000
  private let height = 700
  private let photograph: DisplayContent

  init() {
    var random = SeededGenerator(seed: 7)
    let pixels = (0..<300 * 200).map { _ in
      0xFF00_0000 | UInt32.random(in: 0..<1 << 24, using: &random)
    }
    photograph = DisplayContent(
      .image(
        RasterImage(width: 300, height: 200, pixels: pixels),
        CGRect(x: 0, y: 0, width: 900, height: 600)))
  }

  private static let colors = Paint.gradient(
    GradientPaint(
      stops: [
        GradientPaint.Stop(color: Color.Resolved(red: 1, green: 0.5, blue: 0), location: 0),
        GradientPaint.Stop(
          color: Color.Resolved(red: 0, green: 0.5, blue: 1, opacity: 0.5), location: 1),
      ], geometry: .linear(start: .topLeading, end: .bottomTrailing)))

  private static let shade = Color.Resolved(red: 0, green: 0.1, blue: 0.2, opacity: 0.5)
  private static let card = Path(
    roundedRect: CGRect(x: 0, y: 0, width: 900, height: 600), cornerRadius: 30)

  /// What all kinds of rows are painted for, `time` in seconds, in layers one above the other.
  private func list(_ time: Double) -> DisplayList {
    let turn = CGAffineTransform(translationX: 60, y: 40).rotated(by: 0.1 + 0.02 * time)
    var items: [DisplayItem] = [
      Fixture.leaf(photograph, Fixture.black, id: 1, turn, isMoving: true),
      Fixture.leaf(Fixture.rect(0, 0, 1000, 700), Self.colors, id: 2, opacity: 0.5),
      .begin(DisplayGroup(id: 3, kind: .blur(radius: 9))),
      Fixture.leaf(Fixture.circle(500), Fixture.red, id: 4, Fixture.at(300 + 10 * time, 90)),
      .end,
      .begin(DisplayGroup(id: 5, kind: .opacity(0.4))),
      Fixture.leaf(photograph, Fixture.black, id: 6, Fixture.at(90, 70)),
      Fixture.leaf(Fixture.rect(100, 100, 800, 500), Fixture.blue, id: 7),
      .end,
      .begin(DisplayGroup(id: 8, kind: .shadow(color: Self.shade, radius: 4, x: 3, y: 5))),
      .begin(DisplayGroup(id: 9, transform: turn, kind: .clip(Self.card, FillStyle()))),
      Fixture.leaf(photograph, Fixture.black, id: 10, turn, isMoving: true),
      .end,
      .end,
    ]
    for index in 0..<40 {
      let place = Fixture.at(Double(index % 8) * 110, Double(index / 8) * 120)
      let card = DisplayContent(
        fill: Path(roundedRect: CGRect(x: 0, y: 0, width: 150, height: 140), cornerRadius: 20))
      var projection = ProjectionTransform(place.rotated(by: 0.2 * time + Double(index)))
      (projection.m13, projection.m23) = (0.001 * CGFloat(index % 3), 0.001)
      items += [
        .begin(DisplayGroup(id: 100 + UInt64(index), projection: projection)),
        Fixture.leaf(
          card, index % 4 == 0 ? Fixture.red : Self.colors, id: 200 + UInt64(index), opacity: 0.8),
        .end,
      ]
      if index % 10 == 9 {
        items.append(
          Fixture.leaf(Fixture.circle(30), Fixture.black, id: 300 + UInt64(index), place))
      }
    }
    return DisplayList(items: items)
  }

  @Test("Pixels are the same however many cores paint them, all of them or those that change")
  func cores() {
    var paintings = [1, 2, 3, 8].map {
      SuccessivePainting(width: width, height: height, scale: 1, coreCount: $0)
    }
    for step in 0..<6 {
      let list = list(Double(step / 2) + 0.1)
      let shown = paintings.indices.map { paintings[$0].paint(list).shown }
      for (index, image) in shown.enumerated().dropFirst() {
        #expect(image == shown[0], "frame \(step), painting \(index)")
      }
    }
  }

  // Cut at columns, or without a line that reaches far out of its own, they would be others.
  @Test("What Cairo draws of one colour is the same however many cores draw it")
  func drawn() {
    let line = "Glide z\u{300}\u{301}\u{302}\u{303}\u{304}\u{306}\u{307}\u{308}\u{30A}\u{30B}, jump"
    let page = DisplayContent(
      .text(Fixture.text(Array(repeating: line, count: 26).joined(separator: "\n"))))
    let ring = Path { path in
      for index in 0..<400 {
        let angle = Double(index) * 2.4
        let point = CGPoint(x: 300 + 280 * cos(angle), y: 300 + 280 * sin(angle))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
    let dashes = StrokeStyle(lineWidth: 5, lineJoin: .round, dash: [30, 11])
    let turn = CGAffineTransform(translationX: 200, y: 30).rotated(by: 0.3)
    let lists: [[DisplayItem]] = [
      // By its mask, and beyond the size of masks.
      [Fixture.leaf(page, Fixture.black, id: 1, CGAffineTransform(scaleX: 1.1, y: 1.1))],
      [Fixture.leaf(page, Fixture.black, id: 1, CGAffineTransform(scaleX: 5.3, y: 1.9))],
      [Fixture.leaf(page, Fixture.red, id: 1, turn, opacity: 0.5)],
      [
        Fixture.leaf(DisplayContent(fill: ring), Fixture.blue, id: 1, turn),
        Fixture.leaf(
          DisplayContent(stroke: ring, style: StrokeStyle(lineWidth: 5)), Fixture.red, id: 2),
        Fixture.leaf(DisplayContent(stroke: ring, style: dashes), Self.colors, id: 3, turn),
        Fixture.leaf(DisplayContent(stroke: ring, style: dashes), Fixture.black, id: 4),
      ],
      [
        .begin(DisplayGroup(id: 5, transform: turn, kind: .clip(Self.card, FillStyle()))),
        Fixture.leaf(Fixture.circle(690), Fixture.red, id: 6),
        Fixture.leaf(page, Fixture.black, id: 7, CGAffineTransform(scaleX: 2.2, y: 2.2)),
        .begin(
          DisplayGroup(
            id: 8,
            kind: .clip(Path(ellipseIn: CGRect(x: 0, y: 0, width: 900, height: 690)), FillStyle()))),
        Fixture.leaf(photograph, Fixture.black, id: 9, turn),
        .end, .end,
      ],
    ]
    for (index, items) in (lists + crossings).enumerated() {
      let images = [1, 2, 3, 8].map {
        paint(DisplayList(items: items), width, height, by: Painter(coreCount: $0))
      }
      #expect(Set(images[0]).count > 8)
      for image in images.dropFirst() where image != images[0] {
        let difference = PixelDifference(image, images[0])
        Issue.record("list \(index): \(difference.count) up to \(difference.greatest)")
      }
    }
  }

  /// Outlines that cross themselves, of which Cairo finds other edges where it is told of some rows only.
  private var crossings: [[DisplayItem]] {
    let star = Path { path in
      path.addLines(
        (0..<7).map { index in
          let angle = (158 + Double(index) * 720 / 7) * .pi / 180
          return CGPoint(x: 320 + 150 * cos(angle), y: 240 + 150 * sin(angle))
        })
    }
    let heights = [68, 227, 327, 147, 286, 87, 108, 109, 73, 393, 185, 431]
    let chart = Path { path in
      path.addLines(
        heights.enumerated().map { CGPoint(x: 20 + Double($0) * 600 / 11, y: Double($1)) })
    }
    let line = StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .round)
    return [
      [Fixture.leaf(DisplayContent(fill: star), Fixture.black, id: 1)],
      [Fixture.leaf(DisplayContent(stroke: chart, style: line), Fixture.black, id: 1)],
    ]
  }

  // The rows of the second core were made for the narrow one, and the wide one was written beyond them.
  @Test("A painter has room for the rows of wide and narrow targets in turns")
  func widths() {
    let painter = Painter(coreCount: 2)
    // So little that one core does it.
    let turn = CGAffineTransform(translationX: 900, y: 20).rotated(by: 0.2).scaledBy(x: 0.1, y: 0.1)
    let little = DisplayList(items: [Fixture.leaf(photograph, Fixture.black, id: 1, turn)])
    for (list, width, height) in [
      (little, 1900, 100), (list(0.1), 1000, 700), (list(0.1), 1900, 1000),
    ] {
      let image = paint(list, width, height, by: painter)
      #expect(image == paint(list, width, height, by: Painter(coreCount: 1)))
    }
  }

  private func paint(
    _ list: DisplayList, _ width: Int, _ height: Int, by painter: Painter
  ) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: width * height)
    pixels.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      painter.paint(
        list, into: PixelBuffer(base: base, width: width, height: height, bytesPerRow: width * 4),
        scale: 1, damage: nil, background: Fixture.white)
    }
    return pixels
  }

  @Test("What is put off is painted before what comes after it, in every band")
  func order() throws {
    let shapes: [DisplayItem] = (0..<200).map { index in
      let color = Paint.color(
        Color.Resolved(red: Float(index) / 200, green: 0, blue: 0, opacity: 0.5))
      return Fixture.leaf(
        Fixture.rect(Double(index), Double(index), 700, 480), color, id: UInt64(index + 1))
    }
    let pixels = paint(
      DisplayList(items: shapes), width, height, by: Painter(coreCount: 4))
    // The same one after the other, by what "over" is for colours of half opacity.
    for (x, y) in [(5, 5), (300, 200), (640, 500), (850, 650), (999, 699)] {
      var red = 255.0, other = 255.0
      for index in 0..<200
      where (index..<index + 700).contains(x) && (index..<index + 480).contains(y) {
        let color = PackedColor(
          Color.Resolved(red: Float(index) / 200, green: 0, blue: 0, opacity: 0.5), opacity: 1)
        let share = 1 - Double(color.alpha) / 255
        red = Double(color.pixel >> 16 & 255) + (red * share).rounded()
        other = (other * share).rounded()
      }
      let pixel = pixels[y * width + x]
      #expect(abs(Double(pixel >> 16 & 255) - red) <= 1, "at \(x), \(y)")
      #expect(abs(Double(pixel & 255) - other) <= 1, "at \(x), \(y)")
    }
  }

  @Test("Random pictures are the same however many cores paint them", arguments: [0, 1])
  func random(_ seed: Int) {
    var lists = RandomLists(seed: UInt64(160 + seed))
    for _ in 0..<2 {
      let list = DisplayList(items: lists.next(4))
      let images = [1, 2, 8].map { count in
        PaintedImage(
          list, width: 1200, height: 900, scale: 3, background: Fixture.white,
          painter: Painter(coreCount: count))
      }
      for (index, image) in images.enumerated().dropFirst() where image != images[0] {
        Issue.record("painter \(index): \(Fixture.difference(image, images[0])):\n\(list)")
      }
    }
  }
}
