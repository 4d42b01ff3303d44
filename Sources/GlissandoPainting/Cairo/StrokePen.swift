import Foundation
import GlissandoDrawing

/// The round end of a line, as the polygon that Cairo takes for it.
struct StrokePen {
  typealias Place = SIMD2<Int>

  /// The corners about the middle, in 256ths of a pixel.
  private let corners: [Place]

  /// - Returns: nil where the line is too thin to be drawn at all.
  init?(radius: Double, matrix: CGAffineTransform) {
    let count = Self.cornerCount(radius * Double(matrix.maximumScale))
    if count <= 1 { return nil }
    let direction = matrix.determinant < 0 ? -2.0 : 2
    corners = (0..<count).map { index in
      let angle = direction * .pi * Double(index) / Double(count)
      return Place(pixels: matrix.distance(SIMD2(radius * cos(angle), radius * sin(angle))))
    }
  }

  private static func cornerCount(_ radius: Double) -> Int {
    let tolerance = CurvePoints.tolerance
    if tolerance >= 4 * radius { return 1 }
    if tolerance >= radius { return 4 }
    let count = Int((2 * .pi / acos(1 - tolerance / radius)).rounded(.up))
    return max(4, count + count % 2)
  }

  /// The direction from the corner before one to it.
  private func before(_ index: Int) -> Place {
    corners[index] &- corners[index == 0 ? corners.count - 1 : index - 1]
  }

  private func after(_ index: Int) -> Place { before((index + 1) % corners.count) }

  /// Hands on the corners between two directions.
  func forEachCorner(
    from start: Place, to end: Place, isClockwise: Bool, _ body: (Place) -> Void
  ) {
    let count = corners.count
    let first = search(0, count) { index in
      isClockwise ? before(index).isBefore(start) : start.isBefore(after(index))
    }
    var index = first.isPassed ? (first.index + 1) % count : first.index
    let last = stop(index, end, isClockwise)
    while index != last {
      body(corners[index])
      index = isClockwise ? (index + 1) % count : (index + count - 1) % count
    }
  }

  private func stop(_ index: Int, _ end: Place, _ isClockwise: Bool) -> Int {
    let isThere =
      isClockwise ? end.isBefore(after(index)) : end.isBefore(before(index))
    if isThere { return index }
    let count = corners.count
    return search(index, index + count) { index in
      isClockwise ? !end.isBefore(before(index % count)) : !after(index % count).isBefore(end)
    }.index % count
  }

  /// Halves a range as Cairo does, which need not be in order.
  private func search(
    _ start: Int, _ end: Int, _ isPassed: (Int) -> Bool
  ) -> (index: Int, isPassed: Bool) {
    var (low, high) = (start, end)
    repeat {
      let middle = (low + high) >> 1
      if isPassed(middle) { low = middle } else { high = middle }
    } while high - low > 1
    let index = (low + high) >> 1
    return (index, isPassed(index))
  }
}

extension SIMD2<Int> {
  /// A place in 256ths of a pixel, as Cairo rounds it.
  init(pixels: SIMD2<Double>) {
    let parts = (pixels * 256).rounded(.toNearestOrEven)
    self.init(Int(pixels: parts.x), Int(pixels: parts.y))
  }

  /// In pixels.
  var pixels: SIMD2<Double> { SIMD2<Double>(Double(x), Double(y)) / 256 }

  /// Whether a direction is before another one, by the smaller angle between them.
  func isBefore(_ other: Self) -> Bool { compare(other) < 0 }

  /// The same as less than, as much as or more than nothing; of opposite ones, that to the right or downwards is before.
  func compare(_ other: Self) -> Int {
    let difference = y * other.x - other.y * x
    if difference != 0 { return difference.signum() }
    if self == .zero || other == .zero {
      return self == other ? 0 : self == .zero ? 1 : -1
    }
    guard x ^ other.x < 0 || y ^ other.y < 0 else { return 0 }
    return x > 0 || x == 0 && y > 0 ? -1 : 1
  }
}

extension CGAffineTransform {
  /// Where a distance leads, without where the transform moves to.
  func distance(_ vector: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(a * vector.x + c * vector.y, b * vector.x + d * vector.y)
  }
}
