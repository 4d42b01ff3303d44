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
  private static let reachOfOne = 1.3
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
          line[column] = average(x, y, countX, countY, sampler)
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

  /// The length in the picture of a step of one pixel, by the derivative.
  @inline(__always)
  private func reach(_ point: Place, _ dx: Double, _ dy: Double, _ dw: Double) -> Double {
    let (x, y) = ((dx - point.x * dw) / point.depth, (dy - point.y * dw) / point.depth)
    return (x * x + y * y).squareRoot()
  }

  @inline(__always)
  private static func count(_ reach: Double) -> Int {
    reach <= reachOfOne ? 1 : min(Int(min(reach, 64).rounded(.up)), greatestCount)
  }

  private func average(
    _ x: Double, _ y: Double, _ countX: Int, _ countY: Int, _ sampler: Sampler
  ) -> UInt32 {
    var sum = SIMD4<UInt32>.zero
    for j in 0..<countY {
      for i in 0..<countX {
        let dx = (Double(i) + 0.5) / Double(countX) - 0.5
        let dy = (Double(j) + 0.5) / Double(countY) - 0.5
        guard let point = place(x + dx, y + dy) else { continue }
        let pixel = sampler.pixel(at: point.x, point.y)
        sum &+= SIMD4(pixel >> 24, pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
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
