import GlissandoDrawing
import Synchronization

/// Where Cairo may be told that only some rows of something are seen.
///
/// Where edges cross, and where shapes lie within others, what it finds in a row depends on the rows that it has drawn
/// before: cut elsewhere, single pixels would be others.
enum RowCutting {
  /// Nowhere: it always draws all there is.
  case nowhere
  /// Between bands of rows that are the same for whatever is seen, and for every number of cores.
  case betweenBands
  case anywhere

  /// What can be cut of a content that has one colour, or is a cover, under clips.
  init(_ content: DisplayContent, under clips: [Clip] = []) {
    guard clips.isEmpty else {
      self = .nowhere
      return
    }
    switch content.kind {
    case .fill(let path, _): self.init(path)
    // Letters may have contours that overlap.
    case .text: self = .betweenBands
    // A line crosses itself where it turns, and of dashes Cairo leaves some out.
    case .stroke, .image, .commands: self = .nowhere
    }
  }

  /// What can be cut of a path that is filled.
  init(_ path: Path) {
    switch path.storage {
    case .empty, .rect, .ellipse, .roundedRect: self = .anywhere
    case .elements: self = .nowhere
    }
  }
}

extension Cores {
  /// Cairo draws fewer pixels than this before another core has woken up.
  private static let leastDrawnArea = 1 << 17
  private static let bandHeight = 64

  /// Lets Cairo draw what lies in some rows: much of it on all cores, each of which draws all there is and is told which
  /// rows are its own.
  ///
  /// - Parameters:
  ///   - rows: What is seen.
  ///   - all: All rows that there are, with which bands begin.
  ///   - width: The pixels of a row that are drawn.
  ///   - body: Draws rows, not fewer than are seen, and tells whether it could.
  /// - Returns: Whether all could be drawn.
  func drawRows(
    _ rows: Range<Int>, of all: Range<Int>, width: Int, _ cutting: RowCutting,
    _ body: (Range<Int>) -> Bool
  ) -> Bool {
    let hasFailed = Atomic(false)
    func draw(_ rows: Range<Int>) {
      if !body(rows) { hasFailed.store(true, ordering: .relaxed) }
    }
    let isShared = width * rows.count >= Self.leastDrawnArea
    switch cutting {
    case .nowhere: draw(all)
    case .anywhere: shareRows(rows.count, isShared) { draw($0.shifted(by: rows.lowerBound)) }
    case .betweenBands:
      func band(of row: Int) -> Int { (row - all.lowerBound) / Self.bandHeight }
      let bands = band(of: rows.lowerBound)..<band(of: rows.upperBound - 1) + 1
      // In turns: most of the work may lie in a few of them.
      share(isShared) { part, count in
        for band in stride(from: bands.lowerBound + part, to: bands.upperBound, by: count) {
          let first = all.lowerBound + band * Self.bandHeight
          draw(first..<min(first + Self.bandHeight, all.upperBound))
        }
      }
    }
    return !hasFailed.load(ordering: .relaxed)
  }
}

extension Range<Int> {
  fileprivate func shifted(by distance: Int) -> Range {
    lowerBound + distance..<upperBound + distance
  }
}
