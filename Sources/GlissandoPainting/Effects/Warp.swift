import Foundation
import GlissandoDrawing

/// Paints a picture as it is seen in perspective.
///
/// Each pixel looks up where it lies in the picture, exactly, and mixes the four pixels around. Where
/// the picture is compressed, several points of the pixel are looked up, so that nothing flickers.
struct Warp {
  /// From the pixels that are painted to those of the picture.
  private let inverse: ProjectionTransform
  /// The most points of a pixel that are looked up, along each axis.
  private static let greatestCount = 8
  /// A pixel may reach over so many pixels of the picture before more than one point is looked up.
  ///
  /// The four pixels that are mixed cover a picture that is painted half an octave too fine.
  private static let reachOfOne = 1.45
  /// The reach changes slowly: it is computed once for so many pixels of a row.
  private static let reachInterval = 8

  /// Makes a warp from the projection that leads from painted pixels to those of the picture.
  init(_ inverse: ProjectionTransform) {
    self.inverse = inverse
  }

  /// Paints over transparent pixels.
  ///
  /// - Parameters:
  ///   - source: Premultiplied pixels with transparent ones at the edges.
  ///   - columns: The columns to paint, from the first of `pixels`.
  ///   - rows: The rows to paint.
  func paint(
    _ source: UnsafePointer<UInt32>, width: Int, height: Int, stride sourceStride: Int,
    onto pixels: UnsafeMutablePointer<UInt32>, stride: Int, columns: Int, rows: Int
  ) {
    let sampler = Sampler(source: source, width: width, height: height, stride: sourceStride)
    for row in 0..<rows {
      let line = pixels + row * stride
      var (countX, countY) = (1, 1)
      var margin = 1.0
      for column in 0..<columns {
        let (x, y) = (Double(column) + 0.5, Double(row) + 0.5)
        guard let point = place(x, y) else { continue }
        if column % Self.reachInterval == 0 || margin == 1 {
          // How far a step by one pixel leads in the picture.
          let reachX = reach(point, inverse.m11, inverse.m12, inverse.m13)
          let reachY = reach(point, inverse.m21, inverse.m22, inverse.m23)
          (countX, countY) = (Self.count(reachX), Self.count(reachY))
          margin = reachX + reachY + 1
        }
        if sampler.isOutside(point.x, point.y, by: margin) { continue }
        if countX == 1, countY == 1 {
          line[column] = sampler.pixel(at: point.x, point.y)
        } else {
          line[column] = average(point, countX, countY, sampler)
        }
      }
    }
  }

  private struct Place {
    var x: Double
    var y: Double
    var depth: Double
  }

  /// Where a point lies in the picture; nil on the far side of the horizon.
  @inline(__always)
  private func place(_ x: Double, _ y: Double) -> Place? {
    let depth = inverse.m13 * x + inverse.m23 * y + inverse.m33
    // The depth of the inverse is one over that of the projection.
    guard depth > 0 else { return nil }
    return Place(
      x: (inverse.m11 * x + inverse.m21 * y + inverse.m31) / depth,
      y: (inverse.m12 * x + inverse.m22 * y + inverse.m32) / depth, depth: depth)
  }

  /// Where in the picture a step of one pixel leads, by the derivative.
  @inline(__always)
  private func slope(_ point: Place, _ dx: Double, _ dy: Double, _ dw: Double) -> SIMD2<Double> {
    SIMD2(dx - point.x * dw, dy - point.y * dw) / point.depth
  }

  /// The length of that step in the picture.
  @inline(__always)
  private func reach(_ point: Place, _ dx: Double, _ dy: Double, _ dw: Double) -> Double {
    let slope = slope(point, dx, dy, dw)
    return (slope * slope).sum().squareRoot()
  }

  @inline(__always)
  private static func count(_ reach: Double) -> Int {
    reach <= reachOfOne ? 1 : min(Int(min(reach, 64).rounded(.up)), greatestCount)
  }

  /// The mean of several points of a pixel.
  ///
  /// Within a pixel the projection is as good as linear: its derivative leads from the middle to the
  /// points, without a division for each.
  private func average(
    _ middle: Place, _ countX: Int, _ countY: Int, _ sampler: Sampler
  ) -> UInt32 {
    let (perX, perY) = (1 / Double(countX), 1 / Double(countY))
    let stepX = slope(middle, inverse.m11, inverse.m12, inverse.m13) * perX
    let stepY = slope(middle, inverse.m21, inverse.m22, inverse.m23) * perY
    let corner =
      SIMD2(middle.x, middle.y) - stepX * (Double(countX - 1) / 2)
      - stepY * (Double(countY - 1) / 2)
    var sum = SIMD4<UInt32>.zero
    for j in 0..<countY {
      var point = corner + stepY * Double(j)
      for _ in 0..<countX {
        let pixel = sampler.pixel(at: point.x, point.y)
        sum &+= SIMD4(pixel >> 24, pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
        point += stepX
      }
    }
    let count = UInt32(countX * countY)
    let mean = (sum &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count)
    return mean.x << 24 | mean.y << 16 | mean.z << 8 | mean.w
  }
}

/// Looks up pixels of a picture between its pixels.
private struct Sampler {
  let source: UnsafePointer<UInt32>
  let width: Int
  let height: Int
  let stride: Int

  @inline(__always)
  func isOutside(_ x: Double, _ y: Double, by margin: Double) -> Bool {
    !(x > -margin && y > -margin && x < Double(width) + margin && y < Double(height) + margin)
  }

  /// The mixture of the four pixels around a point.
  @inline(__always)
  func pixel(at x: Double, _ y: Double) -> UInt32 {
    guard !isOutside(x, y, by: 1) else { return 0 }
    // In 256ths of a pixel from the centre of the first one.
    let (u, v) = (Int(((x - 0.5) * 256).rounded(.down)), Int(((y - 0.5) * 256).rounded(.down)))
    let (column, row) = (u >> 8, v >> 8)
    let (partX, partY) = (UInt32(u & 255), UInt32(v & 255))
    if column >= 0, row >= 0, column < width - 1, row < height - 1 {
      let first = source + (row &* stride &+ column)
      return Blitter.mixture(
        first[0], first[1], first[stride], first[stride &+ 1], partX, partY)
    }
    return Blitter.mixture(
      at(column, row), at(column + 1, row), at(column, row + 1), at(column + 1, row + 1), partX,
      partY)
  }

  @inline(__always)
  private func at(_ column: Int, _ row: Int) -> UInt32 {
    guard column >= 0, row >= 0, column < width, row < height else { return 0 }
    return source[row &* stride &+ column]
  }
}
