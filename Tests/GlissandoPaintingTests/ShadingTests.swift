import Foundation
import GlissandoDrawing
import GlissandoMotion
import TestSupport
import Testing

@testable import GlissandoPainting

/// Gradients of any direction, and blurs of any radius, against slow references.
@Suite("Shading")
struct ShadingTests {
  private static func gradient(_ geometry: GradientPaint.Geometry, last: Double = 1)
    -> GradientPaint
  {
    GradientPaint(
      stops: [
        .init(color: Color.Resolved(red: 0.9, green: 0.3, blue: 0.1), location: 0.1),
        .init(
          color: Color.Resolved(red: 0.1, green: 0.2, blue: 0.8, opacity: Float(last)),
          location: 0.9),
      ] + grid(of: geometry), geometry: geometry)
  }

  /// What a mesh has besides: nine points of which the middle one lies aside.
  private static func grid(of geometry: GradientPaint.Geometry) -> [GradientPaint.Stop] {
    guard case .mesh = geometry else { return [] }
    return (2..<9).map { index in
      let (x, y) = (Double(index % 3) / 2, Double(index / 3) / 2)
      return GradientPaint.Stop(
        color: Color.Resolved(red: Float(x), green: Float(y), blue: Float(index % 2)),
        location: index == 4 ? 0.6 : x, y: index == 4 ? 0.4 : y)
    }
  }

  private static let geometries: [GradientPaint.Geometry] = [
    .linear(start: .topLeading, end: .bottomTrailing), .linear(start: .bottom, end: .top),
    .radial(center: .center, startRadius: 20, endRadius: 130),
    .elliptical(center: UnitPoint(x: 0.3, y: 0.6), startRadius: 0, endRadius: 0.6),
    .angular(
      center: UnitPoint(x: 0.4, y: 0.7), startAngle: .degrees(20), endAngle: .degrees(300)),
    .angular(center: .center, startAngle: .degrees(90), endAngle: .degrees(-270)),
    .mesh(columns: 3, rows: 3, isSmooth: true),
  ]

  private let card = DisplayContent(
    fill: Path(roundedRect: CGRect(x: 10, y: 20, width: 220, height: 170), cornerRadius: 30))
  private let transforms = [
    CGAffineTransform.identity, CGAffineTransform(translationX: 80.3, y: -30).rotated(by: 0.5),
    CGAffineTransform(a: 0.9, b: 0.2, c: -0.4, d: 1.1, tx: 60, ty: 5),
  ]

  @Test("A shape has the colours and the edge that Cairo gives it", arguments: geometries)
  func likeCairo(_ geometry: GradientPaint.Geometry) {
    for last in [1.0, 0.3] {
      let paint = Paint.gradient(Self.gradient(geometry, last: last))
      for transform in transforms {
        let ours = Fixture.image(
          [Fixture.leaf(card, paint, transform)], width: 300, height: 300)
        var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 300 * 300)
        pixels.withUnsafeMutableBytes { bytes in
          guard let base = bytes.baseAddress,
            let target = RasterTarget(
              PixelBuffer(base: base, width: 300, height: 300, bytesPerRow: 1200))
          else { return }
          CairoLeaf.draw(card, paint: paint, opacity: 1, matrix: transform, on: target.context)
        }
        let theirs = PaintedImage(width: 300, height: 300, pixels: pixels)
        let difference = Fixture.difference(ours, theirs)
        #expect(difference.greatest <= 3, "\(transform), \(last): \(difference)")
      }
    }
  }

  @Test("A row of colours does not depend on where it begins", arguments: geometries)
  func pieces(_ geometry: GradientPaint.Geometry) throws {
    let field = try #require(
      ColorField(
        Self.gradient(geometry), frame: CGRect(x: 0, y: 0, width: 90, height: 60), transforms[1]))
    func row(_ columns: Range<Int>) -> [UInt32] {
      [UInt32](unsafeUninitializedCapacity: columns.count) { target, count in
        count = columns.count
        if let base = target.baseAddress { field.fill(base, row: 17, columns: columns) }
      }
    }
    let whole = row(-20..<200)
    for first in [-19, -3, 0, 5, 8, 111] {
      #expect(row(first..<200) == Array(whole[(first + 20)...]))
      #expect(row(first..<first + 1) == [whole[first + 20]])
    }
  }

  @Test("Painting what changed over an upright shape gives the pixels of painting all")
  func damage() {
    for geometry in Self.geometries {
      var window = SuccessivePainting(width: 300, height: 300, scale: 1)
      for x in [0.0, 13.5, 77, 77.25, 150] {
        let (shown, whole) = window.paint(
          DisplayList(items: [
            Fixture.leaf(card, .gradient(Self.gradient(geometry, last: 0.5)), opacity: 0.8),
            Fixture.leaf(Fixture.rect(0, 0, 20, 20), Fixture.red, id: 7, Fixture.at(x, 100)),
          ]))
        #expect(shown == whole)
      }
    }
  }

  @Test("A small shape of many colours is the same wherever it is cut, whatever its edge")
  func small() {
    for geometry in Self.geometries {
      for size in [20.0, 28, 28.5, 32, 60, 120] {
        var window = SuccessivePainting(width: 160, height: 160, scale: 1)
        let paint = Paint.gradient(Self.gradient(geometry, last: 0.5))
        // Beyond the corner of a tile of damage, so that a part of the shape is painted again.
        for x in [150.0, 0, 2, 17, 40] {
          let (shown, whole) = window.paint(
            DisplayList(items: [
              Fixture.leaf(Fixture.circle(size), paint, Fixture.at(10.25, 10.25)),
              Fixture.leaf(Fixture.rect(0, 0, 6, 6), Fixture.red, id: 7, Fixture.at(x, x)),
            ]))
          #expect(shown == whole, "\(geometry), \(size), \(x)")
        }
      }
    }
  }

  /// Two by two colours in a frame of 100 rows, whose points lie at parts of it.
  private func field(
    _ points: [SIMD2<Double>], turned angle: Double = 0, width: Double = 200
  ) throws -> ColorField {
    let colors = [
      Color.Resolved(red: 0, green: 0, blue: 1), Color.Resolved(red: 1, green: 0, blue: 1),
      Color.Resolved(red: 0, green: 1, blue: 1), Color.Resolved(red: 1, green: 1, blue: 1),
    ]
    let paint = GradientPaint(
      stops: zip(colors, points).map { .init(color: $0, location: $1.x, y: $1.y) },
      geometry: .mesh(columns: 2, rows: 2, isSmooth: false))
    return try #require(
      ColorField(
        paint, frame: CGRect(x: 0, y: 0, width: width, height: 100),
        CGAffineTransform(rotationAngle: angle)))
  }

  @Test("A row of a wide mesh does not depend on where it begins, however the steps are rounded")
  func wideMesh() throws {
    let field = try field(Self.corners, width: 3000)
    for row in stride(from: 3, to: 100, by: 16) {
      func pixels(_ columns: Range<Int>) -> [UInt32] {
        var pixels = [UInt32](repeating: 0, count: columns.count)
        field.fill(&pixels, row: row, columns: columns)
        return pixels
      }
      let whole = pixels(0..<3000)
      for first in stride(from: 0, to: 3000, by: 37) {
        let part = first..<min(first + 37, 3000)
        #expect(pixels(part) == Array(whole[part]), "row \(row) from \(first)")
      }
    }
  }

  private static let corners = [
    SIMD2(0.0, 0), SIMD2(1.0, 0), SIMD2(0.0, 1), SIMD2(1.0, 1),
  ]

  @Test("Between four points each pixel has the mixture of their colours")
  func mesh() throws {
    let field = try field(Self.corners)
    for row in -5..<105 {
      var colors = [UInt32](repeating: 1, count: 220)
      field.fill(&colors, row: row, columns: -10..<210)
      for column in -10..<210 {
        let pixel = colors[column + 10]
        guard (0..<200).contains(column), (0..<100).contains(row) else {
          #expect(pixel == 0)
          continue
        }
        let (red, green) = ((Double(column) + 0.5) / 200, (Double(row) + 0.5) / 100)
        // To the nearest, but for the rounding of steps.
        #expect(abs(Double(pixel >> 16 & 255) - red * 255) <= 0.51)
        #expect(abs(Double(pixel >> 8 & 255) - green * 255) <= 0.51)
        #expect(pixel & 255 == 255 && pixel >> 24 == 255)
      }
    }
  }

  @Test("No pixel within a mesh is left out, however it lies and is bent", arguments: 0..<20)
  func noGaps(_ number: Int) throws {
    let angle = Double(number) * 0.37
    var points = Self.corners
    points[3] += SIMD2(Double(number % 5) * 0.05, Double(number % 7) * -0.03)
    let field = try field(points, turned: angle)
    let inside = CGAffineTransform(rotationAngle: -angle)
    for row in -250..<250 {
      var colors = [UInt32](repeating: 1, count: 500)
      field.fill(&colors, row: row, columns: -250..<250)
      for column in -250..<250 {
        let point = CGPoint(x: Double(column) + 0.5, y: Double(row) + 0.5).applying(inside)
        // Within the corner that no point leaves.
        guard CGRect(x: 1, y: 1, width: 158, height: 78).contains(point) else { continue }
        #expect(colors[column + 250] >> 24 == 255, "\(column), \(row)")
      }
    }
  }

  @Test("Around a centre each pixel has the colour of its direction, also next to it")
  func directions() throws {
    func field(_ start: Double, _ end: Double) throws -> GradientField {
      let paint = GradientPaint(
        stops: [
          .init(color: Color.Resolved(red: 0, green: 0, blue: 0), location: 0),
          .init(color: Color.Resolved(red: 1, green: 1, blue: 1), location: 1),
        ],
        geometry: .angular(
          center: .center, startAngle: .radians(start), endAngle: .radians(end)))
      let frame = CGRect(x: 0, y: 0, width: 300, height: 200)
      return try #require(GradientField(paint, frame: frame, .identity))
    }
    for (start, end) in [(0.0, 2 * Double.pi), (1, 3), (2, -1)] {
      let field = try field(start, end)
      for row in 0..<200 {
        var colors = [UInt32](repeating: 0, count: 300)
        field.fill(&colors, row: row, columns: 0..<300)
        for column in 0..<300 {
          let angle = atan2(Double(row) - 99.5, Double(column) - 149.5)
          let along = (end > start ? angle - start : start - angle) / (2 * .pi)
          let (part, share) = (along - along.rounded(.down), abs(end - start) / (2 * .pi))
          let expected = part < share ? part / share : part < (1 + share) / 2 ? 1 : 0
          let found = Double(colors[column] & 255) / 255
          // Where the colours jump, either may be meant.
          let isAtJump =
            min(part, 1 - part, abs(part - (1 + share) / 2), abs(part - share)) < 0.0005
          #expect(isAtJump || abs(found - expected) < 0.01, "\(column), \(row)")
        }
      }
    }
  }

  @Test("In a drawing by hand large gradients are what they are elsewhere", arguments: [1.0, 0.6])
  func drawings(_ opacity: Double) {
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 190, height: 170))
    for geometry in Self.geometries {
      let paint = Paint.gradient(Self.gradient(geometry, last: 0.5))
      let drawing = DisplayContent(.commands([.fill(path, paint, FillStyle())]))
      let images = [(drawing, Fixture.black), (DisplayContent(fill: path), paint)].map {
        Fixture.image(
          [Fixture.leaf($0.0, $0.1, Fixture.at(6, 5).rotated(by: 0.05), opacity: opacity)],
          width: 200, height: 200)
      }
      #expect(Fixture.difference(images[0], images[1]).greatest <= 1, "\(geometry)")
    }
  }

  @Test("Odd gradients harm nothing")
  func odd() {
    for number in [0, -5, 1e-300, 1e300, Double.nan, .infinity] {
      for geometry in [
        GradientPaint.Geometry.radial(center: .center, startRadius: number, endRadius: 50),
        .radial(center: .center, startRadius: 0, endRadius: number),
        .elliptical(center: UnitPoint(x: number, y: 0), startRadius: 0, endRadius: 1),
        .angular(
          center: UnitPoint(x: number, y: 0), startAngle: .zero, endAngle: .degrees(360)),
        .angular(
          center: UnitPoint(x: number, y: number), startAngle: .zero, endAngle: .degrees(360)),
        .angular(center: .center, startAngle: .zero, endAngle: .radians(number)),
        .linear(start: UnitPoint(x: number, y: 0), end: .bottom),
      ] {
        for transform in transforms {
          _ = Fixture.image([Fixture.leaf(card, .gradient(Self.gradient(geometry)), transform)])
        }
      }
    }
  }

  @Test("A mesh harms nothing whose points lie anywhere, and has its colours where it is seen")
  func farMesh() throws {
    for far in [1e5, 1e9, 1e20, 3e38, 1e300, .greatestFiniteMagnitude] {
      for point in [SIMD2(-far, 0.5), SIMD2(far, -far), SIMD2(0.5, far), SIMD2(-far, -far)] {
        for index in 0..<4 {
          var points = Self.corners
          points[index] = point
          points[3 - index] = index == 1 ? -point : points[3 - index]
          guard let field = try? field(points) else { continue }
          var colors = [UInt32](repeating: 1, count: 220)
          for row in -5..<105 { field.fill(&colors, row: row, columns: -10..<210) }
        }
      }
    }
  }

  @Test("What colours leave free, or let through, shows what lies below")
  func below() {
    let black = Color.Resolved(red: 0, green: 0, blue: 0)
    let half = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.5)
    let places = [SIMD2(0.25, 0.25), SIMD2(0.75, 0.25), SIMD2(0.25, 0.75), SIMD2(0.75, 0.75)]
    let mesh = GradientPaint(
      stops: places.map { .init(color: black, location: $0.x, y: $0.y) },
      geometry: .mesh(columns: 2, rows: 2, isSmooth: false))
    let rays = GradientPaint(
      stops: [.init(color: black, location: 0), .init(color: half, location: 0.1)],
      geometry: .angular(center: .center, startAngle: .zero, endAngle: .degrees(360)))
    let area = Fixture.rect(0, 0, 100, 100)
    let (shown, through) = (
      Fixture.image([Fixture.leaf(area, .gradient(mesh))]),
      Fixture.image([Fixture.leaf(area, .gradient(rays))])
    )
    #expect(shown.pixel(10, 50) == SIMD4(255, 255, 255, 255))
    #expect(shown.pixel(50, 50) == SIMD4(0, 0, 0, 255))
    #expect((126...129).contains(through.pixel(10, 50).x))
  }

  @Test("An immense mesh changes as evenly as a small one", arguments: [1e4, 1e6, 1e9, 1e12])
  func immenseMesh(_ size: Double) throws {
    let field = try field([
      SIMD2(-size, 0), SIMD2(size, 0), SIMD2(-size, 1), SIMD2(size, 1),
    ])
    for first in [-70_000, -10, 0, 150, 65_500] {
      var colors = [UInt32](repeating: 1, count: 220)
      field.fill(&colors, row: 50, columns: first..<first + 220)
      for column in 0..<220 {
        let red = 255 * ((Double(first + column) + 0.5) / 200 + size) / (2 * size)
        #expect(abs(Double(colors[column] >> 16 & 255) - red) <= 1.1, "\(first + column)")
        #expect(abs(Double(colors[column] >> 8 & 255) - 128.8) <= 1.1)
        #expect(colors[column] & 255 == 255 && colors[column] >> 24 == 255)
      }
      var others = [UInt32](repeating: 1, count: 100)
      field.fill(&others, row: 50, columns: first + 77..<first + 177)
      #expect(others == Array(colors[77..<177]))
    }
  }

  // MARK: Blurs

  /// The part of a bell curve of a deviation that lies between two places.
  private func part(_ low: Double, _ high: Double, _ deviation: Double) -> Double {
    (erf(high / deviation / 2.0.squareRoot()) - erf(low / deviation / 2.0.squareRoot())) / 2
  }

  @Test(
    "A blur comes close to a bell curve, whatever its radius",
    arguments: [2.0, 5, 6.3, 6.5, 8, 9.7, 12.9, 14, 19, 25, 26, 33, 40])
  func bell(_ radius: Double) {
    let items: [DisplayItem] = [
      .begin(DisplayGroup(id: 90, kind: .blur(radius: radius))),
      Fixture.leaf(Fixture.rect(110.5, 130.25, 130, 90), Fixture.black), .end,
    ]
    let image = Fixture.image(items, width: 350, height: 350)
    var greatest = 0.0
    for y in stride(from: 10, to: 340, by: 5) {
      for x in stride(from: 10, to: 340, by: 5) {
        let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
        let share =
          part(110.5 - px, 240.5 - px, radius) * part(130.25 - py, 220.25 - py, radius)
        greatest = max(greatest, abs(255 * (1 - share) - Double(image.pixel(x, y).x)))
      }
    }
    // Three boxes are no bell curve, and their widths are whole numbers: 8.2 levels were measured, at 5.
    #expect(greatest <= 9, "\(greatest) levels at \(radius)")
  }

  @Test("A wide shadow that moves is kept, and looks as if painted anew")
  func movingShadow() {
    let black = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.7)
    let painter = Painter()
    let circle = Fixture.circle(60)
    for step in 0..<8 {
      let list = DisplayList(items: [
        .begin(DisplayGroup(id: 90, kind: .shadow(color: black, radius: 9, x: 3, y: 12))),
        Fixture.leaf(circle, Fixture.red, id: 2, Fixture.at(20 + Double(step) * 5.3, 30)), .end,
      ])
      let kept = PaintedImage(
        list, width: 200, height: 150, background: Fixture.white, painter: painter)
      let fresh = PaintedImage(list, width: 200, height: 150, background: Fixture.white)
      #expect(Fixture.difference(kept, fresh).greatest <= 4, "step \(step)")
    }
  }

  @Test("Painting what changed over a wide blur that rests gives the pixels of painting all")
  func blurDamage() {
    let circle = Fixture.circle(90)
    for isOpaque in [false, true] {
      var window = SuccessivePainting(width: 300, height: 300, scale: 1)
      for x in [0.0, 13.5, 77, 77.25, 150] {
        let (shown, whole) = window.paint(
          DisplayList(items: [
            .begin(DisplayGroup(id: 90, kind: .blur(radius: 10, isOpaque: isOpaque))),
            Fixture.leaf(circle, Fixture.blue, id: 1, Fixture.at(70.3, 60)), .end,
            Fixture.leaf(Fixture.rect(0, 0, 20, 20), Fixture.red, id: 7, Fixture.at(x, 100)),
          ]))
        #expect(shown == whole)
      }
    }
  }
}
