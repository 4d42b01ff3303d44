import Foundation
import GlissandoDrawing
import GlissandoMotion
import TestSupport
import Testing

@testable import GlissandoPainting

/// Pictures of what does no more than fade, and what is hidden.
struct KeepingTests {
  private static let gradient = Paint.gradient(
    GradientPaint(
      stops: [
        GradientPaint.Stop(
          color: Color.Resolved(red: 0.9, green: 0.3, blue: 0.1), location: 0),
        GradientPaint.Stop(
          color: Color.Resolved(red: 0.1, green: 0.2, blue: 0.9), location: 1),
      ],
      geometry: .linear(start: .topLeading, end: .bottomTrailing)))

  /// A slide's background that fades, and a group of three things that fade as one.
  private func items(opacity: Double, at x: Double = 0) -> [DisplayItem] {
    [
      Fixture.leaf(background, Self.gradient, id: 1, Fixture.at(x, 0), opacity: opacity),
      .begin(DisplayGroup(id: 2, kind: .opacity(1 - opacity))),
      Fixture.leaf(large, Fixture.red, id: 3, Fixture.at(x + 20, 20)),
      Fixture.leaf(small, Fixture.blue, id: 4, Fixture.at(x + 60.5, 60.25)),
      Fixture.leaf(words, Fixture.black, id: 5, Fixture.at(x + 30, 130)),
      .end,
    ]
  }

  private let background = Fixture.rect(0, 0, 200, 200)
  private let large = Fixture.circle(120)
  private let small = Fixture.circle(90)
  private let words = DisplayContent(text: Fixture.text("Seventeen words"))

  private func image(
    _ items: [DisplayItem], width: Int = 220, height: Int = 200, by painter: Painter
  ) -> PaintedImage {
    PaintedImage(
      DisplayList(items: items), width: width, height: height, background: Fixture.white,
      painter: painter)
  }

  @Test(
    "What only fades is painted once, and looks as if painted anew in every frame",
    arguments: [false, true])
  func fading(isExact: Bool) {
    let painter = Painter(isExact: isExact)
    for step in 0...8 {
      let items = items(opacity: Double(step) / 8)
      #expect(
        image(items, by: painter) == image(items, by: Painter(isExact: isExact)), "step \(step)")
      if step > 2 { #expect(painter.pictures.picture(of: 1 | GroupPictures.leaves).isPainted) }
      if step > 2, step < 8 { #expect(painter.pictures.picture(of: 2).isPainted) }
    }
  }

  @Test("Pixels of what has gone are used for what comes, and show nothing of it")
  func reuse() throws {
    let painter = Painter()
    let (first, second) = (Fixture.rect(0, 0, 1000, 780), Fixture.rect(0, 0, 990, 800))
    func leaf(_ content: DisplayContent, _ id: UInt64, _ opacity: Double) -> [DisplayItem] {
      [Fixture.leaf(content, Self.gradient, id: id, opacity: opacity)]
    }
    func image(_ items: [DisplayItem], by painter: Painter) -> PaintedImage {
      self.image(items, width: 1000, height: 800, by: painter)
    }
    for step in 1...3 { _ = image(leaf(first, 1, Double(step) / 4), by: painter) }
    let pixels = try #require(painter.pictures.picture(of: 1 | GroupPictures.leaves).target?.pixels)
    // Nothing that is seen: the picture has not been used for two frames.
    for _ in 0..<2 { _ = image([], by: painter) }
    // A larger one of other sides, for which there is room to spare.
    let others = leaf(second, 2, 0.5)
    for _ in 0..<3 { #expect(image(others, by: painter) == image(others, by: Painter())) }
    #expect(painter.pictures.picture(of: 2 | GroupPictures.leaves).target?.pixels == pixels)
    // And what comes back is painted anew.
    #expect(image(leaf(first, 1, 0.5), by: painter) == image(leaf(first, 1, 0.5), by: Painter()))
  }

  @Test("Of what is too large to keep, what can be seen of it is kept while it rests")
  func cut() {
    let painter = Painter()
    let wide = Fixture.rect(-6000, -40, 12_000, 1200)
    func frame(_ x: Double) -> [DisplayItem] {
      [
        .begin(DisplayGroup(id: 2, kind: .colorEffect(.brightness(0.2)))),
        Fixture.leaf(wide, Self.gradient, id: 3, Fixture.at(x, 0)),
        .end,
      ]
    }
    for (x, isKept) in [(0, false), (0, true), (0, true), (7, false), (7, true), (7.5, false)] {
      let items = frame(x)
      #expect(image(items, by: painter) == image(items, by: Painter()), "\(x)")
      let picture = painter.pictures.picture(of: 2)
      #expect(picture.isPainted == isKept)
      if isKept { #expect(picture.area == IntRect(left: 0, top: 0, right: 220, bottom: 200)) }
    }
    // In a larger window there is more to be seen of it.
    let items = frame(7)
    for _ in 0..<3 {
      #expect(image(items, width: 260, by: painter) == image(items, width: 260, by: Painter()))
    }
  }

  @Test("Lines with very many points are drawn once while they rest")
  func longLines() {
    let painter = Painter()
    let path = Path { path in
      path.move(to: CGPoint(x: 0, y: 100))
      for step in 1...600 {
        path.addLine(to: CGPoint(x: Double(step) / 3, y: 100 + 90 * sin(Double(step * step))))
      }
    }
    let line = DisplayContent(stroke: path, style: StrokeStyle(lineWidth: 1.5))
    for step in 0..<4 {
      let items = [
        Fixture.leaf(line, Fixture.red, id: 1, Fixture.at(5, 0), opacity: 0.8),
        Fixture.leaf(small, Fixture.blue, id: 2, Fixture.at(Double(step * 10), 30)),
      ]
      #expect(image(items, by: painter) == image(items, by: Painter()), "step \(step)")
      if step > 0 { #expect(painter.pictures.picture(of: 1 | GroupPictures.leaves).isPainted) }
    }
  }

  @Test("Letters under a clip that is no rectangle are drawn once")
  func clippedLetters() {
    let painter = Painter()
    let clip = Path(roundedRect: CGRect(x: 0, y: 0, width: 200, height: 90), cornerRadius: 30)
    let text = DisplayContent(text: Fixture.text("Seventeen words", .largeTitle))
    var counts: [Int] = []
    for step in 0..<5 {
      let items: [DisplayItem] = [
        Fixture.leaf(small, Fixture.blue, id: 2, Fixture.at(Double(step * 10), 30)),
        .begin(DisplayGroup(id: 3, kind: .clip(clip, FillStyle()))),
        Fixture.leaf(text, Fixture.black, id: 1, Fixture.at(-4, 5)), .end,
      ]
      #expect(image(items, by: painter) == image(items, by: Painter()), "step \(step)")
      counts.append(painter.rasterizer.byteCount)
    }
    // The masks of the circle and of the letters.
    #expect(counts[2] == counts[4] && counts[4] < 20_000)
  }

  @Test("What fades and moves by whole pixels is placed anew, by parts of them painted anew")
  func moving() {
    let painter = Painter()
    for step in 0...8 {
      let items = items(opacity: 0.5, at: Double(step))
      #expect(image(items, by: painter) == image(items, by: Painter()), "step \(step)")
      if step > 1 { #expect(painter.pictures.picture(of: 1 | GroupPictures.leaves).isPainted) }
    }
    for step in 1...4 {
      let items = items(opacity: 0.5, at: Double(step) / 8)
      #expect(image(items, by: painter) == image(items, by: Painter()), "step \(step)")
      #expect(!painter.pictures.picture(of: 1 | GroupPictures.leaves).isPainted)
    }
  }

  @Test("What rests while its colours change looks as if painted anew in every frame")
  func colorEffects() {
    let painter = Painter()
    for step in [0, 0, 0, 1, 1, 2, 0] {
      let effect = DisplayGroup(id: 20, kind: .colorEffect(.brightness(Double(step) / 4)))
      let group = [.begin(effect)] + items(opacity: 0.5) + [.end]
      #expect(image(group, by: painter) == image(group, by: Painter()), "step \(step)")
    }
  }

  @Test("A layer for what is wide and for what is high is not as large as both")
  func layerSizes() {
    let painter = Painter()
    for (width, height) in [(9000.0, 90.0), (90, 9000)] {
      for step in 0..<3 {
        let bar = Fixture.rect(0, 0, width, height)
        let place = Double(step) / 3
        _ = image(
          [
            .begin(DisplayGroup(id: 2, kind: .opacity(0.5))),
            Fixture.leaf(bar, Fixture.red, id: 3, Fixture.at(place, 0)),
            Fixture.leaf(bar, Fixture.blue, id: 4, Fixture.at(place + 5, 5)), .end,
          ], by: painter)
      }
    }
    #expect(!painter.layers.isEmpty)
    #expect(painter.layers.allSatisfy { $0.byteCount <= 4 * Painter.greatestKeptArea })
  }

  @Test("A kept picture goes with a change of what it shows")
  func changing() {
    let painter = Painter()
    for _ in 0..<3 { _ = image(items(opacity: 0.5), by: painter) }
    var items = items(opacity: 0.5)
    items[3] = Fixture.leaf(small, Fixture.red, id: 4, Fixture.at(60.5, 60.25))
    items[0] = Fixture.leaf(background, Self.gradient, id: 1, Fixture.at(0, 10), opacity: 0.5)
    #expect(image(items, by: painter) == image(items, by: Painter()))
  }

  @Test("What an opaque rectangle hides is left out, and nothing else")
  func hiding() {
    let cover = Fixture.leaf(Fixture.rect(-5, -5, 300, 300), Fixture.blue, id: 9)
    let clip = DisplayGroup(
      id: 10, kind: .clip(Path(CGRect(x: 0, y: 0, width: 220, height: 200)), FillStyle()))
    let items = items(opacity: 0.5)
    let covered = image([.begin(clip)] + items + [cover] + items + [.end], by: Painter())
    #expect(covered == image([cover] + items, by: Painter()))
    let painter = Painter()
    _ = image([.begin(clip)] + items + [cover] + items + [.end], by: painter)
    #expect(painter.firstVisibleItem == items.count + 1)
    // What lets something through hides nothing.
    for leaf in [
      Fixture.leaf(Fixture.rect(0, 0, 300, 300), Fixture.blue, opacity: 0.99),
      Fixture.leaf(Fixture.rect(0, 0, 219, 300), Fixture.blue),
      Fixture.leaf(Fixture.circle(900), Fixture.blue, Fixture.at(-300, -300)),
      Fixture.leaf(
        Fixture.rect(-50, -50, 300, 300), Fixture.blue, CGAffineTransform(rotationAngle: 0.6)),
    ] {
      _ = image(items + [leaf], by: painter)
      #expect(painter.firstVisibleItem == 0)
    }
    let fading = DisplayGroup(id: 10, kind: .opacity(0.5))
    _ = image(items + [.begin(fading), cover, .end], by: painter)
    #expect(painter.firstVisibleItem == 0)
  }

  @Test("Pixels put down eight at a time are those of one at a time")
  func rows() {
    var generator = SeededGenerator(seed: 7)
    for count in 0...21 {
      for opacity: UInt32 in [1, 64, 127, 254, 255] {
        let source = (0..<count).map { _ in pixel(&generator) }
        let below = (0..<count).map { _ in pixel(&generator) }
        var result = below
        result.withUnsafeMutableBufferPointer { target in
          guard let base = target.baseAddress else { return }
          Blitter.paint(
            source, sourceStride: count, width: count, height: 1, x: 0, y: 0, opacity: opacity,
            onto: base, stride: count, clip: IntRect(left: 0, top: 0, right: count, bottom: 1))
        }
        let expected = zip(source, below).map {
          Blitter.over(Blitter.scaled($0, by: opacity), $1)
        }
        #expect(result == expected, "\(count) pixels at \(opacity)")
      }
    }
  }

  /// A premultiplied pixel: often opaque, often nothing.
  private func pixel(_ generator: inout SeededGenerator) -> UInt32 {
    let alpha =
      [0, 255, UInt32.random(in: 0...255, using: &generator)].randomElement(
        using: &generator) ?? 0
    return (0..<3).reduce(alpha << 24) { pixel, channel in
      pixel | UInt32.random(in: 0...alpha, using: &generator) << UInt32(8 * channel)
    }
  }

  @Test("Masks of shapes that are not seen again are forgotten, of any number of sizes")
  func idleShapes() {
    let painter = Painter()
    func frame(_ scale: Double) -> [DisplayItem] {
      (0..<3).map { index in
        let matrix = CGAffineTransform(translationX: CGFloat(20 + 40 * index), y: 30)
          .scaledBy(x: CGFloat(scale), y: CGFloat(scale))
        return Fixture.leaf(Fixture.circle(9), Fixture.red, id: UInt64(index + 1), matrix)
      }
    }
    for step in 0..<300 { _ = image(frame(1 + Double(step) / 500), by: painter) }
    #expect(painter.rasterizer.byteCount > 0)
    for _ in 0..<500 { _ = image([], by: painter) }
    #expect(painter.rasterizer.byteCount == 0)
  }

  @Test("What is longer than any mask is painted otherwise, however flat it is")
  func flatShapes() {
    let long = Fixture.leaf(
      DisplayContent(fill: Path(ellipseIn: CGRect(x: -20_000, y: 50, width: 40_000, height: 0.1))),
      Fixture.red, id: 1)
    let shown = image([long], by: Painter())
    let none = image([], by: Painter())
    #expect(shown != none)
  }

  @Test("What is blurred and opaque up to its edges is not placed between pixels")
  func opaqueBlur() {
    for radius in [4.0, 20] {
      let painter = Painter()
      for x in [20.0, 20, 20, 20.5, 20.5, 21] {
        let items = [
          .begin(DisplayGroup(id: 1, kind: .blur(radius: radius, isOpaque: true))),
          Fixture.leaf(Fixture.rect(0, 0, 60, 40), Fixture.red, id: 2, Fixture.at(x, 30)), .end,
        ]
        let shown = PaintedImage(
          DisplayList(items: items), width: 120, height: 100, background: Fixture.white,
          painter: painter)
        #expect(shown == Fixture.image(items, width: 120, height: 100), "radius \(radius) at \(x)")
      }
    }
  }

  @Test(
    "However many pictures are in use, no more are kept than there may be, and all look the same")
  func bound() {
    let limit = 2 << 20
    let painter = Painter(memory: PictureMemory(limit: limit))
    // Of 360 KB each, beside one another and before what fills the window.
    func items(_ opacity: Double) -> [DisplayItem] {
      [Fixture.leaf(Fixture.rect(0, 0, 1200, 900), Self.gradient, id: 900)]
        + (0..<UInt64(12)).flatMap { index -> [DisplayItem] in
          let place = Fixture.at(Double(index % 4) * 300, Double(index / 4) * 300)
          return [
            .begin(DisplayGroup(id: 3 * index + 1, kind: .opacity(opacity))),
            Fixture.leaf(Fixture.rect(0, 0, 300, 300), Fixture.red, id: 3 * index + 2, place),
            Fixture.leaf(Fixture.circle(300), Fixture.blue, id: 3 * index + 3, place), .end,
          ]
        }
    }
    for step in 1...6 {
      let items = items(Double(step) / 8)
      #expect(
        image(items, width: 1200, height: 900, by: painter)
          == image(items, width: 1200, height: 900, by: Painter()), "step \(step)")
    }
    let kept = (0..<UInt64(12)).map { painter.pictures.picture(of: 3 * $0 + 1).byteCount }
    #expect(kept.count { $0 > 0 } == 5 && kept.reduce(0, +) <= limit)
  }

  @Test("Beyond the limit pictures are dropped as far as needed, those unused for longest first")
  func limit() {
    let pictures = GroupPictures(PendingBands(Cores(1)), PictureMemory(limit: .max))
    // Fourteen megabytes each, with what is to spare: three of twelve are too many.
    for first in [UInt64(0), 6] {
      pictures.beginFrame()
      for id in first..<first + 6 {
        _ = pictures.picture(of: id).prepare(width: 2048, height: 1536, among: pictures)
      }
    }
    pictures.beginFrame()
    let kept = (0..<UInt64(12)).filter { pictures.picture(of: $0).byteCount > 0 }
    #expect(kept.count == 9)
    #expect(kept.suffix(6) == [6, 7, 8, 9, 10, 11])
  }
}
