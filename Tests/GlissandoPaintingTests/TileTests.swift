import Foundation
import GlissandoDrawing
import GlissandoMotion
import TestSupport
import Testing

@testable import GlissandoPainting

/// Patterns, against one number after the other.
@Suite("Repeated tiles")
struct TileTests {
  private static let tile: PatternTile = {
    let pixels = (0..<35).map { (index: UInt32) -> UInt32 in
      let (red, blue) = (index * 7, index * 91 & 255)
      return 0xFF00_0000 | red << 16 | blue
    }
    let image = RasterImage(width: 7, height: 5, pixels: pixels)
    return PatternTile(
      name: "tile", content: DisplayContent(.image(image, CGRect(x: 0, y: 0, width: 7, height: 5))),
      color: Fixture.white, transform: .identity, size: CGSize(width: 7, height: 5),
      origin: CGPoint(x: 2, y: 1))
  }()

  /// Two pixels in 256ths, each channel rounded to the nearest.
  private static func mean(_ one: UInt32, _ other: UInt32, _ part: Int) -> UInt32 {
    var result: UInt32 = 0
    for shift in [UInt32(24), 16, 8, 0] {
      let (a, b) = (Int(one >> shift & 255), Int(other >> shift & 255))
      result |= UInt32((a * (256 - part) + b * part + 128) / 256) << shift
    }
    return result
  }

  @Test("A tile is painted once per scale, with as many pixels as the scale has")
  func scales() throws {
    for (stretch, scale) in [(0.2, 1), (1, 1), (1.3, 2), (2, 2), (1, 1), (9, 4)] {
      let picture = try #require(TilePictures.picture(of: Self.tile, stretch: stretch))
      #expect((picture.width, picture.height) == (7 * scale, 5 * scale))
    }
  }

  @Test(
    "Each pixel is the mixture of the four around its place in the tile, which goes on on all sides",
    arguments: [
      Fixture.at(0, 0), Fixture.at(3, -40), Fixture.at(0.37, 12.9),
      Fixture.at(40, 9).rotated(by: 0.4).scaledBy(x: 0.8, y: 0.7),
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 31.5, ty: 0),
      CGAffineTransform(a: 0.25, b: 0, c: 0.1, d: -0.5, tx: -900, ty: 77),
    ])
  func pixels(matrix: CGAffineTransform) throws {
    let picture = try #require(
      TilePictures.picture(of: Self.tile, stretch: Double(matrix.maximumScale)))
    let back = matrix.inverted().concatenating(Fixture.at(-2, -1)).concatenating(picture.toPixels)
    let first = CGPoint(x: 0.5, y: 0.5).applying(back)
    let u = try #require(
      ImageRows.Place(Double(first.x) - 0.5, Double(back.a), Double(back.c)))
    let v = try #require(
      ImageRows.Place(Double(first.y) - 0.5, Double(back.b), Double(back.d)))
    func pixel(_ column: Int, _ row: Int) -> UInt32 {
      picture.pixels[row % picture.height * (picture.columns + 1) + column % picture.width]
    }
    /// The whole and the 256ths of a place.
    func parts(_ place: Int64, _ count: Int) -> (Int, Int) {
      let (rounded, period) = ((place + 1 << 23) >> 24, 256 * Int64(count))
      let rest = Int((rounded % period + period) % period)
      return (rest / 256, rest % 256)
    }
    for opacity in [1, 0.4] {
      let rows = try #require(
        TileRows(ImagePattern(tile: Self.tile, opacity: opacity), matrix))
      for row in -9..<60 {
        var found = [UInt32](repeating: 0, count: 500)
        rows.fill(&found, row: row, columns: -100..<400)
        for column in -100..<400 {
          let (x, right) = parts(u.at(column: column, row: row), picture.width)
          let (y, down) = parts(v.at(column: column, row: row), picture.height)
          let mixed = Self.mean(
            Self.mean(pixel(x, y), pixel(x, y + 1), down),
            Self.mean(pixel(x + 1, y), pixel(x + 1, y + 1), down), right)
          let expected = opacity < 1 ? Blitter.scaled(mixed, by: 102) : mixed
          #expect(found[column + 100] == expected, "at \(column), \(row)")
        }
      }
    }
  }
}
