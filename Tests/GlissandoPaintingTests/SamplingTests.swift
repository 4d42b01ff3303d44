import CBlit
import CPangoCairo
import Foundation
import GlissandoDrawing
import GlissandoMotion
import TestSupport
import Testing

@testable import GlissandoPainting

/// Pictures looked up between their pixels, against slow references.
@Suite("Sampling pictures")
struct SamplingTests {
  private struct Picture {
    var pixels: [UInt32]
    var width: Int
    var height: Int

    /// Premultiplied noise.
    init(width: Int, height: Int, _ generator: inout SeededGenerator) {
      (self.width, self.height) = (width, height)
      pixels = (0..<width * height).map { _ in
        let alpha = UInt32.random(in: 0...255, using: &generator)
        return (0..<3).reduce(alpha << 24) { pixel, channel in
          pixel | UInt32.random(in: 0...alpha, using: &generator) << UInt32(8 * channel)
        }
      }
    }

    func channel(_ column: Int, _ row: Int, _ shift: UInt32) -> UInt32 {
      let (x, y) = (max(0, min(column, width - 1)), max(0, min(row, height - 1)))
      return pixels[y * width + x] >> shift & 255
    }

    func row(_ u: Int64, _ v: Int64, _ du: Int64, _ dv: Int64, count: Int) -> [UInt32] {
      pixels.withUnsafeBufferPointer { source in
        var picture = glissando_picture(
          pixels: source.baseAddress, width: Int64(width), height: Int64(height),
          stride: Int64(width))
        return [UInt32](unsafeUninitializedCapacity: count) { target, filled in
          glissando_sample(&picture, u, v, du, dv, 0, target.baseAddress, count)
          filled = count
        }
      }
    }

    /// The mixture of four pixels: downwards first, each step to the nearest, one channel after the other.
    func expected(_ u: Int64, _ v: Int64) -> UInt32 {
      let (x, y) = (u + (1 << 23), v + (1 << 23))
      let (column, row) = (Int(x >> 32), Int(y >> 32))
      let (across, down) = (UInt32(x >> 24 & 255), UInt32(y >> 24 & 255))
      func mix(_ a: UInt32, _ b: UInt32, _ part: UInt32) -> UInt32 {
        (a * (256 - part) + b * part + 128) >> 8
      }
      return [UInt32(24), 16, 8, 0].reduce(UInt32(0)) { pixel, shift in
        let left = mix(channel(column, row, shift), channel(column, row + 1, shift), down)
        let right = mix(channel(column + 1, row, shift), channel(column + 1, row + 1, shift), down)
        return pixel | mix(left, right, across) << shift
      }
    }
  }

  @Test("Eight points at a time have the pixels of one at a time, on every processor")
  func groups() {
    var generator = SeededGenerator(seed: 31)
    let pixel = 4_294_967_296.0
    for (width, height) in [(1, 1), (1, 9), (2, 2), (3, 7), (40, 30), (129, 64)] {
      let picture = Picture(width: width, height: height, &generator)
      for step in [0, 0.01, 0.7, 1, 1.9, 9] {
        for count in [0, 1, 7, 8, 9, 63, 200] {
          let u = Int64(generator.number(in: -20...Double(width)) * pixel)
          let v = Int64(generator.number(in: -20...Double(height)) * pixel)
          let du = Int64(generator.number(in: -1...1) * step * pixel)
          let dv = count % 3 == 0 ? 0 : Int64(generator.number(in: -1...1) * step * pixel)
          let row = picture.row(u, v, du, dv, count: count)
          let expected = (0..<Int64(count)).map { picture.expected(u + $0 * du, v + $0 * dv) }
          #expect(row == expected, "\(width)x\(height), step \(step), \(count) points")
        }
      }
    }
  }

  @Test("What is enlarged by a power of two has the pixels of one at a time")
  func enlarged() {
    var generator = SeededGenerator(seed: 8)
    for (width, height) in [(2, 2), (9, 5), (700, 3)] {
      let picture = Picture(width: width, height: height, &generator)
      for power in 0...9 {
        let du = Int64(1) << (32 - Int64(power))
        for count in [1, 7, 16, 90, 600] {
          let u = Int64(generator.number(in: -9...Double(width)) * 4_294_967_296.0)
          let v = Int64(generator.number(in: -1...Double(height)) * 4_294_967_296.0)
          let row = picture.row(u, v, du, 0, count: count)
          let expected = (0..<Int64(count)).map { picture.expected(u + $0 * du, v) }
          #expect(row == expected, "\(width)x\(height), 2^\(power), \(count) points")
        }
      }
    }
  }

  @Test("A row does not depend on where it begins, and a step of a pixel changes nothing")
  func pieces() {
    var generator = SeededGenerator(seed: 5)
    let picture = Picture(width: 60, height: 50, &generator)
    let (u, v, du, dv) = (Int64(3) << 32, Int64(9) << 31, Int64(1) << 31, Int64(1) << 29)
    let whole = picture.row(u, v, du, dv, count: 90)
    for first in [1, 5, 8, 13, 88] {
      let part = picture.row(
        u + Int64(first) * du, v + Int64(first) * dv, du, dv, count: 90 - first)
      #expect(part == Array(whole[first...]))
    }
    let plain = picture.row(2 << 32, 7 << 32, 1 << 32, 0, count: 50)
    #expect(plain == Array(picture.pixels[7 * 60 + 2..<7 * 60 + 52]))
  }

  // MARK: Images

  private func image(_ width: Int, _ height: Int, isOpaque: Bool = true) -> RasterImage {
    let pixels = (0..<width * height).map { index -> UInt32 in
      let (x, y) = (index % width, index / width)
      let wave = UInt32(127 + 127 * sin(Double(x) * 0.4) * cos(Double(y) * 0.3))
      let alpha = isOpaque ? 255 : UInt32(x * 255 / max(width - 1, 1))
      return alpha << 24
        | Blitter.scaled(
          0xFF00_0000 | wave << 16 | UInt32(y * 255 / max(height - 1, 1)) << 8 | (255 - wave),
          by: alpha) & 0xFFFFFF
    }
    return RasterImage(width: width, height: height, pixels: pixels)
  }

  private func leaf(
    _ image: RasterImage, _ rect: CGRect, _ transform: CGAffineTransform, opacity: Double = 1
  ) -> DisplayItem {
    Fixture.leaf(
      DisplayContent(.image(image, rect)), Fixture.black, id: 3, transform, opacity: opacity)
  }

  private static let transforms = [
    CGAffineTransform(translationX: 20.3, y: 11.8),
    CGAffineTransform(translationX: 90, y: 10).rotated(by: 0.5),
    CGAffineTransform(translationX: 20, y: 30).rotated(by: -0.04).scaledBy(x: 1.7, y: 1.3),
    CGAffineTransform(translationX: 150, y: 150).rotated(by: 3).scaledBy(x: 0.6, y: 1.2),
    CGAffineTransform(a: 0.9, b: 0.2, c: 0.4, d: 1.1, tx: 10, ty: 5),
    CGAffineTransform(translationX: 180, y: 20).scaledBy(x: -1.5, y: 1.2),
  ]

  /// What Cairo makes of all of an image's pixels.
  private func painted(
    byCairo image: RasterImage, _ rect: CGRect, _ transform: CGAffineTransform
  ) -> PaintedImage {
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 200 * 200)
    var source = image.pixels
    pixels.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress,
        let target = RasterTarget(
          PixelBuffer(base: base, width: 200, height: 200, bytesPerRow: 800))
      else { return }
      source.withUnsafeMutableBytes { source in
        let surface = cairo_image_surface_create_for_data(
          source.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
          Int32(image.width), Int32(image.height), Int32(image.width * 4))
        let pattern = cairo_pattern_create_for_surface(surface)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
        let place = CGAffineTransform(translationX: rect.minX, y: rect.minY)
          .scaledBy(
            x: rect.width / CGFloat(image.width), y: rect.height / CGFloat(image.height))
        var matrix = place.concatenating(transform).cairo
        cairo_set_matrix(target.context, &matrix)
        cairo_set_source(target.context, pattern)
        cairo_rectangle(target.context, 0, 0, Double(image.width), Double(image.height))
        cairo_fill(target.context)
        cairo_pattern_destroy(pattern)
        cairo_surface_destroy(surface)
      }
    }
    return PaintedImage(width: 200, height: 200, pixels: pixels)
  }

  @Test("An image under a transform looks as Cairo paints it", arguments: transforms)
  func likeCairo(_ transform: CGAffineTransform) {
    let image = image(50, 40)
    let rect = CGRect(x: 3, y: 4, width: 90, height: 70)
    let ours = Fixture.image([leaf(image, rect, transform)], width: 200, height: 200)
    let theirs = painted(byCairo: image, rect, transform)
    // Cairo covers the pixels of edges by 15 samples downwards.
    let edges = Fixture.difference(ours, theirs, tolerance: 12)
    #expect(edges.greatest <= 24 && edges.count <= 40, "\(transform): \(edges)")
    // Inside, its distances count in 128ths, and between two pixels of this image lie up to 100 levels.
    let back = transform.inverted()
    for y in 0..<200 {
      for x in 0..<200 {
        let place = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(back)
        guard rect.insetBy(dx: 2.5, dy: 2.5).contains(place) else { continue }
        for channel in 0..<3 {
          #expect(abs(Int(ours.pixel(x, y)[channel]) - Int(theirs.pixel(x, y)[channel])) <= 2)
        }
      }
    }
  }

  @Test("An image that lies on whole pixels shows its very pixels")
  func wholePixels() {
    let image = image(64, 48)
    for (x, y) in [(0.0, 0.0), (17, 5), (-9, 31)] {
      let shown = Fixture.image(
        [leaf(image, CGRect(x: 0, y: 0, width: 64, height: 48), Fixture.at(x, y))])
      for row in 0..<48 {
        for column in 0..<64 {
          let (x, y) = (column + Int(x), row + Int(y))
          guard (0..<100) ~= x, (0..<100) ~= y else { continue }
          #expect(shown.pixels[y * 100 + x] == image.pixels[row * 64 + column])
        }
      }
    }
  }

  @Test("Painting what changed over a turned image gives the pixels of painting all")
  func damage() {
    let image = image(80, 60, isOpaque: false)
    let transform = CGAffineTransform(translationX: 60, y: -20).rotated(by: 0.3)
    var window = SuccessivePainting(width: 200, height: 200, scale: 1)
    for (index, x) in [0.0, 13.5, 40, 77, 77.25, 150].enumerated() {
      let items = [
        leaf(image, CGRect(x: 0, y: 0, width: 190, height: 170), transform, opacity: 0.8),
        Fixture.leaf(Fixture.rect(0, 0, 20, 20), Fixture.red, id: 7, Fixture.at(x, 100)),
      ]
      let (shown, whole) = window.paint(DisplayList(items: items))
      #expect(shown == whole, "step \(index)")
    }
  }

  @Test("An image has the same pixels in a group's layer, wherever that begins")
  func layers() {
    let image = image(80, 60)
    for transform in Self.transforms {
      let item = leaf(image, CGRect(x: 0, y: 0, width: 90, height: 70), transform)
      let direct = Fixture.image([item], width: 200, height: 200)
      for x in [0.0, 31, 150] {
        let mark = Fixture.leaf(Fixture.rect(0, 0, 1, 1), Fixture.red, id: 8, Fixture.at(x, 3))
        let group = DisplayGroup(id: 9, kind: .colorEffect(.brightness(0)))
        let layered = Fixture.image(
          [.begin(group), mark, item, .end], width: 200, height: 200)
        let plain = Fixture.image([mark, item], width: 200, height: 200)
        // A second rounding of the half transparent edge.
        #expect(Fixture.difference(layered, plain).greatest <= 2)
      }
      #expect(direct != Fixture.image([], width: 200, height: 200))
    }
  }

  @Test("An image fades, and is cut by clips, as anything else")
  func fadingAndClips() {
    let image = RasterImage(width: 2, height: 2, pixels: [UInt32](repeating: 0xFF00_0000, count: 4))
    let turned = CGAffineTransform(translationX: 50, y: -20).rotated(by: 0.6)
    let item = leaf(image, CGRect(x: 0, y: 0, width: 100, height: 100), turned, opacity: 0.5)
    let faded = Fixture.image([item])
    #expect(abs(Int(faded.pixel(50, 40).x) - 127) <= 1)
    let circle = Path(ellipseIn: CGRect(x: 30, y: 20, width: 40, height: 40))
    let clipped = Fixture.image(
      [.begin(DisplayGroup(id: 4, kind: .clip(circle, FillStyle()))), item, .end])
    #expect(clipped.pixel(50, 40) == faded.pixel(50, 40))
    #expect(clipped.pixel(32, 22) == SIMD4(255, 255, 255, 255))
  }

  @Test("Odd transforms and sizes of images harm nothing")
  func odd() {
    let one = RasterImage(width: 1, height: 1, pixels: [0xFF00_00FF])
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let large = Fixture.image([leaf(one, rect, CGAffineTransform(scaleX: 20, y: 20))])
    #expect(large.pixel(50, 50) == SIMD4(0, 0, 255, 255))
    let huge = Fixture.image([
      leaf(one, rect, CGAffineTransform(translationX: -5e5, y: -5e5).scaledBy(x: 1e5, y: 1e5))
    ])
    #expect(huge.pixel(50, 50) == SIMD4(0, 0, 255, 255))
    let numbers = [0, 1e-12, 1e-5, 1e9, 1e300, .nan, .infinity]
    for a in numbers {
      for d in numbers {
        for shear in [0, 1e-9, 1e6] {
          let transform = CGAffineTransform(a: a, b: shear, c: shear, d: d, tx: 3, ty: a)
          for image in [one, self.image(33, 21)] {
            _ = Fixture.image([leaf(image, rect, transform)])
          }
        }
      }
    }
    // A thin line of it covers a part of a pixel.
    let thin = Fixture.image([
      leaf(one, rect, CGAffineTransform(a: 0.02, b: 0, c: 0, d: 9, tx: 50.4, ty: 0))
    ])
    #expect(abs(Int(thin.pixel(50, 50).x) - 204) <= 2)
  }

  // MARK: Edges

  @Test("Between two lines each pixel is covered by its share, and columns hold all of them")
  func coverage() {
    var generator = SeededGenerator(seed: 77)
    for _ in 0..<60 {
      let angle = generator.number(in: 0...6.3)
      let (across, down) = (cos(angle), sin(angle))
      let width = generator.number(in: 0.1...9)
      let start = generator.number(in: -9...9)
      let edges = EdgeCoverage(across: across, down: down, start: start, range: 0...width)
      let row = Int(generator.number(in: 0...8))
      let columns = edges.columns(row: row, in: -30..<30)
      let whole = edges.wholeColumns(row: row, in: -30..<30)
      for column in -30..<30 {
        var inside = 0
        for y in 0..<32 {
          for x in 0..<32 {
            let place = (
              Double(column) + (Double(x) + 0.5) / 32, Double(row) + (Double(y) + 0.5) / 32
            )
            let distance = place.0 * across + place.1 * down + start
            if distance >= 0, distance <= width { inside += 1 }
          }
        }
        let share = edges.share(column: column, row: row)
        #expect(abs(share - Double(inside) / 1024) < 0.03)
        if !columns.contains(column) { #expect(share == 0) }
        if whole.contains(column) { #expect(share == 1) }
      }
    }
  }
}
