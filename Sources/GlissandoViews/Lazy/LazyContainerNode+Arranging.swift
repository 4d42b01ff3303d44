package import Foundation
import GlissandoMotion

/// Which lines of a lazy container are made, and where their rows are placed.
extension LazyContainerNode {
  /// How far in points beyond what can be seen rows are made.
  ///
  /// `leastMargin` is how far at least they are to be there: the difference is what one frame makes
  /// when content moves slowly. More makes fewer but longer frames.
  private static let margin: CGFloat = 112
  static let leastMargin: CGFloat = 64

  /// After a jump all rows in sight are new, and those around them can wait until the content moves.
  private func margin(around visible: ClosedRange<CGFloat>) -> CGFloat {
    guard let covered, !covered.overlaps(visible) else { return Self.margin }
    return 0
  }

  /// Makes, measures and places the lines in sight.
  /// - Returns: whether rows were made.
  func arrangeLines(_ isAnimated: Bool) -> Bool {
    guard lines.count > 0 else {
      madeLines = 0..<0
      covered = nil
      return false
    }
    if case .view(let identity) = scroll?.held?.subject, let moved = lines.movedLine(of: identity) {
      keep(moved.start, moved.line)
    }
    let visible = visibleSpan
    let margin = margin(around: visible)
    let anchor = lines.firstMeasuredLine(in: visible)
    let anchorStart = lines.start(of: anchor)
    let madeBefore = lines.madeCount
    if crossLength != nil { measureMadeRows() }
    measurePinnedHeader(above: visible.lowerBound - margin)
    madeLines = measureLines(from: visible.lowerBound - margin, to: visible.upperBound + margin)
    keep(anchorStart, anchor)
    for line in madeLines { place(line: line, isAnimated) }
    placeOthers()
    covered = span(of: madeLines)
    return lines.madeCount != madeBefore
  }

  /// Measures the lines between two places.
  private func measureLines(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = lines.line(at: start)
    var line = first
    var position = lines.start(of: first)
    while line < lines.count, position < end {
      measure(line: line)
      position += lines.length(line)
      line += 1
    }
    return first..<line
  }

  /// What lines cover: the first and the last one all that is beyond them.
  private func span(of made: Range<Int>) -> ClosedRange<CGFloat> {
    let start = made.lowerBound == 0 ? -CGFloat.infinity : lines.start(of: made.lowerBound)
    let end = made.upperBound == lines.count ? .infinity : lines.start(of: made.upperBound)
    return start...max(end, start)
  }

  /// Measures the header that stays in sight above a place: its own may be far away.
  private func measurePinnedHeader(above place: CGFloat) {
    guard isPinning, let header = lines.headers.last(where: { lines.start(of: $0.line) <= place })
    else { return }
    measure(line: header.line)
  }

  /// Changes what is known of the lines, and leaves the first one that can be seen where it is.
  func keepingFirstLine(_ change: () -> Void) {
    guard lines.count > 0, covered != nil else { return change() }
    let line = lines.firstMeasuredLine(in: visibleSpan)
    let start = lines.start(of: line)
    change()
    keep(start, line)
  }

  /// Moves the origin so that a line that can be seen stays where it is.
  private func keep(_ start: CGFloat, _ line: Int) {
    let shift = lines.start(of: line) - start
    guard shift != 0, let scroll else { return }
    lines.top -= shift
    scroll.shift(by: shift, axis)
  }

  private func place(line: Int, _ isAnimated: Bool) {
    let start = lines.start(of: line) + displacement(ofLine: line)
    let length = lines.length(line) - spacing
    for (column, row) in lines.rows(ofLine: line).enumerated() {
      let proposal = proposal(row, column: column)
      let frame = frame(of: row, column, start, length)
      row.cellAlignment = row.role == .row ? columns[column].alignment : nil
      if isAnimated, !row.isPlaced, let previous = lines.previousStart(ofLine: line, column: column)
      {
        // It was there, out of sight: it comes from where it was.
        var earlier = frame
        earlier.origin[axis] = previous
        row.place(in: earlier, proposal: proposal)
      }
      row.place(in: frame, proposal: proposal)
    }
  }

  /// Rows that are still there although they have got out of sight: they glide out.
  private func placeOthers() {
    lines.forEachMadeRow { line, row in
      guard !madeLines.contains(line) else { return }
      let column = lines.column(of: row, line)
      row.place(
        in: frame(
          of: row, column, lines.start(of: line) + displacement(ofLine: line),
          lines.length(line) - spacing),
        proposal: proposal(row, column: column))
    }
  }

  private func frame(
    of row: RowNode, _ column: Int, _ start: CGFloat, _ length: CGFloat
  ) -> CGRect {
    var origin = CGPoint.zero
    var size = CGSize.zero
    origin[axis] = start
    size[axis] = max(length, 0)
    let isCell = row.role == .row && settings.items != nil
    origin[axis.other] = isCell ? columns[column].start : 0
    size[axis.other] = isCell ? columns[column].length : crossLength ?? 0
    return CGRect(origin: origin, size: size)
  }

  /// Where a line is, or is thought to be, in the coordinates of the rows.
  package func expectedFrame(ofLine line: Int) -> CGRect {
    var origin = CGPoint.zero
    var size = CGSize.zero
    origin[axis] = lines.start(of: line)
    size[axis] = lines.length(line) - spacing
    size[axis.other] = crossLength ?? 0
    return CGRect(origin: origin, size: size)
  }

  /// Lets rows go that are out of sight and at rest.
  func discard(_ isAnimated: Bool) {
    guard !isAnimated else { return }
    let focus = tree.focus?.current
    let discarded = lines.discardRows { line, row in
      guard !madeLines.contains(line), !row.isGliding, !isHeld(row) else { return false }
      return focus?.isInside(row) != true
    }
    if discarded { changedRows() }
  }
}
