import GlissandoDrawing

/// The four edges of what a picture shows that is seen in perspective.
struct PlaneOutline {
  /// Where the edges begin, one after the other around the picture, in pixels of the window.
  private let x: SIMD4<Double>
  private let y: SIMD4<Double>
  /// How far to the right they lead in all.
  private let run: SIMD4<Double>
  /// The share of an edge that lies in one row; 0 for what lies along the rows: its ends are those of others.
  private let perRow: SIMD4<Double>
  private let top: SIMD4<Double>
  private let bottom: SIMD4<Double>

  /// So many pixels beyond the edges nothing is seen.
  private let margin: Double

  /// As long as the depth changes by no more than this share from a pixel to the next, the points that are looked up for a
  /// pixel lie by no more than 7/8 of one from its middle: the margin of what lies that far is the near one.
  private static let greatestFall = 1.0 / 32
  private static let nearMargin = 0.375
  private static let farMargin = 2.0
  /// What rises by less, in pixels, lies along the rows.
  private static let leastRise = 1e-6

  /// - Parameters:
  ///   - seen: The pixels of the picture that are not transparent.
  ///   - fromWindow: From pixels of the window to those of the picture.
  init(of seen: IntRect, _ fromWindow: ProjectionTransform) {
    let m = fromWindow.inverted()
    // What is mixed of the pixels around a point reaches half a pixel farther than they do.
    let (left, right) = (Double(seen.left) - 0.5, Double(seen.right) + 0.5)
    let (upper, lower) = (Double(seen.top) - 0.5, Double(seen.bottom) + 0.5)
    let (u, v) = (SIMD4(left, right, right, left), SIMD4(upper, upper, lower, lower))
    let depth = u * Double(m.m13) + v * Double(m.m23) + Double(m.m33)
    let x = (u * Double(m.m11) + v * Double(m.m21) + Double(m.m31)) / depth
    let y = (u * Double(m.m12) + v * Double(m.m22) + Double(m.m32)) / depth
    // A corner behind the eye is seen nowhere. Sums of what is not finite are no numbers.
    guard depth.min() > 0, ((x + y) * 0).sum() == 0 else {
      self.x = SIMD4(-.infinity, .infinity, -.infinity, .infinity)
      (self.y, run, perRow, margin) = (.zero, .zero, .zero, Self.farMargin)
      (top, bottom) = (SIMD4(repeating: -.infinity), SIMD4(repeating: .infinity))
      return
    }
    (self.x, self.y) = (x, y)
    margin = Self.fall(fromWindow, x, y) <= Self.greatestFall ? Self.nearMargin : Self.farMargin
    run = Self.next(x) - x
    let rise = Self.next(y) - y
    let isFlat = (rise .< Self.leastRise) .& (rise .> -Self.leastRise)
    perRow = (1 / rise).replacing(with: 0, where: isFlat)
    top = pointwiseMin(y, y + rise) - margin
    bottom = pointwiseMax(y, y + rise) + margin
  }

  /// The greatest share by which the depth changes from a pixel to the next, at some places.
  private static func fall(
    _ fromWindow: ProjectionTransform, _ x: SIMD4<Double>, _ y: SIMD4<Double>
  ) -> Double {
    let (across, down) = (Double(fromWindow.m13), Double(fromWindow.m23))
    let depth = x * across + y * down + Double(fromWindow.m33)
    return (abs(across) + abs(down)) / abs(depth.min())
  }

  /// Of each edge's numbers those of the one after it.
  private static func next(_ numbers: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(numbers[1], numbers[2], numbers[3], numbers[0])
  }

  /// The columns of a row, among some, in which there may be anything.
  func columns(row: Int, in range: Range<Int>) -> Range<Int> {
    let (upper, lower) = (Double(row), Double(row + 1))
    let isTouched = (top .<= lower) .& (bottom .>= upper)
    // The part of each edge that lies between.
    let first = x + share(upper - margin) * run
    let second = x + share(lower + margin) * run
    let isForward = first .< second
    let least = second.replacing(with: first, where: isForward)
    let greatest = first.replacing(with: second, where: isForward)
    let lefts = least.replacing(with: .infinity, where: .!isTouched)
    let rights = greatest.replacing(with: -.infinity, where: .!isTouched)
    let left = min(min(lefts[0], lefts[1]), min(lefts[2], lefts[3]))
    let right = max(max(rights[0], rights[1]), max(rights[2], rights[3]))
    let (start, end) = (Double(range.lowerBound), Double(range.upperBound))
    let begin = Int(max(start, min((left - margin).rounded(.down), end)))
    return begin..<max(begin, Int(max(start, min((right + margin).rounded(.up), end))))
  }

  /// How much of each edge lies before a row.
  @inline(__always)
  private func share(_ row: Double) -> SIMD4<Double> {
    let share = (row - y) * perRow
    return share.replacing(with: 0, where: share .< 0).replacing(with: 1, where: share .> 1)
  }
}
