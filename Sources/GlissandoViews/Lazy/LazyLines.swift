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

  /// Where rows begin.
  struct Place: Equatable {
    var line = 0
    /// How many rows of those before them stand in that line, too: in grids they follow each other without a break.
    var column = 0
  }

  /// Rows that stand one after the other, where they begin, and the number of lines in which they stand.
  struct Part {
    let segment: RowSegment
    let start: Place
    let lineCount: Int
    var firstLine: Int { start.line }
    var endLine: Int { start.line + lineCount }
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
    (starts: [ObjectIdentifier: Place], extents: RowExtents, columns: Int, top: CGFloat)?
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

  /// Where each segment begins.
  private var starts: [ObjectIdentifier: Place] {
    Dictionary(
      parts.map { ($0.segment.identity, $0.start) }, uniquingKeysWith: { first, _ in first })
  }

  /// Puts rows into lines; `starts` are where the segments began whose lengths are known.
  private func arrange(_ segments: [RowSegment], from starts: [ObjectIdentifier: Place]) {
    var lengths: [Float] = []
    var made: [Part] = []
    // How many rows stand in the last line, where more can follow.
    var taken = 0
    for segment in segments {
      if segment.separates { taken = 0 }
      let part = part(of: segment, after: taken, lineCount: lengths.count)
      made.append(part)
      appendLengths(of: part, from: starts[segment.identity], to: &lengths)
      if segment.role == .row { taken = (taken + segment.count) % columns }
    }
    parts = made
    markSections()
    extents.replace(with: lengths)
    updateHeaders()
  }

  /// Where a segment stands after so many rows in the last of so many lines.
  private func part(of segment: RowSegment, after taken: Int, lineCount: Int) -> Part {
    guard segment.role == .row, segment.count > 0 else {
      return Part(segment: segment, start: Place(line: lineCount), lineCount: segment.count)
    }
    let start = Place(line: taken > 0 ? lineCount - 1 : lineCount, column: taken)
    return Part(
      segment: segment, start: start, lineCount: (taken + segment.count + columns - 1) / columns)
  }

  /// Appends the lengths of a part's lines, as far as they were known before and are not there yet.
  private func appendLengths(of part: Part, from start: Place?, to lengths: inout [Float]) {
    let added = lengths.count..<max(part.endLine, lengths.count)
    guard let start, start.column == part.start.column else {
      lengths.append(contentsOf: repeatElement(.nan, count: added.count))
      return
    }
    let known = extents.lengths
    guard case .source(let source) = part.segment, let changes = source.changes else {
      let shift = start.line - part.start.line
      let range =
        min(added.lowerBound + shift, known.count)..<min(added.upperBound + shift, known.count)
      lengths.append(contentsOf: known[range])
      lengths.append(contentsOf: repeatElement(.nan, count: added.count - range.count))
      return
    }
    for line in added {
      let first = (line - part.start.line) * columns - start.column
      let earlier = changes.previousIndex(of: first).map { $0 + start.column }
      let isWhole = earlier.map { $0 % columns == 0 } ?? false
      let index = start.line + (earlier ?? 0) / columns
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
    guard let previous, let part = part(of: line, column: column),
      let start = previous.starts[part.segment.identity]
    else { return nil }
    var index = (line - part.start.line) * columns + column - part.start.column
    if case .source(let source) = part.segment, let changes = source.changes {
      guard let before = changes.previousIndex(of: index) else { return nil }
      index = before
    }
    let earlier = start.line + (start.column + index) / previous.columns
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
      let line = line(of: index, in: part)
      let column = (part.start.column + index) % columns
      return previousStart(ofLine: line, column: column).map { (line, $0) }
    }
    return nil
  }
}

extension LazyLines {
  func line(of index: Int, in source: any RowSource) -> Int? {
    parts.first { $0.segment.identity == ObjectIdentifier(source) }
      .map { $0.firstLine + ($0.start.column + index) / columns }
  }

  /// Where in its section a line stands.
  package func position(ofLine line: Int) -> RowPosition {
    guard let part = part(of: line) else { return RowPosition() }
    let isFirst = line == part.firstLine
    return RowPosition(
      isFirst: isFirst && part.beginsSection,
      isLast: line == part.endLine - 1 && part.endsSection,
      needsGap: isFirst && part.needsGap, isTop: line == 0,
      isOdd: (line - part.firstLine) % 2 == 1)
  }
}
