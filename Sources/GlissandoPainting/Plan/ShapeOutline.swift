/// A shape that has one edge on its left and one on its right in every row, such as an ellipse or a card that is turned.
///
/// Its edges lie where Cairo 1.16 and 1.18 have them, which look at 15 lines in each row of pixels: what lies between
/// them is covered by a few rectangles, without a mask.
struct ShapeOutline {
  /// A straight piece of an edge.
  struct Edge: Equatable {
    /// Its upper end, in pixels.
    var start: SIMD2<Double>
    /// The lines from the one at which it begins to that before which it ends.
    var lines: Range<Int>
    /// How far it leads to the right from line to line, in pixels.
    var slope: Double

    /// Where it meets a line, whose middle lies half a line lower than it begins.
    func x(at line: Double) -> Double {
      start.x + (line - start.y * Double(ShapeOutline.linesPerRow)) * slope
    }
  }

  /// More corners than an ellipse has that fills any window: each pixel looks at all the edges of its rows.
  private static let greatestCornerCount = 1_024
  /// The lines in a row of pixels.
  static let linesPerRow = 15

  private let lefts: [Edge]
  private let rights: [Edge]
  private let lines: Range<Int>
  /// Whether the edges meet before a line on which they both would go on.
  private let endsCrossed: Bool

  /// - Parameter points: The corners of one closed line, in pixels, in order.
  /// - Returns: nil where a row would have more edges, nothing is covered, or all edges are upright or level: Cairo covers
  ///   such shapes exactly, by rectangles. So it is where there are too many corners.
  init?(corners points: [SIMD2<Double>]) {
    guard points.count <= Self.greatestCornerCount, Self.areSlanted(points) else { return nil }
    var (down, up): ([Edge], [Edge]) = ([], [])
    var (turns, wasDown): (Int, Bool?) = (0, nil)
    for (index, point) in points.enumerated() {
      let next = points[index + 1 < points.count ? index + 1 : 0]
      guard let edge = Self.edge(point, next) else { continue }
      let isDown = point.y < next.y
      if isDown { down.append(edge) } else { up.append(edge) }
      if let wasDown, wasDown != isDown { turns += 1 }
      wasDown = isDown
    }
    // The last piece may belong to what the first one began.
    guard turns == 1 || turns == 2, !down.isEmpty, !up.isEmpty else { return nil }
    down.sort { $0.lines.lowerBound < $1.lines.lowerBound }
    up.sort { $0.lines.lowerBound < $1.lines.lowerBound }
    lines = down[0].lines.lowerBound..<down[down.count - 1].lines.upperBound
    if Self.lie(down, leftOf: up) {
      (lefts, rights) = (down, up)
    } else if Self.lie(up, leftOf: down) {
      (lefts, rights) = (up, down)
    } else {
      return nil
    }
    let next = Double(lines.upperBound) + 0.5
    endsCrossed = lefts[lefts.count - 1].x(at: next) > rights[rights.count - 1].x(at: next)
  }

  /// Whether a line between corners is neither upright nor level.
  private static func areSlanted(_ points: [SIMD2<Double>]) -> Bool {
    guard var last = points.last else { return false }
    for point in points {
      if point.x != last.x, point.y != last.y { return true }
      last = point
    }
    return false
  }

  private static func edge(_ point: SIMD2<Double>, _ next: SIMD2<Double>) -> Edge? {
    let (start, end) = (line(point.y), line(next.y))
    if start == end { return nil }
    let (upper, lower) = start < end ? (point, next) : (next, point)
    let lines = min(start, end)..<max(start, end)
    let slope = (lower.x - upper.x) / (lower.y - upper.y) / Double(linesPerRow)
    return Edge(start: upper, lines: lines, slope: slope)
  }

  /// The line that is nearest to a place.
  private static func line(_ y: Double) -> Int {
    Int((y * Double(linesPerRow) + 0.5).rounded(.down))
  }

  /// Whether none of some edges lies to the right of others, where either begins and ends.
  private static func lie(_ lefts: [Edge], leftOf rights: [Edge]) -> Bool {
    var (left, right) = (0, 0)
    while left < lefts.count, right < rights.count {
      let (a, b) = (lefts[left], rights[right])
      let shared = a.lines.clamped(to: b.lines)
      for line in [shared.firstMiddle, shared.lastMiddle]
      where a.x(at: line) > b.x(at: line) + 0.01 { return false }
      if a.lines.upperBound <= b.lines.upperBound { left += 1 }
      if b.lines.upperBound <= a.lines.upperBound { right += 1 }
    }
    return true
  }

  // MARK: Rectangles

  /// A rectangle of what is covered: as far as it lies between edges.
  struct Part {
    var area: IntRect
    /// The edges on its left and on its right; all is covered where there are none.
    var lefts: ArraySlice<Edge> = []
    var rights: ArraySlice<Edge> = []
    /// In which rows all edges are there from the first line to the last: one bit each.
    ///
    /// Cairo takes the area of trapezoids there, and elsewhere the sum over the lines.
    var wholeRows: UInt32 = 0

    var isFull: Bool { lefts.isEmpty && rights.isEmpty }
  }

  /// The rows of a rectangle, at most.
  private static let bandHeight = 16

  /// Hands on rectangles, from the top to the bottom.
  func forEachPart(_ body: (Part) -> Void) {
    let perRow = Self.linesPerRow
    let (first, last) = (lines.lowerBound.floored(by: perRow), lines.upperBound.ceiled(by: perRow))
    var (left, right) = (0, 0)
    for top in stride(from: first, to: last, by: Self.bandHeight) {
      let rows = top..<min(top + Self.bandHeight, last)
      let band = rows.lowerBound * perRow..<rows.upperBound * perRow
      let (some, others) = (
        Self.edges(lefts, in: band, &left), Self.edges(rights, in: band, &right)
      )
      addBand(rows, band, some, others, body)
    }
  }

  /// Those of some edges that lie in a band; the first of them is looked for from `start` on.
  private static func edges(
    _ edges: [Edge], in band: Range<Int>, _ start: inout Int
  ) -> ArraySlice<Edge> {
    while start < edges.count, edges[start].lines.upperBound <= band.lowerBound { start += 1 }
    var end = start
    while end < edges.count, edges[end].lines.lowerBound < band.upperBound { end += 1 }
    return edges[start..<end]
  }

  private func addBand(
    _ rows: Range<Int>, _ band: Range<Int>, _ some: ArraySlice<Edge>,
    _ others: ArraySlice<Edge>, _ body: (Part) -> Void
  ) {
    guard let left = Self.columns(of: some, in: band),
      let right = Self.columns(of: others, in: band)
    else { return }
    var broken = Self.brokenRows(band, some) | Self.brokenRows(band, others)
    if endsCrossed, lines.upperBound == band.upperBound { broken |= 1 << UInt32(rows.count - 1) }
    func part(
      _ columns: Range<Int>, _ lefts: ArraySlice<Edge> = [], _ rights: ArraySlice<Edge> = []
    ) -> Part {
      let area = IntRect(
        left: columns.lowerBound, top: rows.lowerBound, right: columns.upperBound,
        bottom: rows.upperBound)
      return Part(area: area, lefts: lefts, rights: rights, wholeRows: ~broken & 0xFFFF)
    }
    let isFilled = lines.lowerBound <= band.lowerBound && lines.upperBound >= band.upperBound
    guard isFilled, left.upperBound < right.lowerBound else {
      let start = min(left.lowerBound, right.lowerBound)
      return body(part(start..<max(left.upperBound, right.upperBound), some, others))
    }
    body(part(left, some))
    body(part(left.upperBound..<right.lowerBound))
    body(part(right, [], others))
  }

  /// The columns that edges reach over in a band.
  private static func columns(of edges: ArraySlice<Edge>, in band: Range<Int>) -> Range<Int>? {
    var (least, greatest) = (Double.infinity, -Double.infinity)
    for edge in edges {
      let shared = edge.lines.clamped(to: band)
      // Where all of a row is taken, it begins and ends half a line farther.
      let reach = shared.count >= linesPerRow ? 0.5 : 0
      let upper = edge.x(at: shared.firstMiddle - reach)
      let lower = edge.x(at: shared.lastMiddle + reach)
      (least, greatest) = (min(least, upper, lower), max(greatest, upper, lower))
    }
    guard least <= greatest else { return nil }
    return Int((least - 0.01).rounded(.down))..<Int((greatest + 0.01).rounded(.up))
  }

  /// The rows of a band in which an edge begins or ends between two others: one bit each.
  private static func brokenRows(_ band: Range<Int>, _ edges: ArraySlice<Edge>) -> UInt32 {
    var bits: UInt32 = 0
    for edge in edges {
      bits |=
        brokenRow(band, at: edge.lines.lowerBound) | brokenRow(band, at: edge.lines.upperBound)
    }
    return bits
  }

  private static func brokenRow(_ band: Range<Int>, at line: Int) -> UInt32 {
    guard band.contains(line) else { return 0 }
    let (row, rest) = (line - band.lowerBound).quotientAndRemainder(dividingBy: linesPerRow)
    return rest == 0 ? 0 : 1 << UInt32(row)
  }
}

extension Range<Int> {
  /// The middle of the first line.
  fileprivate var firstMiddle: Double { Double(lowerBound) + 0.5 }
  /// The middle of the last line.
  fileprivate var lastMiddle: Double { Double(upperBound) - 0.5 }
}

extension Int {
  fileprivate func floored(by divisor: Int) -> Int {
    self >= 0 ? self / divisor : -((-self + divisor - 1) / divisor)
  }

  fileprivate func ceiled(by divisor: Int) -> Int { -(-self).floored(by: divisor) }
}
