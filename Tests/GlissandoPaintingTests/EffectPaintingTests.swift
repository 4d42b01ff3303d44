import Foundation
import GlissandoDrawing
import GlissandoMotion
import TestSupport
import Testing

@testable import GlissandoPainting

/// Pixels of masks, planes in perspective, blends and soft edges.
@Suite("Painting effects")
struct EffectPaintingTests {
  private let square = Fixture.rect(0, 0, 40, 40)

  private func group(_ kind: DisplayGroup.Kind, _ items: [DisplayItem]) -> [DisplayItem] {
    [.begin(DisplayGroup(id: 90, kind: kind))] + items + [.end]
  }

  private func masked(_ mask: [DisplayItem], _ content: [DisplayItem]) -> [DisplayItem] {
    group(.mask, [.begin(DisplayGroup(id: 91, kind: .maskSource))] + mask + [.end] + content)
  }

  @Test("Numbers whose sum is none are numbers of a matrix of colours all the same")
  func largeMatrix() {
    var columns = [SIMD4<Float>](repeating: SIMD4(repeating: 3e38), count: 5)
    #expect(ColorMatrix(.matrix(columns)).isFinite)
    columns[3].y = .infinity
    #expect(!ColorMatrix(.matrix(columns)).isFinite)
    columns[3].y = .nan
    #expect(!ColorMatrix(.matrix(columns)).isFinite)
  }

  // MARK: Masks

  /// A pixel by a matrix, one step after the other.
  private func changed(_ pixel: UInt32, _ columns: [SIMD4<Float>]) -> UInt32 {
    if pixel == 0 { return 0 }
    let alpha = Float(pixel >> 24)
    let color = SIMD3(Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255)) / alpha
    var result = columns[0] * color.x + columns[1] * color.y + columns[2] * color.z
    result += columns[3] * (alpha / 255) + columns[4]
    result = result.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
    let scale = result.w * 255
    let bytes = SIMD4(result.x * scale, result.y * scale, result.z * scale, scale)
    let whole = SIMD4<UInt32>(bytes.rounded(.toNearestOrAwayFromZero))
    return whole.w << 24 | whole.x << 16 | whole.y << 8 | whole.z
  }

  @Test("Colours of pixels in a row change as those of each by itself")
  func colors() {
    var generator = SeededGenerator(seed: 3)
    var pixels = (0..<1003).map { _ -> UInt32 in
      let alpha = UInt32.random(in: 0...4, using: &generator) * 63
      return (0..<3).reduce(alpha << 24) { pixel, channel in
        pixel | UInt32.random(in: 0...alpha, using: &generator) << UInt32(8 * channel)
      }
    }
    pixels.replaceSubrange(300..<400, with: repeatElement(0x8040_2010, count: 100))
    pixels.replaceSubrange(600..<650, with: repeatElement(0, count: 50))
    let effects: [ColorEffect] = [
      .saturation(1.5), .hueRotation(.degrees(77)), .colorInvert, .contrast(3), .brightness(-0.3),
      .luminanceToAlpha,
    ]
    for effect in effects {
      let matrix = ColorMatrix(effect)
      var row = pixels
      row.withUnsafeMutableBufferPointer { row in
        guard let base = row.baseAddress else { return }
        matrix.apply(to: base, width: 17, height: 59, stride: 17)
      }
      #expect(row == pixels.map { changed($0, matrix.columns) }, "\(effect)")
    }
  }

  @Test("A mask shows what is below its opaque parts, and half of it where it is half opaque")
  func mask() {
    let half = Paint.color(Color.Resolved(red: 0, green: 1, blue: 0, opacity: 0.5))
    let image = Fixture.image(
      masked(
        [
          Fixture.leaf(square, Fixture.blue, id: 2, Fixture.at(10, 10)),
          Fixture.leaf(square, half, id: 3, Fixture.at(50, 10)),
        ], [Fixture.leaf(Fixture.rect(0, 0, 100, 100), Fixture.red)]))
    #expect(image.pixel(30, 30) == SIMD4(255, 0, 0, 255))
    let shade = image.pixel(70, 30)
    #expect(shade.x == 255 && abs(Int(shade.y) - 127) <= 1)
    #expect(image.pixel(30, 70) == SIMD4(255, 255, 255, 255))
    #expect(image.pixel(5, 30) == SIMD4(255, 255, 255, 255))
  }

  @Test("A mask without anything in it hides all, and a mask alone shows nothing")
  func emptyMask() {
    let content = [Fixture.leaf(square, Fixture.red)]
    let blank = Fixture.image([])
    #expect(Fixture.image(masked([], content)) == blank)
    #expect(Fixture.image(masked(content, [])) == blank)
    #expect(Fixture.image(group(.maskSource, content)) == blank)
  }

  // MARK: Blurs

  /// A circle is the same however it is turned, and so is what a stretch makes of it then.
  @Test("A blur and a shadow under a stretch do not change while their content turns")
  func turningUnderStretch() {
    func image(_ kind: DisplayGroup.Kind, _ angle: Double) -> PaintedImage {
      let transform = Fixture.at(-15, -15)
        .concatenating(CGAffineTransform(rotationAngle: angle))
        .concatenating(CGAffineTransform(scaleX: 2.4, y: 0.8))
        .concatenating(Fixture.at(50, 50))
      return Fixture.image([
        .begin(DisplayGroup(id: 90, transform: transform, kind: kind)),
        Fixture.leaf(Fixture.circle(30), Fixture.red, id: 2, transform), .end,
      ])
    }
    let black = Color.Resolved(red: 0, green: 0, blue: 0)
    // The sharp edge of what throws a shadow is smoothed a little differently as it turns.
    for (kind, tolerance) in [
      (DisplayGroup.Kind.blur(radius: 5), 4), (.shadow(color: black, radius: 5, x: 0, y: 0), 20),
    ] {
      let still = image(kind, 0)
      for step in 1..<8 {
        let turned = image(kind, Double(step) * .pi / 8)
        #expect(
          Fixture.difference(still, turned).greatest <= tolerance, "\(kind) at \(step)")
      }
    }
  }

  // MARK: Blending

  @Test("The darker sum adds up what two colours lack, within round clips too")
  func plusDarker() {
    let (above, below) = (
      Paint.color(Color.Resolved(red: 200 / 255, green: 100 / 255, blue: 1)),
      Paint.color(Color.Resolved(red: 150 / 255, green: 100 / 255, blue: 40 / 255))
    )
    let ground = Fixture.leaf(Fixture.rect(0, 0, 100, 100), below)
    let sum = group(.blend(.plusDarker), [Fixture.leaf(square, above, id: 2, Fixture.at(30, 30))])
    #expect(Fixture.image([ground] + sum).pixel(50, 50) == SIMD4(95, 0, 40, 255))
    let circle = Path(ellipseIn: CGRect(x: 30, y: 30, width: 40, height: 40))
    let clipped = Fixture.image([ground] + group(.clip(circle, FillStyle()), sum))
    #expect(clipped.pixel(50, 50) == SIMD4(95, 0, 40, 255))
    #expect(clipped.pixel(32, 32) == SIMD4(150, 100, 40, 255))
  }

  // MARK: Planes

  /// A turn of a square of 80 points about its upright middle, as seen from twice its side.
  private func turn(_ angle: Double) -> ProjectionTransform {
    var space = CATransform3DMakeTranslation(-50, -50, 0)
    space = CATransform3DConcat(space, CATransform3DMakeRotation(CGFloat(angle), 0, 1, 0))
    var eye = CATransform3DIdentity
    eye.m34 = -1.0 / 160
    space = CATransform3DConcat(space, eye)
    return ProjectionTransform(
      CATransform3DConcat(space, CATransform3DMakeTranslation(50, 50, 0)))
  }

  private func plane(_ projection: ProjectionTransform, _ items: [DisplayItem]) -> [DisplayItem] {
    [.begin(DisplayGroup(id: 95, projection: projection))] + items + [.end]
  }

  @Test("A plane that is not seen in perspective paints what its items paint when transformed")
  func affinePlane() {
    let turned = CGAffineTransform(translationX: 50, y: 20).rotated(by: 0.4).scaledBy(
      x: 1.2, y: 0.7)
    let place = Fixture.at(3, 4)
    let direct = Fixture.image([
      Fixture.leaf(Fixture.circle(30), Fixture.red, place.concatenating(turned)),
      Fixture.leaf(square, Fixture.blue, id: 2, Fixture.at(20, 10).concatenating(turned)),
    ])
    let inPlane = Fixture.image(
      plane(
        ProjectionTransform(turned),
        [
          Fixture.leaf(Fixture.circle(30), Fixture.red, place),
          Fixture.leaf(square, Fixture.blue, id: 2, Fixture.at(20, 10)),
        ]))
    #expect(Fixture.difference(direct, inPlane).greatest <= 1)
  }

  @Test("In perspective each point is where the projection says", arguments: [0.3, 0.8, 1.2, 2.4])
  func perspective(_ angle: Double) throws {
    let projection = turn(angle)
    let spots: [(CGPoint, Paint)] = [
      (CGPoint(x: 20, y: 20), Fixture.red), (CGPoint(x: 80, y: 20), Fixture.blue),
      (CGPoint(x: 20, y: 80), Fixture.black), (CGPoint(x: 80, y: 80), Fixture.red),
    ]
    let items = spots.enumerated().map { index, spot in
      Fixture.leaf(
        Fixture.rect(-8, -8, 16, 16), spot.1, id: UInt64(index + 1),
        Fixture.at(Double(spot.0.x), Double(spot.0.y)))
    }
    let image = Fixture.image(plane(projection, items))
    for (point, paint) in spots {
      // The formula itself: the depth grows with the distance behind the window.
      let (dx, dy) = (Double(point.x) - 50, Double(point.y) - 50)
      let depth = 1 + dx * sin(angle) / 160
      let (x, y) = (50 + dx * cos(angle) / depth, 50 + dy / depth)
      guard case .color(let color) = paint else { continue }
      let pixel = image.pixel(Int(x), Int(y))
      #expect(
        abs(Double(pixel.x) - Double(color.red) * 255) < 3
          && abs(Double(pixel.z) - Double(color.blue) * 255) < 3, "\(point) at \(x), \(y): \(pixel)"
      )
    }
  }

  @Test("A plane keeps its picture while it turns, and looks as if painted anew")
  func planeCache() {
    let painter = Painter()
    let items = [
      Fixture.leaf(Fixture.circle(60), Fixture.red, Fixture.at(20, 20)),
      Fixture.leaf(Fixture.text("Turn").asContent, Fixture.black, id: 2, Fixture.at(30, 40)),
    ]
    for step in 0...8 {
      let list = DisplayList(items: plane(turn(0.2 + Double(step) * 0.1), items))
      let kept = PaintedImage(
        list, width: 100, height: 100, background: Fixture.white, painter: painter)
      let fresh = PaintedImage(list, width: 100, height: 100, background: Fixture.white)
      #expect(kept == fresh, "step \(step)")
    }
  }

  @Test("What lies behind the eye is not painted, and endless numbers harm nothing")
  func behind() {
    var behind = ProjectionTransform()
    behind.m33 = -1
    behind.m13 = 0.001
    #expect(Fixture.image(plane(behind, [Fixture.leaf(square, Fixture.red)])) == Fixture.image([]))
    for number in [Double.nan, .infinity, 1e300, -1e300] {
      var odd = turn(0.5)
      odd.m13 = CGFloat(number)
      _ = Fixture.image(plane(odd, [Fixture.leaf(square, Fixture.red)]))
      odd = turn(0.5)
      odd.m31 = CGFloat(number)
      _ = Fixture.image(plane(odd, [Fixture.leaf(square, Fixture.red)]))
    }
  }

  @Test("A plane seen from the side has soft edges and no holes")
  func edges() {
    let image = Fixture.image(
      plane(turn(1.3), [Fixture.leaf(Fixture.rect(10, 10, 80, 80), Fixture.black)]))
    // In the middle row, the darkness rises once, stays, and falls once.
    var turns = 0
    var isRising = true
    var last = 0
    for x in 0..<100 {
      let dark = 255 - Int(image.pixel(x, 50).x)
      if isRising, dark < last - 2 { (isRising, turns) = (false, turns + 1) }
      if !isRising, dark > last + 2 { (isRising, turns) = (true, turns + 1) }
      last = dark
    }
    #expect(turns == 1)
  }

  // MARK: Soft edges

  @Test("A blur or shadow that moves is kept, and looks as if painted anew")
  func softCache() {
    let black = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.6)
    let kinds: [DisplayGroup.Kind] = [
      .blur(radius: 4), .shadow(color: black, radius: 5, x: 2.5, y: 6),
    ]
    // A picture is kept for the same contents, not for equal ones.
    let circle = Fixture.circle(20)
    let square = self.square
    for kind in kinds {
      let painter = Painter()
      for step in 0..<8 {
        let move = Double(step) * 3.3
        let list = DisplayList(
          items: group(
            kind,
            [
              Fixture.leaf(square, Fixture.red, id: 2, Fixture.at(10 + move, 15)),
              Fixture.leaf(circle, Fixture.blue, id: 3, Fixture.at(30 + move, 25)),
            ]))
        let kept = PaintedImage(
          list, width: 100, height: 100, background: Fixture.white, painter: painter)
        let fresh = PaintedImage(list, width: 100, height: 100, background: Fixture.white)
        // Interpolation between pixels blurs a little itself: three levels are measured, not derived.
        #expect(Fixture.difference(kept, fresh).greatest <= 3, "\(kind) at \(step)")
        #expect(painter.pictures.picture(of: 90).isPainted == (step > 0))
      }
    }
  }

  @Test("An item of a blur that moves alone leaves the others as they are")
  func softSiblings() {
    let circle = Fixture.circle(20)
    func image(_ x: Double) -> PaintedImage {
      Fixture.image(
        group(
          .blur(radius: 2),
          [
            Fixture.leaf(circle, Fixture.blue, id: 2, Fixture.at(x, 5)),
            Fixture.leaf(square, Fixture.red, id: 3, Fixture.at(30.4, 55.7)),
          ]))
    }
    let (first, second) = (image(5), image(9.63))
    for y in 45..<100 {
      for x in 0..<100 { #expect(first.pixel(x, y) == second.pixel(x, y)) }
    }
  }

  @Test("What throws a shadow is painted as sharp as without it")
  func sharpContent() {
    let black = Color.Resolved(red: 0, green: 0, blue: 0)
    let leaf = Fixture.leaf(Fixture.circle(40), Fixture.red, Fixture.at(20.37, 20.61))
    let plain = Fixture.image([leaf])
    let image = Fixture.image(group(.shadow(color: black, radius: 3, x: 0, y: 60), [leaf]))
    for y in 20..<56 {
      for x in 0..<100 { #expect(image.pixel(x, y) == plain.pixel(x, y)) }
    }
  }

  /// A picture of one colour in a group that blends, a gradient, and the shadow of both, to the left of them.
  private func caster(_ color: UInt32, _ effect: DisplayGroup.Kind = .opacity(0.7)) -> [DisplayItem]
  {
    let pixels = [UInt32](repeating: color, count: 200 * 200)
    let image = DisplayContent(
      .image(
        RasterImage(width: 200, height: 200, pixels: pixels),
        CGRect(x: 0, y: 0, width: 180, height: 180), ImageStyle()))
    let level = Float(color & 255) / 255
    let paint = Paint.gradient(
      GradientPaint(
        stops: [0, 1].map {
          .init(color: Color.Resolved(red: level, green: 0, blue: Float($0)), location: $0)
        }, geometry: .linear(start: .top, end: .bottom)))
    let black = Color.Resolved(red: 0, green: 0, blue: 0)
    return group(
      .shadow(color: black, radius: 3, x: -300, y: 0),
      [
        .begin(DisplayGroup(id: 91, kind: effect)),
        Fixture.leaf(image, Fixture.black, id: 2, Fixture.at(400, 20).rotated(by: 0.3)), .end,
        Fixture.leaf(Fixture.rect(0, 0, 150, 120), paint, id: 3, Fixture.at(350.5, 250.2)),
        Fixture.leaf(Fixture.circle(170), paint, id: 4, Fixture.at(440.5, 180.2)),
      ])
  }

  @Test("A shadow asks for opacity alone, and what throws it keeps its colours")
  func silhouettes() {
    func images(_ items: [DisplayItem], _ painter: Painter = Painter()) -> PaintedImage {
      PaintedImage(
        DisplayList(items: items), width: 700, height: 420, background: Fixture.white,
        painter: painter)
    }
    func same(_ one: PaintedImage, _ other: PaintedImage) -> Bool {
      (0..<420).allSatisfy { y in
        (0..<310).allSatisfy { one.pixel($0, y) == other.pixel($0, y) }
      }
    }
    let (dark, bright) = (images(caster(0xFF00_0000)), images(caster(0xFFFF_FFFF)))
    #expect(same(dark, bright) && dark != bright)
    #expect(dark.pixel(150, 100).x < 120)
    // In frames in which it is kept, too.
    let painter = Painter()
    for _ in 0..<4 { #expect(images(caster(0xFFFF_FFFF), painter) == bright) }
    // But where colours become opacity they count.
    let effect = DisplayGroup.Kind.colorEffect(.luminanceToAlpha)
    #expect(!same(images(caster(0xFF00_0000, effect)), images(caster(0xFFFF_FFFF, effect))))
  }

  @Test(
    "What is kept inside of a shadow keeps its colours",
    arguments: [
      DisplayGroup.Kind.plane(m13: 0.001, m23: 0.0005, m33: 1), .blur(radius: 3), .blur(radius: 12),
    ])
  func keptInShadows(_ kind: DisplayGroup.Kind) {
    let green = [UInt32](repeating: 0xFF00_C000, count: 60 * 50)
    let image = DisplayContent(
      .image(
        RasterImage(width: 60, height: 50, pixels: green),
        CGRect(x: 0, y: 0, width: 240, height: 200)))
    let black = Color.Resolved(red: 0, green: 0, blue: 0)
    let picture = Fixture.leaf(image, Fixture.black, id: 2, Fixture.at(20, 20))
    let inner = [.begin(DisplayGroup(id: 91, kind: kind)), picture, DisplayItem.end]
    let once = group(.shadow(color: black, radius: 3, x: 0, y: 0), inner)
    let twice =
      [.begin(DisplayGroup(id: 92, kind: .shadow(color: black, radius: 3, x: 0, y: 0)))] + once
      + [.end]
    for items in [once, twice] {
      let painter = Painter()
      for _ in 0..<4 {
        let image = PaintedImage(
          DisplayList(items: items), width: 300, height: 260, background: Fixture.white,
          painter: painter)
        #expect(image.pixel(110, 90) == SIMD4(0, 192, 0, 255))
      }
    }
  }

  @Test("An opaque blur is opaque up to the edges and ends there")
  func opaqueBlur() {
    let image = Fixture.image(
      group(
        .blur(radius: 6, isOpaque: true),
        [Fixture.leaf(Fixture.rect(20, 20, 60, 60), Fixture.black)]))
    #expect(image.pixel(21, 50) == SIMD4(0, 0, 0, 255))
    #expect(image.pixel(50, 78) == SIMD4(0, 0, 0, 255))
    #expect(image.pixel(18, 50) == SIMD4(255, 255, 255, 255))
  }

  @Test("A shadow does not shine through what throws it when both fade")
  func fadingShadow() {
    let black = Color.Resolved(red: 0, green: 0, blue: 0)
    let items = group(
      .opacity(0.5),
      [.begin(DisplayGroup(id: 92, kind: .shadow(color: black, radius: 2, x: 0, y: 0)))]
        + [Fixture.leaf(square, Fixture.red, id: 2, Fixture.at(30, 30)), .end])
    #expect(Fixture.image(items).pixel(50, 50) == SIMD4(255, 127, 127, 255))
  }
}

extension TextLayout {
  fileprivate var asContent: DisplayContent { DisplayContent(text: self) }
}
