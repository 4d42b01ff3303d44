import CBlit
import Foundation
import GlissandoDrawing

/// A tile that is repeated under any affine transform, painted row by row.
///
/// A pixel depends on its place alone, as one of an image does (`ImageRows`).
struct TileRows {
  private let picture: TilePicture
  private let u: ImageRows.Place
  private let v: ImageRows.Place
  /// How much of it is seen; 0...255.
  private let opacity: UInt32

  /// The rows under a matrix to pixels; nil where there is no room for the tile, or it cannot be placed.
  init?(_ pattern: ImagePattern, _ matrix: CGAffineTransform) {
    guard matrix.isFinite, abs(matrix.determinant) >= Painter.leastDeterminant,
      let picture = TilePictures.picture(
        of: pattern.tile, stretch: Double(matrix.maximumScale))
    else { return nil }
    let origin = pattern.tile.origin
    let back = matrix.inverted()
      .concatenating(CGAffineTransform(translationX: -origin.x, y: -origin.y))
      .concatenating(picture.toPixels)
    // From the middle of a pixel to that of the tile's first.
    let first = CGPoint(x: 0.5, y: 0.5).applying(back)
    guard
      let u = ImageRows.Place(Double(first.x) - 0.5, Double(back.a), Double(back.c)),
      let v = ImageRows.Place(Double(first.y) - 0.5, Double(back.b), Double(back.d))
    else { return nil }
    (self.picture, self.u, self.v) = (picture, u, v)
    opacity = UInt32((max(pattern.opacity, 0).limitedToOne * 255).rounded())
  }

  /// Replaces a part of a row of pixels.
  func fill(_ target: UnsafeMutablePointer<UInt32>, row: Int, columns: Range<Int>) {
    let (width, height) = (Int64(picture.columns) << 32, Int64(picture.rows) << 32)
    picture.withPixels { pixels in
      var done = 0
      while done < columns.count {
        let column = columns.lowerBound + done
        let x = Self.wrapped(u.at(column: column, row: row), width)
        let y = Self.wrapped(v.at(column: column, row: row), height)
        let count = min(
          columns.count - done, Self.count(from: x, u.across, to: width),
          Self.count(from: y, v.across, to: height))
        glissando_sample(
          &pixels, x - Self.half, y - Self.half, u.across, v.across, 0, target + done, count)
        done += count
      }
    }
    if opacity == 255 { return }
    for place in 0..<columns.count { target[place] = Blitter.scaled(target[place], by: opacity) }
  }

  /// Half of the 256th of a pixel to which places are rounded.
  private static let half: Int64 = 1 << 23

  /// Where a place lies in a picture that is repeated after so much, rounded as it is looked up.
  private static func wrapped(_ place: Int64, _ period: Int64) -> Int64 {
    let rest = (place &+ half) % period
    return rest < 0 ? rest + period : rest
  }

  /// How many steps from a place lie within a period.
  private static func count(from place: Int64, _ step: Int64, to period: Int64) -> Int {
    if step == 0 { return .max }
    return Int((step > 0 ? (period - 1 - place) / step : place / -step) + 1)
  }
}
