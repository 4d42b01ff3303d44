import CBlit
import Foundation
import GlissandoDrawing
import GlissandoMotion
import TestSupport
import Testing

@testable import GlissandoPainting

/// Images and planes that are painted with fewer pixels than they have.
@Suite("Reduced images")
struct ReducedImageTests {
  private static let sides = [2, 3, 5, 7, 9, 21, 31, 63, 64, 65, 85, 100, 127, 129, 255, 341, 600]

  /// Grey pixels by their columns and rows.
  private func image(
    _ width: Int, _ height: Int, _ level: (Int, Int) -> Double
  ) -> RasterImage {
    let pixels = (0..<width * height).map { index -> UInt32 in
      let grey = UInt32(level(index % width, index / width).rounded())
      return 0xFF00_0000 | grey << 16 | grey << 8 | grey
    }
    return RasterImage(width: width, height: height, pixels: pixels)
  }

  /// The grey levels of an image that fills a window.
  private func shown(_ image: RasterImage, _ width: Int, _ height: Int) -> [[Int]] {
    let rect = CGRect(x: 0, y: 0, width: width, height: height)
    let painted = Fixture.image(
      [Fixture.leaf(DisplayContent(.image(image, rect)), Fixture.black)], width: width,
      height: height)
    return (0..<height).map { row in (0..<width).map { Int(painted.pixel($0, row).x) } }
  }

  @Test("A ramp stays where it is, whatever the sizes of the image and of what is painted")
  func ramps() {
    for side in Self.sides {
      func ramp(_ place: Int) -> Double { 255 * (Double(place) + 0.5) / Double(side) }
      let across = image(side, side) { column, _ in ramp(column) }
      let down = image(side, side) { _, row in ramp(row) }
      for size in Self.sides where size <= side {
        let (columns, rows) = (shown(across, size, size), shown(down, size, size))
        for place in 0..<size {
          let exact = 255 * (Double(place) + 0.5) / Double(size)
          #expect(abs(Double(columns[size / 2][place]) - exact) <= 2, "\(side) at \(size)")
          #expect(abs(Double(rows[place][size / 2]) - exact) <= 2, "\(side) at \(size)")
        }
      }
    }
  }

  @Test("A ring around an image is as thick on all sides")
  func rings() {
    for side in Self.sides {
      let ring = image(side, side) { column, row in
        min(column, row, side - 1 - column, side - 1 - row) <= side / 20 ? 0 : 255
      }
      for size in Self.sides where size <= side {
        let levels = shown(ring, size, size)
        let middle = size / 2
        for place in 0...middle {
          let left = levels[middle][place]
          #expect(abs(levels[middle][size - 1 - place] - left) <= 2, "\(side) at \(size)")
          #expect(abs(levels[size - 1 - place][middle] - left) <= 2, "\(side) at \(size)")
          #expect(abs(levels[place][middle] - left) <= 2, "\(side) at \(size)")
        }
      }
    }
  }

  @Test("An image that is squeezed in one direction is the mean of what it squeezes")
  func squeezed() {
    let columns = image(640, 40) { column, _ in Double(column % 2 * 255) }
    let rows = image(40, 640) { _, row in Double(row % 2 * 255) }
    for size in [9, 13, 20, 37] {
      for row in shown(columns, size, 40) + shown(rows, 40, size) {
        #expect(row.allSatisfy { abs($0 - 127) <= 2 }, "\(size): \(row)")
      }
    }
    // The other direction stays as it is.
    let mark = image(640, 40) { _, row in row == 17 ? 0 : 255 }
    #expect(shown(mark, 10, 40).map { $0[5] } == (0..<40).map { $0 == 17 ? 0 : 255 })
  }

  @Test("Curves that are enlarged in one direction are the mean of what is squeezed in the other")
  func curves() {
    let lines = image(40, 40) { _, row in Double(row % 2 * 255) }
    let image = RasterImage(width: 40, height: 40, pixels: lines.pixels, source: Lines())
    for row in shown(image, 60, 3) + shown(image, 60, 7) {
      #expect(row.allSatisfy { abs($0 - 127) <= 2 }, "\(row)")
    }
  }

  /// Horizontal lines, a pixel each.
  private final class Lines: ScalableImage {
    func draw(width: Int, height: Int) -> [UInt32]? {
      (0..<width * height).map { $0 / width % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF }
    }
  }

  @Test("A turn that rounds does not change the level of an image")
  func turns() {
    let image = image(64, 48) { column, row in Double(column + row) }
    let exact = ImageLevels.level(of: image, width: 16, height: 12)
    #expect(exact.width == 16 && exact.height == 12)
    #expect(ImageLevels.level(of: image, width: 16.000000001, height: 12) === exact)
    #expect(ImageLevels.level(of: image, width: 16, height: 12.000000001) === exact)
  }

  @Test("A picture is halved to the nearest level, pixel by pixel")
  func halves() {
    var generator = SeededGenerator(seed: 12)
    for (width, height) in [(1, 1), (2, 1), (3, 3), (8, 5), (33, 2), (17, 17), (1100, 3), (515, 4)]
    {
      let pixels = (0..<width * height).map { _ in UInt32.random(in: 0...(.max), using: &generator)
      }
      for (across, down) in [(true, false), (false, true), (true, true)] {
        let halved = halved(pixels, width, height, across, down)
        let columns = across ? (width + 1) / 2 : width
        for (index, pixel) in halved.enumerated() {
          let (column, row) = (index % columns, index / columns)
          let (x, y) = (Self.reach(column, of: width, across), Self.reach(row, of: height, down))
          for shift: UInt32 in [0, 8, 16, 24] {
            var mean = 0.0
            for (row, part) in y {
              for (column, share) in x {
                mean += part * share * Double(pixels[row * width + column] >> shift & 255)
              }
            }
            // Shares count in 256ths, and both means are rounded.
            let level = Double(pixel >> shift & 255)
            #expect(abs(level - mean) <= 2, "\(width)x\(height): \(column), \(row)")
          }
        }
      }
    }
  }

  /// The pixels of a side that one of its halves is the mean of, and how much each counts.
  private static func reach(_ index: Int, of count: Int, _ isHalved: Bool) -> [(Int, Double)] {
    guard isHalved else { return [(index, 1)] }
    guard count % 2 == 1 else { return [(2 * index, 0.5), (2 * index + 1, 0.5)] }
    let half = (count + 1) / 2
    let shares = [index, half + 1, half - 1 - index].map { Double($0) / Double(2 * half) }
    return zip([2 * index - 1, 2 * index, 2 * index + 1], shares).filter { $1 > 0 }
  }

  private func halved(
    _ pixels: [UInt32], _ width: Int, _ height: Int, _ across: Bool, _ down: Bool
  ) -> [UInt32] {
    let columns = across ? (width + 1) / 2 : width
    let rows = down ? (height + 1) / 2 : height
    return pixels.withUnsafeBufferPointer { source in
      var picture = glissando_picture(
        pixels: source.baseAddress, width: Int64(width), height: Int64(height),
        stride: Int64(width))
      return [UInt32](unsafeUninitializedCapacity: columns * rows) { target, count in
        glissando_halve(
          &picture, across ? 1 : 0, down ? 1 : 0, target.baseAddress, Int64(columns))
        count = columns * rows
      }
    }
  }

  @Test("What is halved again and again becomes no brighter, and no darker")
  func brightness() throws {
    var generator = SeededGenerator(seed: 4)
    let side = 515
    let target = try #require(RasterTarget(width: side, height: side))
    for row in 0..<side {
      for column in 0..<side {
        let isEdge = row == 0 || column == 0 || row == side - 1 || column == side - 1
        let level = UInt32.random(in: 100...160, using: &generator)
        target.pixels[row * target.stride + column] = isEdge ? 0 : 0xFF00_0000 | level
      }
    }
    var picture = ReducedPicture(whole: target, width: side, height: side)
    for index in 0..<8 { picture = try #require(picture.half(index % 2 == 0, in: nil)) }
    // Beyond the edges it is mixed with nothing.
    var (sum, count) = (0, 0)
    for row in 4..<picture.height - 4 {
      for column in 4..<picture.width - 4 {
        let pixel = picture.target.pixels[row * picture.target.stride + column]
        #expect(pixel >> 24 == 255)
        (sum, count) = (sum + Int(pixel & 255), count + 1)
      }
    }
    #expect(count > 400 && abs(Double(sum) / Double(count) - 130) < 0.5)
  }
}
