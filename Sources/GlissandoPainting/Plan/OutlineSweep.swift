/// Finds which edges bound what is covered, from line to line: edges cross, and some lie within.
struct OutlineSweep {
  /// An edge of those that meet the lines at hand.
  private struct Active {
    /// Its place among all.
    var index: Int
    /// The side of what is covered on which it lies, and since which line.
    var side: ShapeOutline.Side?
    var since = 0
    /// The 256ths of a pixel at which it meets the first and the last of some lines.
    var first = 0
    var last = 0
  }

  /// More edges than this in a row are left to masks.
  private static let greatestActiveCount = 32

  /// The edges, and what going over each to the right adds to how often what follows is gone around.
  private let edges: [(edge: ShapeOutline.Edge, turn: Int)]
  private let isEOFilled: Bool
  private let perRow: Int
  private var active: [Active] = []

  /// What bounds: edges, or parts of them.
  private(set) var found: [ShapeOutline.Bound] = []
  /// From the first row on, whether an edge begins or ends there between two others, or crosses one.
  private var brokenRows: [Bool] = []
  private var firstRow = 0

  /// - Returns: nil where too many edges meet a row.
  init?(_ contours: Contours, linesPerRow: Int) {
    (isEOFilled, perRow) = (contours.isEOFilled, linesPerRow)
    var edges: [(edge: ShapeOutline.Edge, turn: Int)] = []
    edges.reserveCapacity(contours.cornerCount)
    for line in contours.lines {
      for (point, next) in zip(line.places, line.places.dropFirst()) {
        guard let edge = ShapeOutline.Edge(point, next, linesPerRow: linesPerRow) else { continue }
        edges.append((edge, (point.y < next.y) != line.isReversed ? 1 : -1))
      }
    }
    edges.sort { $0.edge.lines.lowerBound < $1.edge.lines.lowerBound }
    self.edges = edges
    prepareRows()
    guard sweep() else { return nil }
    found.sort { $0.edge.lines.lowerBound < $1.edge.lines.lowerBound }
  }

  private mutating func prepareRows() {
    guard let first = edges.first?.edge.lines.lowerBound,
      let last = edges.map(\.edge.lines.upperBound).max()
    else { return }
    firstRow = first.floored(by: perRow)
    brokenRows = Array(repeating: false, count: last.floored(by: perRow) - firstRow + 1)
  }

  /// Whether an edge begins or ends between two others in a row, or crosses one.
  func isBroken(_ row: Int) -> Bool {
    brokenRows.indices.contains(row - firstRow) && brokenRows[row - firstRow]
  }

  private mutating func sweep() -> Bool {
    var ends: [Int] = []
    ends.reserveCapacity(2 * edges.count)
    for (edge, _) in edges {
      ends.append(edge.lines.lowerBound)
      ends.append(edge.lines.upperBound)
    }
    ends.sort()
    found.reserveCapacity(2 * edges.count)
    var next = 0
    for (line, end) in zip(ends, ends.dropFirst()) where line < end {
      for index in active.indices.reversed() where self.end(of: active[index]) <= line {
        close(active.remove(at: index), at: line)
      }
      while next < edges.count, edges[next].edge.lines.lowerBound == line {
        active.append(Active(index: next))
        next += 1
      }
      if active.count > Self.greatestActiveCount { return false }
      noteEnds(line..<end)
      if areFarApart(line..<end) {
        setSides(from: line)
      } else {
        noteBrokenRows(line..<end)
        wind(line..<end)
      }
    }
    for item in active { close(item, at: end(of: item)) }
    return true
  }

  private func end(of item: Active) -> Int { edges[item.index].edge.lines.upperBound }

  private mutating func close(_ item: Active, at line: Int) {
    guard let side = item.side, item.since < line else { return }
    var edge = edges[item.index].edge
    edge.lines = item.since..<line
    found.append(ShapeOutline.Bound(edge: edge, side: side))
  }

  /// Whether edges stay more than a 256th of a pixel apart in all rows of some lines, as those of most shapes do: then they
  /// cross nowhere, and are in order.
  private mutating func areFarApart(_ lines: Range<Int>) -> Bool {
    let rows = lines.lowerBound.floored(by: perRow)..<lines.upperBound.ceiled(by: perRow)
    meet(Double(rows.lowerBound * perRow) + 0.5, Double(rows.upperBound * perRow) + 0.5)
    active.sortFew { $0.first < $1.first }
    for index in active.indices.dropFirst() {
      let (item, next) = (active[index - 1], active[index])
      if item.first + 1 >= next.first || item.last + 1 >= next.last { return false }
    }
    return true
  }

  /// Finds the sides of the edges of lines that none begins or ends between.
  private mutating func wind(_ lines: Range<Int>) {
    var rest = lines
    while !rest.isEmpty {
      sort(rest, to: Double(rest.upperBound) - 0.5)
      if staysInOrder, !hasGaps { return setSides(from: rest.lowerBound) }
      let next = (rest.lowerBound.floored(by: perRow) + 1) * perRow
      let part = rest.lowerBound..<min(next, rest.upperBound)
      if isWhole(part) {
        // The sides are the same on all its lines.
        sort(part, to: Double(part.upperBound) + 0.5)
        setSides(from: part.lowerBound, overGaps: true)
      } else {
        windLines(part)
      }
      rest = part.upperBound..<rest.upperBound
    }
  }

  /// The same of lines in a row that is looked at line by line.
  private mutating func windLines(_ lines: Range<Int>) {
    sort(lines, to: Double(lines.upperBound) - 0.5)
    if staysInOrder || lines.count == 1 { return setSides(from: lines.lowerBound) }
    let middle = lines.lowerBound + lines.count / 2
    windLines(lines.lowerBound..<middle)
    windLines(middle..<lines.upperBound)
  }

  /// Sorts the edges by where they meet the first of some lines, and there by where they lead to.
  private mutating func sort(_ lines: Range<Int>, to last: Double) {
    meet(Double(lines.lowerBound) + 0.5, last)
    active.sortFew { ($0.first, $0.last) < ($1.first, $1.last) }
  }

  /// - Parameter overGaps: Whether what lies between edges that meet the first line in one place is covered.
  private mutating func setSides(from line: Int, overGaps: Bool = false) {
    var (count, wasWithin) = (0, false)
    for index in active.indices {
      count += edges[active[index].index].turn
      let isWithin = isWithin(count) || wasWithin && meetsNext(index, overGaps)
      let side: ShapeOutline.Side? = wasWithin == isWithin ? nil : wasWithin ? .right : .left
      wasWithin = isWithin
      if side == active[index].side { continue }
      close(active[index], at: line)
      (active[index].side, active[index].since) = (side, line)
    }
  }

  /// Whether there is nothing between an edge and the next, or is where they meet the first line.
  private func meetsNext(_ index: Int, _ overGaps: Bool) -> Bool {
    guard index + 1 < active.count else { return false }
    let (item, next) = (active[index], active[index + 1])
    return item.first == next.first && (overGaps || item.last == next.last)
  }

  private func isWithin(_ count: Int) -> Bool { isEOFilled ? count & 1 != 0 : count != 0 }

  /// Whether two edges with nothing covered between them meet the first line in one place: of a whole row of pixels,
  /// Cairo does not look at them.
  private var hasGaps: Bool {
    var count = 0
    for (item, next) in zip(active, active.dropFirst()) {
      count += edges[item.index].turn
      if !isWithin(count), item.first == next.first, item.last != next.last { return true }
    }
    return false
  }

  private func isWhole(_ lines: Range<Int>) -> Bool {
    lines.count == perRow && lines.lowerBound.isMultiple(of: perRow)
      && !isBroken(lines.lowerBound.floored(by: perRow))
  }

  /// Finds where the edges meet two lines.
  private mutating func meet(_ first: Double, _ last: Double) {
    for index in active.indices {
      let place = active[index].index
      active[index].first = edges[place].edge.cell(at: first)
      active[index].last = edges[place].edge.cell(at: last)
    }
  }

  private var staysInOrder: Bool {
    zip(active, active.dropFirst()).allSatisfy { $0.last <= $1.last }
  }

  /// Notes in which rows edges begin or end.
  private mutating func noteEnds(_ lines: Range<Int>) {
    for line in [lines.lowerBound, lines.upperBound] where !line.isMultiple(of: perRow) {
      brokenRows[line.floored(by: perRow) - firstRow] = true
    }
  }

  /// Notes in which rows edges would cross on the way to the first line of the next row.
  private mutating func noteBrokenRows(_ lines: Range<Int>) {
    let (first, end) = (
      lines.lowerBound.ceiled(by: perRow), lines.upperBound.floored(by: perRow)
    )
    if first >= end || isInOrder(first..<end) && areApart { return }
    for row in first..<end where !isInOrder(row..<row + 1) {
      brokenRows[row - firstRow] = true
    }
  }

  /// Whether edges that are in order on the first line of rows are so on the line after the last.
  private mutating func isInOrder(_ rows: Range<Int>) -> Bool {
    let line = rows.lowerBound * perRow
    meet(Double(line) + 0.5, Double(rows.upperBound * perRow) + 0.5)
    for index in active.indices.dropFirst() {
      var place = index
      while place > 0, isBefore(active[place], active[place - 1], line) {
        active.swapAt(place, place - 1)
        place -= 1
      }
    }
    return staysInOrder
  }

  /// Whether Cairo has one edge before the other on the first line of a row.
  private func isBefore(_ a: Active, _ b: Active, _ line: Int) -> Bool {
    a.first == b.first ? wasBefore(a.index, b.index, line) : a.first < b.first
  }

  /// Whether no two edges that are in order may have changed it between the lines that they were met at.
  private var areApart: Bool {
    zip(active, active.dropFirst()).allSatisfy {
      $0.first < $1.first && $0.last < $1.last
        || edges[$0.index].edge.coincides(with: edges[$1.index].edge)
    }
  }

  /// Whether of two edges that meet the first line of a row in one place Cairo has one before the other: they stay in
  /// order from where they met another line in two places, or one of them began.
  private func wasBefore(_ index: Int, _ other: Int, _ line: Int) -> Bool {
    let (a, b) = (edges[index].edge, edges[other].edge)
    let begin = max(a.lines.lowerBound, b.lines.lowerBound)
    var line = a.coincides(with: b) ? begin : line
    while line > begin {
      // Within a whole row it does not look at them.
      let row = (line - 1).floored(by: perRow)
      line = isBroken(row) ? line - 1 : max(row * perRow, begin)
      let (cell, otherCell) = (a.cell(at: Double(line) + 0.5), b.cell(at: Double(line) + 0.5))
      if cell != otherCell { return cell < otherCell }
    }
    // What begins comes after what is there, and in the order in which it was added.
    return (a.lines.lowerBound, index) < (b.lines.lowerBound, other)
  }
}

extension ShapeOutline.Edge {
  /// Whether both lie on one line for certain: they begin in one place, or are upright.
  fileprivate func coincides(with other: Self) -> Bool {
    slope == other.slope
      && (start == other.start || slope == 0 && start.x == other.start.x)
  }
}

extension Array {
  /// Sorts few elements, most of them in order already; what counts as equal stays in order.
  mutating func sortFew(by isBefore: (Element, Element) -> Bool) {
    if count > 64 { return sort(by: isBefore) }
    for index in indices.dropFirst() {
      var place = index
      while place > 0, isBefore(self[place], self[place - 1]) {
        swapAt(place, place - 1)
        place -= 1
      }
    }
  }
}

extension Int {
  /// The greatest whole number that is not above another one, without the call that its floor may cost.
  @inline(__always)
  init(flooring value: Double) {
    let whole = Int(value)
    self = Double(whole) > value ? whole - 1 : whole
  }

  func floored(by divisor: Int) -> Int {
    self >= 0 ? self / divisor : -((-self + divisor - 1) / divisor)
  }

  func ceiled(by divisor: Int) -> Int { -(-self).floored(by: divisor) }
}
