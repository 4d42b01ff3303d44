/// A shape or a line as the edges on the left and on the right of what it covers.
///
/// Its edges lie where Cairo 1.16 and 1.18 have them, which look at 15 lines in each row of pixels: what lies between
/// them is covered by a few rectangles, without a mask.
struct ShapeOutline {
  /// A straight piece of an edge.
  struct Edge: Equatable {
    /// Its upper end: the pixel across, and the line, of which the first begins at zero.
    var start: SIMD2<Double>
    /// The lines from the one at which it begins to that before which it ends.
    var lines: Range<Int>
    /// How far it leads to the right from line to line, in pixels.
    var slope: Double

    /// - Returns: nil between two lines.
    init?(_ point: SIMD2<Int>, _ next: SIMD2<Int>, linesPerRow: Int) {
      // The line that is nearest to a place.
      func line(_ y: Int) -> Int { (y * linesPerRow + 128) >> 8 }
      let (upper, lower) = point.y < next.y ? (point, next) : (next, point)
      lines = line(upper.y)..<line(lower.y)
      if lines.isEmpty { return nil }
      let (top, way) = (upper.pixels, lower.pixels - upper.pixels)
      start = SIMD2(top.x, top.y * Double(linesPerRow))
      slope = way.x / way.y / Double(linesPerRow)
    }

    /// Where it meets a line, whose middle lies half a line lower than it begins.
    func x(at line: Double) -> Double { start.x + (line - start.y) * slope }

    /// The same in whole 256ths of a pixel.
    func cell(at line: Double) -> Int { Int(flooring: x(at: line) * 256 + 0.5) }
  }

  /// Where an edge lies of what is covered.
  enum Side: Int { case left = 1, right = -1 }

  struct Bound {
    var edge: Edge
    var side: Side
  }

  /// A rectangle of what is covered: as far as it lies between edges.
  struct Part {
    var area: IntRect
    /// Where those of the outline's edges are that are looked at, those on the left first; all is covered where there
    /// are none.
    var edges = 0..<0
    var leftCount = 0
    /// Whether all is covered on the left of the edges.
    var beginsWithin = false
    /// In which rows all edges are there from the first line to the last: one bit each.
    ///
    /// Cairo takes the area of trapezoids there, and elsewhere the sum over the lines.
    var wholeRows: UInt32 = 0

    var isFull: Bool { edges.isEmpty }
  }

  /// More corners than an ellipse or a ring has that fills any window.
  private static let greatestCornerCount = 2_048
  /// Each pixel looks at all the edges of its part.
  private static let greatestEdgeCount = 64
  /// The rows of a part, at most.
  private static let bandHeight = 16

  /// The lines in a row of pixels: where all edges are upright or level, as many as there are places.
  let linesPerRow: Int
  var isUpright: Bool { linesPerRow == 256 }
  /// From the top to the bottom.
  private(set) var parts: [Part] = []
  /// Those of all parts, which would each need memory of their own.
  private(set) var edges: [Edge] = []

  /// - Returns: nil where nothing is covered, or there are too many corners, or edges in a row.
  init?(_ contours: Contours) {
    linesPerRow = contours.isUpright ? 256 : 15
    guard contours.cornerCount <= Self.greatestCornerCount,
      let sweep = OutlineSweep(contours, linesPerRow: linesPerRow),
      let first = sweep.found.first?.edge.lines.lowerBound,
      let last = sweep.found.map(\.edge.lines.upperBound).max()
    else { return nil }
    let rows = first.floored(by: linesPerRow)..<last.ceiled(by: linesPerRow)
    // Room that grows while it is filled is copied, and asked for anew, a dozen times for each ring.
    edges.reserveCapacity(3 * sweep.found.count)
    parts.reserveCapacity(sweep.found.count)
    var begin = 0
    var reaches: [Reach] = []
    for top in stride(from: rows.lowerBound, to: rows.upperBound, by: Self.bandHeight) {
      let band = top..<min(top + Self.bandHeight, rows.upperBound)
      addParts(of: band, sweep, &begin, &reaches)
    }
    if parts.contains(where: { $0.edges.count > Self.greatestEdgeCount }) { return nil }
  }

  // MARK: Parts

  /// An edge, or what of it lies in some rows, with the columns that it reaches over there.
  private struct Reach {
    /// Which of the bounds it is, and on which side of what is covered.
    var bound: Int
    var side: Side
    var columns: Range<Int>
    var lineCount: Int
  }

  /// - Parameter reaches: Memory for those of the rows.
  private mutating func addParts(
    of rows: Range<Int>, _ sweep: OutlineSweep, _ begin: inout Int, _ reaches: inout [Reach]
  ) {
    let band = rows.lowerBound * linesPerRow..<rows.upperBound * linesPerRow
    find(&reaches, of: sweep.found, in: band, &begin)
    var whole: UInt32 = 0xFFFF
    for row in rows where sweep.isBroken(row) {
      whole &= ~(1 << UInt32(row - rows.lowerBound))
    }
    var (filled, index) = (0, 0)
    while index < reaches.count {
      let (start, before) = (index, filled)
      var columns = reaches[index].columns
      // What lies between two parts is covered on all lines or on none.
      repeat {
        columns = columns.lowerBound..<max(columns.upperBound, reaches[index].columns.upperBound)
        filled += reaches[index].side.rawValue * reaches[index].lineCount
        index += 1
      } while index < reaches.count
        && (reaches[index].columns.lowerBound < columns.upperBound
          || filled != 0 && filled != band.count)
      add(
        reaches[start..<index], of: sweep.found, columns, rows, beginsWithin: before > 0, whole)
      if filled > 0, index < reaches.count {
        addFull(columns.upperBound..<reaches[index].columns.lowerBound, rows)
      }
    }
  }

  private mutating func add(
    _ reaches: ArraySlice<Reach>, of bounds: [Bound], _ columns: Range<Int>, _ rows: Range<Int>,
    beginsWithin: Bool, _ wholeRows: UInt32
  ) {
    let first = edges.count
    for reach in reaches where reach.side == .left { edges.append(bounds[reach.bound].edge) }
    let leftCount = edges.count - first
    for reach in reaches where reach.side == .right { edges.append(bounds[reach.bound].edge) }
    parts.append(
      Part(
        area: IntRect(columns, rows), edges: first..<edges.count, leftCount: leftCount,
        beginsWithin: beginsWithin, wholeRows: wholeRows))
  }

  private mutating func addFull(_ columns: Range<Int>, _ rows: Range<Int>) {
    if !columns.isEmpty { parts.append(Part(area: IntRect(columns, rows))) }
  }

  /// Finds those of some edges that lie in a band, from the left to the right; the first of them is looked for from
  /// `begin` on.
  private func find(
    _ reaches: inout [Reach], of bounds: [Bound], in band: Range<Int>, _ begin: inout Int
  ) {
    while begin < bounds.count, bounds[begin].edge.lines.upperBound <= band.lowerBound {
      begin += 1
    }
    reaches.removeAll(keepingCapacity: true)
    for index in begin..<bounds.count {
      let edge = bounds[index].edge
      if edge.lines.lowerBound >= band.upperBound { break }
      let lines = edge.lines.clamped(to: band)
      if lines.isEmpty { continue }
      reaches.append(
        Reach(
          bound: index, side: bounds[index].side, columns: columns(of: edge, in: lines),
          lineCount: lines.count))
    }
    reaches.sortFew { $0.columns.lowerBound < $1.columns.lowerBound }
  }

  /// The columns that an edge reaches over in lines.
  private func columns(of edge: Edge, in lines: Range<Int>) -> Range<Int> {
    // Where all of a row is taken, it begins and ends half a line farther.
    let reach = lines.count >= linesPerRow ? 0 : 0.5
    let upper = edge.x(at: Double(lines.lowerBound) + reach)
    let lower = edge.x(at: Double(lines.upperBound) - reach)
    let (least, greatest) = (min(upper, lower) - 0.01, max(upper, lower) + 0.01)
    return Int(flooring: least)..<(-Int(flooring: -greatest))
  }
}

extension IntRect {
  fileprivate init(_ columns: Range<Int>, _ rows: Range<Int>) {
    self.init(
      left: columns.lowerBound, top: rows.lowerBound, right: columns.upperBound,
      bottom: rows.upperBound)
  }
}
