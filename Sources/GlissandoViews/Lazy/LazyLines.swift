package import Foundation
import GlissandoMotion

/// The lines of a lazy container: which rows stand in them, how long they are, where they begin.
@MainActor
package final class LazyLines {
  /// The header of a section.
  struct Header {
    let row: RowNode
    /// The line in which it stands.
    let line: Int
    /// The line at which the next section begins.
    let endLine: Int
  }

  /// Rows that stand one after the other, and the line at which they begin.
  struct Part {
    let segment: RowSegment
    let firstLine: Int
    let lineCount: Int
    /// Whether the rows are the first or the last ones of their section, and whether their section begins with them
    /// below another one.
    var beginsSection = false
    var endsSection = false
    var needsGap = false
  }

  weak var container: LazyContainerNode?
  private(set) var parts: [Part] = []
  private var extents = RowExtents()
  private(set) var columns = 1
  private var needsUpdate = true
  private(set) var headers: [Header] = []
  /// What was there before the last change, for rows that come from out of sight.
  private var previous:
    (starts: [ObjectIdentifier: Int], extents: RowExtents, columns: Int, top: CGFloat)?
  /// What was measured before the container was out of sight, for its first update.
  private var remembered: RowExtents?
  /// Where the first line begins in the coordinates of the rows.
  var top: CGFloat = 0

  package var count: Int { extents.count }
  /// The length of all lines in points, without space after the last.
  var total: CGFloat { count > 0 ? max(extents.total - spacing, 0) : 0 }
  private var spacing: CGFloat { container?.spacing ?? 0 }

  // MARK: Structure

  /// Says that rows have come, gone or changed their order.
  func requestUpdate() { needsUpdate = true }

  /// Has the rows stand in so many columns.
  ///
  /// Lines then have other rows, and nothing is known of their lengths.
  func setColumns(_ count: Int) {
    guard count != columns else { return }
    update()
    if !parts.isEmpty, previous == nil { previous = (starts, extents, columns, top) }
    columns = count
    arrange(parts.map(\.segment), from: [:])
  }

  /// Brings the lines up to what the content describes.
  /// - Complexity: O(*n*) in the number of rows after a change, else constant.
  func update() {
    guard needsUpdate, let container else { return }
    needsUpdate = false
    let isFirst = parts.isEmpty
    var segments: [RowSegment] = []
    container.content?.collectRows(into: &segments)
    let starts = starts
    if !isFirst, previous == nil { previous = (starts, extents, columns, top) }
    arrange(segments, from: starts)
    if isFirst, let remembered, remembered.count == extents.count { extents = remembered }
    remembered = nil
  }

  /// The line at which each segment begins.
  private var starts: [ObjectIdentifier: Int] {
    Dictionary(
      parts.map { ($0.segment.identity, $0.firstLine) }, uniquingKeysWith: { first, _ in first })
  }

  /// Puts rows into lines; `starts` are the lines at which the segments began whose lengths are known.
  private func arrange(_ segments: [RowSegment], from starts: [ObjectIdentifier: Int]) {
    var lengths: [Float] = []
    var made: [Part] = []
    for segment in segments {
      let lineCount = (segment.count + columns(of: segment) - 1) / columns(of: segment)
      made.append(
        Part(segment: segment, firstLine: lengths.count, lineCount: lineCount))
      appendLengths(of: segment, lineCount, from: starts[segment.identity], to: &lengths)
    }
    parts = made
    markSections()
    extents.replace(with: lengths)
    updateHeaders()
  }

  private func columns(of segment: RowSegment) -> Int { segment.role == .row ? columns : 1 }

  /// The lengths of a segment's lines, as far as they were known before.
  private func appendLengths(
    of segment: RowSegment, _ lineCount: Int, from start: Int?, to lengths: inout [Float]
  ) {
    guard let start else {
      lengths.append(contentsOf: repeatElement(.nan, count: lineCount))
      return
    }
    let known = extents.lengths
    guard case .source(let source) = segment, let changes = source.changes else {
      let range = min(start, known.count)..<min(start + lineCount, known.count)
      lengths.append(contentsOf: known[range])
      lengths.append(contentsOf: repeatElement(.nan, count: lineCount - range.count))
      return
    }
    for line in 0..<lineCount {
      let earlier = changes.previousIndex(of: line * columns)
      let isWhole = earlier.map { $0 % columns == 0 } ?? false
      let index = start + (earlier ?? 0) / columns
      lengths.append(isWhole && index < known.count ? known[index] : .nan)
    }
  }

  /// Notes which rows begin and end their section.
  private func markSections() {
    var (hasLines, hasRows) = (false, false)
    for index in parts.indices where parts[index].lineCount > 0 {
      defer { hasLines = true }
      if parts[index].segment.role == .header { parts[index].needsGap = hasLines }
      guard parts[index].segment.role == .row else { continue }
      let before = index > 0 ? parts[index - 1].segment : nil
      let after = index + 1 < parts.count ? parts[index + 1].segment : nil
      parts[index].beginsSection = before.map(\.separates) ?? true
      parts[index].endsSection = after.map(\.separates) ?? true
      parts[index].needsGap = hasRows && before?.isBoundary == true
      hasRows = true
    }
  }

  private func updateHeaders() {
    headers = []
    for (index, part) in parts.enumerated() {
      guard case .single(let row) = part.segment, row.role == .header else { continue }
      let next = parts[(index + 1)...].first { $0.segment.role == .header }
      headers.append(
        Header(row: row, line: part.firstLine, endLine: next?.firstLine ?? count))
    }
  }

  /// Forgets what was there before the last change.
  func forgetChanges() {
    previous = nil
    for part in parts { if case .source(let source) = part.segment { source.forgetChanges() } }
  }

  // MARK: Lengths

  /// The lengths, for a container that gets out of sight.
  var savedState: RowExtents { extents }

  /// Begins with lengths as they were when the container got out of sight, so that a scroll view
  /// that goes back to where it was shows what it showed.
  func recall(_ extents: RowExtents) { remembered = extents }

  func forgetLengths() { extents.forget() }

  /// Notes the length of a line, without the space after it.
  func setLength(_ length: CGFloat, _ line: Int) { extents.set(length + spacing, line) }

  /// The length of a line with the space after it.
  package func length(_ line: Int) -> CGFloat { extents.length(line) }

  /// Where a line begins, in the coordinates of the rows.
  package func start(of line: Int) -> CGFloat { top + extents.offset(of: line) }

  /// The line at a place in the coordinates of the rows.
  ///
  /// - Precondition: There is a line.
  func line(at position: CGFloat) -> Int { extents.line(at: position - top) }

  /// The first line in a part of the container whose length is known: one that can be seen now; the
  /// first line of all if there is none.
  func firstMeasuredLine(in span: ClosedRange<CGFloat>) -> Int {
    let first = line(at: span.lowerBound)
    var line = first
    while line < count, start(of: line) < span.upperBound {
      if extents.isMeasured(line) { return line }
      line += 1
    }
    return first
  }

  /// Where the row in a column of a line stood before the last change; nil if it has come with it.
  func previousStart(ofLine line: Int, column: Int) -> CGFloat? {
    guard let previous, let part = part(of: line),
      var earlier = previous.starts[part.segment.identity]
    else { return nil }
    if case .source(let source) = part.segment {
      let index = (line - part.firstLine) * columns + column
      let before = source.changes.map { $0.previousIndex(of: index) } ?? index
      guard let before else { return nil }
      earlier += before / previous.columns
    }
    guard earlier < previous.extents.count else { return nil }
    return previous.top + previous.extents.offset(of: earlier)
  }

  /// The line of the row with an identity, and where it began before the last change; nil without a change, and for
  /// a row that is not there or has come with it.
  /// - Complexity: O(*n*) in the number of rows, after a change.
  func movedLine(of identity: AnyHashable) -> (line: Int, start: CGFloat)? {
    guard previous != nil else { return nil }
    for part in parts {
      guard case .source(let source) = part.segment, let index = source.index(of: identity) else {
        continue
      }
      let line = part.firstLine + index / columns
      return previousStart(ofLine: line, column: index % columns).map { (line, $0) }
    }
    return nil
  }

  // MARK: Rows

  func part(of line: Int) -> Part? {
    var low = 0
    var high = parts.count
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].firstLine + parts[middle].lineCount <= line {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < parts.count ? parts[low] : nil
  }

  /// The rows of a line, made now if they are not there.
  func rows(ofLine line: Int) -> [RowNode] {
    guard let part = part(of: line) else { return [] }
    switch part.segment {
    case .single(let row): return [row]
    case .boundary: return []
    case .source(let source):
      let first = (line - part.firstLine) * columns
      return (first..<min(first + columns, source.rowCount)).map { source.row(at: $0) }
    }
  }

  /// Calls `body` with the rows of each line there would be in so many columns, made now if they are not
  /// there.
  func forEachLine(ofColumns columns: Int, _ body: ([RowNode]) -> Void) {
    for part in parts {
      switch part.segment {
      case .single(let row): body([row])
      case .boundary: break
      case .source(let source):
        for first in stride(from: 0, to: source.rowCount, by: columns) {
          body((first..<min(first + columns, source.rowCount)).map { source.row(at: $0) })
        }
      }
    }
  }

  /// Calls `body` with the rows that are there, each with its line.
  package func forEachMadeRow(_ body: (Int, RowNode) -> Void) {
    for part in parts {
      switch part.segment {
      case .single(let row): body(part.firstLine, row)
      case .source(let source):
        source.forEachMadeRow { body(part.firstLine + $0 / columns, $1) }
      case .boundary: break
      }
    }
  }

  /// Calls `body` with each loop whose rows stand here.
  package func forEachSource(_ body: (any RowSource) -> Void) {
    for part in parts { if case .source(let source) = part.segment { body(source) } }
  }

  /// The loop that a line's rows belong to, and the position of the first of them in it.
  package func source(ofLine line: Int) -> (source: any RowSource, index: Int)? {
    guard let part = part(of: line), case .source(let source) = part.segment else { return nil }
    return (source, (line - part.firstLine) * columns)
  }

  /// The number of rows that are there.
  var madeCount: Int {
    var count = 0
    forEachMadeRow { _, _ in count += 1 }
    return count
  }

  /// The column in which a row of a line stands.
  func column(of row: RowNode, _ line: Int) -> Int {
    guard let part = part(of: line), case .source(let source) = part.segment else { return 0 }
    var column = 0
    source.forEachMadeRow { index, made in if made === row { column = index % columns } }
    return column
  }

  /// Lets rows go for which `condition` holds.
  /// - Returns: whether there were any.
  func discardRows(where condition: (Int, RowNode) -> Bool) -> Bool {
    var hasDiscarded = false
    for part in parts {
      guard case .source(let source) = part.segment else { continue }
      var indices: [Int] = []
      source.forEachMadeRow { index, row in
        if condition(part.firstLine + index / columns, row) { indices.append(index) }
      }
      for index in indices { source.discardRow(at: index) }
      hasDiscarded = hasDiscarded || !indices.isEmpty
    }
    return hasDiscarded
  }

  /// The row before or after a row, made if it is not there; nil at the ends.
  package func row(atLine line: Int) -> RowNode? {
    guard line >= 0, line < count else { return nil }
    return rows(ofLine: line).first
  }
}

extension LazyLines {
  /// The line of a row of a source.
  func line(of index: Int, in source: any RowSource) -> Int? {
    parts.first { $0.segment.identity == ObjectIdentifier(source) }
      .map { $0.firstLine + index / columns }
  }

  /// Where in its section a line stands.
  package func position(ofLine line: Int) -> RowPosition {
    guard let part = part(of: line) else { return RowPosition() }
    let isFirst = line == part.firstLine
    return RowPosition(
      isFirst: isFirst && part.beginsSection,
      isLast: line == part.firstLine + part.lineCount - 1 && part.endsSection,
      needsGap: isFirst && part.needsGap, isOdd: (line - part.firstLine) % 2 == 1)
  }
}

extension RowSegment {
  /// What tells the segment from others, from one change to the next.
  @MainActor var identity: ObjectIdentifier {
    switch self {
    case .single(let row): ObjectIdentifier(row)
    case .source(let source): ObjectIdentifier(source)
    case .boundary(let section): ObjectIdentifier(section)
    }
  }

  @MainActor var isBoundary: Bool { if case .boundary = self { true } else { false } }
  /// Whether what comes before and what comes after belong to different sections.
  @MainActor var separates: Bool { isBoundary || role != .row }
}

/// Where in its section a row stands.
package struct RowPosition: Equatable {
  package var isFirst = false
  package var isLast = false
  /// Whether a section begins with the row, or with the header, below another section.
  package var needsGap = false
  package var isOdd = false

  package init(
    isFirst: Bool = false, isLast: Bool = false, needsGap: Bool = false, isOdd: Bool = false
  ) {
    self.isFirst = isFirst
    self.isLast = isLast
    self.needsGap = needsGap
    self.isOdd = isOdd
  }
}
