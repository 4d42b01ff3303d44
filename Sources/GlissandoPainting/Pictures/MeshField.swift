import CBlit
import Foundation

/// The colours of a mesh at each pixel: of triangles, of which later ones lie over earlier ones, and between whose corners
/// colours change evenly.
///
/// A pixel depends on its place alone, not on where a row begins: it is that of the triangle in which its middle lies.
final class MeshField: Sendable {
  /// What the triangles leave free; premultiplied.
  private let ground: UInt32
  private let triangles: [Triangle]
  /// Which of them may be seen in a band of rows, one band after the other, and where the bands begin among these.
  private let inBands: [Int32]
  private let bandStarts: [Int]
  /// The first row of the first band, and how many rows each has.
  private let top: Double
  private let bandHeight: Double

  /// Whether nothing shines through any of the colours.
  let isOpaque: Bool

  /// How much memory it takes.
  var byteCount: Int {
    triangles.count * MemoryLayout<Triangle>.stride + inBands.count * MemoryLayout<Int32>.stride
  }

  /// More bands cost more than they spare.
  private static let greatestBandCount = 512.0
  private static let leastBandHeight = 16.0

  /// - Parameters:
  ///   - pieces: With corners in pixels, in the order in which they are painted; colours in [0, 1].
  ///   - ground: What they leave free; premultiplied.
  ///   - isOpaque: Whether nothing shines through the colours of the pieces.
  init(_ pieces: [MeshPiece], ground: UInt32, isOpaque: Bool) {
    self.ground = ground
    self.isOpaque = isOpaque && ground >> 24 == 255
    let triangles = pieces.flatMap(\.triangles)
    self.triangles = triangles
    let top = triangles.reduce(Double.infinity) { min($0, $1.top.y) }
    let bottom = triangles.reduce(-Double.infinity) { max($0, $1.bottom.y) }
    self.top = triangles.isEmpty ? 0 : top
    let height = triangles.isEmpty ? 0 : bottom - top
    bandHeight = max(height / Self.greatestBandCount, Self.leastBandHeight)
    (bandStarts, inBands) = Self.sorted(
      triangles, top: self.top, bandHeight: bandHeight, count: Int(height / bandHeight) + 1)
  }

  /// The numbers of the triangles by their bands, and where each band begins among them.
  private static func sorted(
    _ triangles: [Triangle], top: Double, bandHeight: Double, count: Int
  ) -> ([Int], [Int32]) {
    func bands(_ triangle: Triangle) -> ClosedRange<Int> {
      let first = Int((triangle.top.y - top) / bandHeight)
      let last = Int((triangle.bottom.y - top) / bandHeight)
      return min(first, count - 1)...min(last, count - 1)
    }
    var starts = [Int](repeating: 0, count: count + 1)
    for triangle in triangles { for band in bands(triangle) { starts[band + 1] += 1 } }
    for band in 0..<count { starts[band + 1] += starts[band] }
    var next = starts
    var numbers = [Int32](repeating: 0, count: starts[count])
    for (index, triangle) in triangles.enumerated() {
      for band in bands(triangle) {
        numbers[next[band]] = Int32(index)
        next[band] += 1
      }
    }
    return (starts, numbers)
  }

  /// Replaces a part of a row of pixels.
  func fill(_ target: UnsafeMutablePointer<UInt32>, row: Int, columns: Range<Int>) {
    target.update(repeating: ground, count: columns.count)
    let y = Double(row) + 0.5
    let band = ((y - top) / bandHeight).rounded(.down)
    guard band >= 0, band < Double(bandStarts.count - 1) else { return }
    let numbers = bandStarts[Int(band)]..<bandStarts[Int(band) + 1]
    triangles.withUnsafeBufferPointer { triangles in
      for place in numbers {
        triangles[Int(inBands[place])].fill(target, at: y, columns)
      }
    }
  }
}

/// A triangle of a mesh.
private struct Triangle {
  typealias Corner = MeshPiece.Corner

  let top: SIMD2<Double>
  let middle: SIMD2<Double>
  let bottom: SIMD2<Double>
  /// The colour at the top, and how much it changes to the right and down, in levels.
  private let color: SIMD4<Double>
  private let across: SIMD4<Double>
  private let down: SIMD4<Double>

  /// From the first of so many columns to the last one, steps that are rounded are off by half a level.
  private static let greatestWidth = 65_536.0
  /// What reaches farther, in pixels, would overflow.
  private static let greatestPlace = 1e50

  /// nil where it has no area.
  init?(_ a: Corner, _ b: Corner, _ c: Corner) {
    guard Self.isNear(a), Self.isNear(b), Self.isNear(c) else { return nil }
    // Neighbours cut their common edge at the same place, since both count from its upper end.
    var (a, b, c) = (a, b, c)
    func isBelow(_ one: Corner, _ other: Corner) -> Bool {
      (one.point.y, one.point.x) > (other.point.y, other.point.x)
    }
    if isBelow(a, b) { swap(&a, &b) }
    if isBelow(b, c) { swap(&b, &c) }
    if isBelow(a, b) { swap(&a, &b) }
    let (p, q) = (b.point - a.point, c.point - a.point)
    let area = p.x * q.y - p.y * q.x
    guard area != 0, area.isFinite else { return nil }
    (top, middle, bottom) = (a.point, b.point, c.point)
    let (first, second) = (b.level - a.level, c.level - a.level)
    color = a.level
    across = (first * q.y - second * p.y) / area
    down = (second * p.x - first * q.x) / area
  }

  private static func isNear(_ corner: Corner) -> Bool {
    max(abs(corner.point.x), abs(corner.point.y)) < greatestPlace
  }

  /// Fills the part of a row that the triangle covers, at the middle of its pixels.
  @inline(__always)
  func fill(_ target: UnsafeMutablePointer<UInt32>, at y: Double, _ columns: Range<Int>) {
    guard y >= top.y, y < bottom.y else { return }
    let long = Self.cut(top, bottom, y)
    let short = y < middle.y ? Self.cut(top, middle, y) : Self.cut(middle, bottom, y)
    let (low, high) = (Double(columns.lowerBound), Double(columns.upperBound))
    // The pixels whose middles lie between both edges.
    let begin = (min(long, short) - 0.5).rounded(.up)
    let end = (max(long, short) - 0.5).rounded(.up)
    var (first, last) = (max(begin, low), min(end, high))
    guard first < last else { return }
    let start = target - columns.lowerBound
    if end - begin <= Self.greatestWidth {
      return fill(start + Int(first), Int(last - first), from: begin, first, y)
    }
    // Piece by piece, of which each begins at the same place whatever is filled.
    while first < last {
      let piece = (first / Self.greatestWidth).rounded(.down) * Self.greatestWidth
      let next = min(piece + Self.greatestWidth, last)
      fill(start + Int(first), Int(next - first), from: max(begin, piece), first, y)
      first = next
    }
  }

  /// - Parameters:
  ///   - begin: The first column that the triangle covers, from which on colours are counted.
  ///   - first: The first one that is filled.
  @inline(__always)
  private func fill(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, from begin: Double, _ first: Double,
    _ y: Double
  ) {
    let start = color + across * (begin + 0.5 - top.x) + down * (y - top.y)
    // A sliver's colours change by any amount in a pixel, of which it covers few.
    let limits = (SIMD4<Double>(repeating: -32_767), SIMD4<Double>(repeating: 32_767))
    let steps = across.clamped(lowerBound: limits.0, upperBound: limits.1) * 65_536
    var step = SIMD4<Int32>(steps, rounding: .toNearestOrEven)
    let levels = start.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)) * 65_536
    let origin = SIMD4<Int32>(levels, rounding: .toNearestOrEven) &+ 32_768
    var values = origin &+ step &* SIMD4(repeating: Int32(truncatingIfNeeded: Int(first - begin)))
    withUnsafeBytes(of: &values) { values in
      withUnsafeBytes(of: &step) { step in
        glissando_fill_evenly(
          values.assumingMemoryBound(to: Int32.self).baseAddress,
          step.assumingMemoryBound(to: Int32.self).baseAddress, target, count)
      }
    }
  }

  /// Where an edge is at a height.
  @inline(__always)
  private static func cut(_ upper: SIMD2<Double>, _ lower: SIMD2<Double>, _ y: Double) -> Double {
    upper.x + (y - upper.y) * ((lower.x - upper.x) / (lower.y - upper.y))
  }
}

extension MeshPiece.Corner {
  /// The premultiplied colour in levels, as channels lie in `glissando_fill_evenly`.
  fileprivate var level: SIMD4<Double> {
    var level = color * (color.w * 255)
    level.w = color.w * 255
    return level
  }
}

extension MeshPiece {
  /// Four triangles about the middle, where the colour is the mean of all corners' as on a surface through them.
  fileprivate var triangles: [Triangle] {
    let (a, b, c, d) = corners
    let middle = a.middle(to: b).middle(to: d.middle(to: c))
    return [(a, b), (b, c), (c, d), (d, a)].compactMap { Triangle($0, $1, middle) }
  }
}
