import CBlit
import Foundation
import GlissandoDrawing
import GlissandoMotion
import TestSupport
import Testing

@testable import GlissandoPainting

/// Rows of pictures that are seen in perspective.
@Suite("Rows in perspective")
struct PlaneRowTests {
  private let width = 64
  private let height = 48
  private let pixels: [UInt32]

  /// Soft waves in grey, with transparent edges.
  init() {
    let (width, height) = (self.width, self.height)
    pixels = (0..<width * height).map { index in
      let (x, y) = (index % width, index / width)
      guard x > 0, y > 0, x < width - 1, y < height - 1 else { return 0 }
      let wave = UInt32(127 + 120 * sin(Double(x) * 0.2) * cos(Double(y) * 0.15))
      return 0xFF00_0000 | wave << 16 | wave << 8 | wave
    }
  }

  private func row(_ row: Int, _ columns: Range<Int>, _ projection: ProjectionTransform)
    -> [UInt32]
  {
    pixels.withUnsafeBufferPointer { source in
      let picture = glissando_picture(
        pixels: source.baseAddress, width: Int64(width), height: Int64(height),
        stride: Int64(width))
      return [UInt32](unsafeUninitializedCapacity: columns.count) { target, count in
        count = columns.count
        guard let base = target.baseAddress else { return }
        Warp(projection).fill(base, row: row, columns: columns, from: picture)
      }
    }
  }

  private func projection(_ scale: Double, _ depth: Double) -> ProjectionTransform {
    var result = ProjectionTransform(
      CGAffineTransform(translationX: 3, y: 2).rotated(by: 0.1).scaledBy(x: scale, y: 1))
    (result.m13, result.m23) = (depth, depth / 2)
    return result
  }

  @Test("A row in perspective does not depend on where it begins")
  func pieces() {
    for (scale, depth) in [(1.0, 0.001), (3.2, 0.004), (0.3, -0.01)] {
      let projection = projection(scale, depth)
      let whole = row(7, -13..<90, projection)
      for first in [-12, -8, -1, 0, 3, 17, 88] {
        for end in [first, first + 1, first + 2, 90] {
          let part = row(7, first..<end, projection)
          #expect(part == Array(whole[first + 13..<end + 13]), "\(first)..<\(end) at \(scale)")
        }
      }
    }
  }

  @Test("Beyond the outline of a picture nothing is seen of it, and within it little is missing")
  func outline() {
    for (scale, depth) in [(1.0, 0.001), (3.2, 0.004), (0.3, -0.004), (1, 0)] {
      let projection = projection(scale, depth)
      let outline = PlaneOutline(
        of: IntRect(left: 1, top: 1, right: width - 1, bottom: height - 1), projection)
      var (searched, found) = (0, 0)
      for y in -20..<120 {
        let row = row(y, -60..<200, projection)
        let columns = outline.columns(row: y, in: -60..<200)
        let seen = row.indices.filter { row[$0] != 0 }.map { $0 - 60 }
        #expect(seen.allSatisfy(columns.contains), "row \(y) at \(scale)")
        (searched, found) = (searched + columns.count, found + seen.count)
      }
      #expect(Double(searched) < 1.2 * Double(found), "\(searched) for \(found) at \(scale)")
    }
  }

  @Test("Of a picture of which a part lies behind the eye all columns may be seen")
  func behind() {
    let seen = IntRect(left: 0, top: 0, right: 64, bottom: 48)
    var toWindow = ProjectionTransform()
    toWindow.m13 = -0.02
    #expect(PlaneOutline(of: seen, toWindow.inverted()).columns(row: 7, in: 3..<90) == 3..<90)
    toWindow.m13 = .nan
    #expect(PlaneOutline(of: seen, toWindow.inverted()).columns(row: 7, in: 3..<90) == 3..<90)
  }

  @Test("Each pixel is the mixture around where the projection leads, also where it is compressed")
  func places() {
    for (scale, depth) in [(0.5, 0.002), (1, 0.001), (1.4, 0.0005), (4, 0.002)] {
      let projection = projection(scale, depth)
      for y in [4, 11, 23] {
        let row = row(y, 0..<60, projection)
        for x in 0..<60 {
          // The mean over the pixel, by many points.
          var sum = 0.0
          var isInside = true
          for step in 0..<64 {
            let place = CGPoint(
              x: Double(x) + (Double(step % 8) + 0.5) / 8,
              y: Double(y) + (Double(step / 8) + 0.5) / 8
            ).applying(projection)
            let (u, v) = (Double(place.x) - 0.5, Double(place.y) - 0.5)
            guard u > 2, v > 2, u < Double(width - 3), v < Double(height - 3) else {
              isInside = false
              break
            }
            sum += 127 + 120 * sin(u * 0.2) * cos(v * 0.15)
          }
          if isInside { #expect(abs(sum / 64 - Double(row[x] & 255)) < 4, "\(x), \(y), \(scale)") }
        }
      }
    }
  }

  @Test("Nothing is beyond the horizon or beyond the picture, and endless numbers harm nothing")
  func nothing() {
    var behind = ProjectionTransform()
    behind.m33 = -1
    #expect(row(3, 0..<40, behind).allSatisfy { $0 == 0 })
    #expect(row(-5, 0..<40, ProjectionTransform()).allSatisfy { $0 == 0 })
    #expect(row(5, 64..<100, ProjectionTransform()).allSatisfy { $0 == 0 })
    for number in [Double.nan, .infinity, 1e300, -1e300, 1e-300, 0] {
      var odd = ProjectionTransform()
      odd.m13 = CGFloat(number)
      _ = row(3, -9..<60, odd)
      odd = ProjectionTransform()
      (odd.m11, odd.m22) = (CGFloat(number), CGFloat(number))
      _ = row(3, -9..<60, odd)
    }
  }

  @Test("Of the columns in which nothing of a plane is seen none is left out that shows anything")
  func columns() throws {
    let picture = try #require(RasterTarget(width: width, height: height))
    for index in pixels.indices { picture.pixels[index] = pixels[index] }
    var generator = SeededGenerator(seed: 21)
    for number in 0..<30 {
      let scale = generator.number(in: 0.2...6)
      var projection = projection(scale, generator.number(in: -0.02...0.02))
      projection.m23 = CGFloat(generator.number(in: -0.02...0.02))
      if number % 3 == 0 { (projection.m13, projection.m23) = (projection.m13 / 50, 0) }
      let area = IntRect(left: -20, top: -20, right: 180, bottom: 160)
      let reduced = ReducedPicture(whole: picture, width: width, height: height)
      let rows = PlaneRows(
        reduced, PictureCells(of: reduced), bounds: area, fromWindow: projection)
      var shown = [UInt32](repeating: 0, count: 200 * 180)
      var scratch = [UInt32](repeating: 0, count: 200)
      shown.withUnsafeMutableBufferPointer { shown in
        scratch.withUnsafeMutableBufferPointer { scratch in
          guard let base = shown.baseAddress, let row = scratch.baseAddress else { return }
          rows.paint(
            onto: base + (20 * 200 + 20), stride: 200, clip: area, opacity: 255, scratch: row)
        }
      }
      for y in -20..<160 {
        let expected = row(y, -20..<180, projection)
        for x in expected.indices where shown[(y + 20) * 200 + x] != expected[x] {
          #expect(!isNear(x - 20, y, projection), "\(x - 20), \(y) of \(number)")
        }
      }
    }
  }

  /// Whether the picture lies within two pixels of one: what is as far off as the horizon reaches over the picture too,
  /// where it is looked up, although it is not there.
  private func isNear(_ x: Int, _ y: Int, _ projection: ProjectionTransform) -> Bool {
    (0..<81).contains { step in
      let place = CGPoint(
        x: CGFloat(x) - 1.5 + CGFloat(step % 9) / 2, y: CGFloat(y) - 1.5 + CGFloat(step / 9) / 2)
      guard projection.depth(of: place) > 0 else { return false }
      return CGRect(x: 0, y: 0, width: width, height: height).contains(place.applying(projection))
    }
  }

  /// A ground of one colour with a frame of another, and a few lines of its own on it.
  private func card(_ width: Int, _ height: Int) throws -> ReducedPicture {
    let picture = try #require(RasterTarget(width: width, height: height))
    for y in 0..<height {
      for x in 0..<width {
        let distance = min(x, y, width - 1 - x, height - 1 - y)
        let isLine = y % 40 == 17 && x > width / 2
        picture.pixels[y * picture.stride + x] =
          distance < 2 ? 0 : distance < 9 ? 0x8040_2010 : isLine ? 0xFF00_0000 : 0xFF33_66CC
      }
    }
    return ReducedPicture(whole: picture, width: width, height: height)
  }

  @Test(
    "What is known to have one colour has the pixels of what is looked up", arguments: [161, 90])
  func cells(width: Int) throws {
    let picture = try card(width, 133)
    let cells = PictureCells(of: picture)
    let pixels = picture.target.pixelsToRead
    let source = glissando_picture(
      pixels: pixels.base, width: Int64(width), height: 133, stride: Int64(pixels.stride))
    var generator = SeededGenerator(seed: 12)
    for number in 0..<200 {
      var projection = ProjectionTransform(
        CGAffineTransform(
          translationX: generator.number(in: -20...120), y: generator.number(in: -20...120)
        ).rotated(by: generator.number(in: -3...3))
          .scaledBy(x: generator.number(in: 0.1...4), y: generator.number(in: 0.1...4)))
      (projection.m13, projection.m23) = (
        generator.number(in: -0.01...0.01), generator.number(in: -0.01...0.01)
      )
      let warp = Warp(projection)
      for row in stride(from: -10, to: 90, by: 7) {
        let columns = -13 + number % 8..<97
        func fill(_ cells: glissando_cells?) -> [UInt32] {
          [UInt32](unsafeUninitializedCapacity: columns.count) { target, count in
            count = columns.count
            guard let base = target.baseAddress else { return }
            warp.fill(base, row: row, columns: columns, from: source, cells: cells)
          }
        }
        #expect(fill(cells.found) == fill(nil), "row \(row) of \(number)")
      }
    }
    let found = cells.found
    #expect(found.colors[5 * ((width + 7) / 8) + 4] == 0xFF33_66CC && found.color == 0xFF33_66CC)
    #expect(found.left == 9 && found.right == width - 9 && found.top == 58 && found.bottom == 97)
  }

  @Test("Painting what changed over a plane in perspective gives the pixels of painting all")
  func damage() {
    var projection = ProjectionTransform(
      CGAffineTransform(translationX: 20, y: 30).rotated(by: 0.2))
    (projection.m13, projection.m23) = (0.002, 0.001)
    let circle = Fixture.circle(150)
    let tile = DisplayContent(
      fill: Path(roundedRect: CGRect(x: 10, y: 20, width: 140, height: 100), cornerRadius: 15))
    var window = SuccessivePainting(width: 200, height: 200, scale: 1)
    for (index, x) in [0.0, 13.5, 41, 77, 77.25, 150].enumerated() {
      let items: [DisplayItem] = [
        .begin(DisplayGroup(id: 90, kind: .opacity(0.7))),
        .begin(DisplayGroup(id: 91, projection: projection)),
        Fixture.leaf(circle, Fixture.blue, id: 1), Fixture.leaf(tile, Fixture.red, id: 2), .end,
        Fixture.leaf(Fixture.rect(0, 0, 20, 20), Fixture.red, id: 7, Fixture.at(x, 60)), .end,
      ]
      let (shown, whole) = window.paint(DisplayList(items: items))
      #expect(shown == whole, "step \(index)")
    }
  }

  @Test(
    "A plane seen from the side shows the mean of many fine points, however often it is halved",
    arguments: [0.2, 0.9, 1.2, 1.4, 1.5, 1.55])
  func side(angle: Double) {
    func card(_ axis: (CGFloat, CGFloat)) -> [DisplayItem] {
      var space = CATransform3DMakeRotation(CGFloat(angle), axis.0, axis.1, 0)
      var eye = CATransform3DIdentity
      eye.m34 = -1 / 400
      space = CATransform3DConcat(
        CATransform3DConcat(space, eye), CATransform3DMakeTranslation(100, 80, 0))
      let stripes = (0..<6).map { index in
        Fixture.leaf(
          Fixture.rect(-75 + Double(index) * 26, -60, 13, 120), Fixture.blue, id: UInt64(index + 2))
      }
      return [.begin(DisplayGroup(id: 90, projection: ProjectionTransform(space)))]
        + [Fixture.leaf(Fixture.rect(-75, -60, 150, 120), Fixture.red, id: 1)] + stripes + [.end]
    }
    for axis: (CGFloat, CGFloat) in [(0, 1), (1, 0), (0.6, 1)] {
      let factor = 8
      let fine = Fixture.image(
        card(axis), width: 200 * factor, height: 160 * factor, scale: Double(factor))
      let shown = Fixture.image(card(axis), width: 200, height: 160)
      var (sum, greatest) = (0, 0)
      for index in 0..<200 * 160 {
        let (x, y) = (index % 200 * factor, index / 200 * factor)
        for shift in [UInt32(0), 8, 16] {
          var mean = 0
          for step in 0..<factor * factor {
            let place = (y + step / factor) * 200 * factor + x + step % factor
            mean += Int(fine.pixels[place] >> shift & 255)
          }
          let difference = abs(mean / (factor * factor) - Int(shown.pixels[index] >> shift & 255))
          (sum, greatest) = (sum + difference, max(greatest, difference))
        }
      }
      // One and a half levels on average: what is not in its place is off by a hundred along each edge.
      #expect(sum < 200 * 160 * 3 * 3 / 2, "\(angle) about \(axis)")
      #expect(greatest < 130, "\(angle) about \(axis)")
    }
  }

  @Test(
    "What is seen of a plane that goes on behind the eye has the edges of many fine points",
    arguments: [0.4, 0.6, 0.7, 0.8, 1.1])
  func behindEye(angle: Double) {
    var space = CATransform3DMakeRotation(CGFloat(angle), 0.287, 0.958, 0)
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 40
    space = CATransform3DConcat(
      CATransform3DConcat(space, eye), CATransform3DMakeTranslation(100, 80, 0))
    // A disc of 40 points, turned by an eighth and then twice as wide, with a shadow beyond it.
    let flat = CGAffineTransform(scaleX: 2, y: 1).rotated(by: .pi / 4)
    let items: [DisplayItem] = [
      .begin(DisplayGroup(id: 90, projection: ProjectionTransform(space))),
      .begin(
        DisplayGroup(
          id: 91, transform: flat,
          kind: .shadow(
            color: Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.33), radius: 6, x: 0, y: 0)
        )),
      Fixture.leaf(
        DisplayContent(fill: Path(ellipseIn: CGRect(x: -20, y: -20, width: 40, height: 40))),
        Fixture.blue, id: 1, flat), .end, .end,
    ]
    let factor = 8
    let fine = Fixture.image(
      items, width: 200 * factor, height: 160 * factor, scale: Double(factor))
    let shown = Fixture.image(items, width: 200, height: 160)
    var greatest = 0
    for index in 0..<200 * 160 {
      let (x, y) = (index % 200 * factor, index / 200 * factor)
      for shift in [UInt32(0), 8, 16] {
        var mean = 0
        for step in 0..<factor * factor {
          let place = (y + step / factor) * 200 * factor + x + step % factor
          mean += Int(fine.pixels[place] >> shift & 255)
        }
        greatest = max(
          greatest, abs(mean / (factor * factor) - Int(shown.pixels[index] >> shift & 255)))
      }
    }
    // What is closer to the eye than a picture is painted for is a little soft.
    #expect(greatest < (angle < 1 ? 40 : 80))
  }
}
