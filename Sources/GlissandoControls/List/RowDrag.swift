import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// A row of a list that a person drags to another place among those of its loop.
///
/// Nothing is moved in the data before it is let go: until then the other rows make way.
struct RowDrag {
  let source: any RowSource
  let row: ListRow
  /// The place of the row among those of its loop.
  let index: Int
  /// The line of the loop's first row.
  let firstLine: Int
  /// Where in the row the pointer holds it, in points from its beginning.
  let grip: CGFloat
  /// The pointer, in window points.
  var pointer: CGPoint
  /// The place at which the row would be now.
  var target: Int

  var line: Int { firstLine + index }
  var targetLine: Int { firstLine + target }
}

extension ListBehavior {
  /// How far in points a press on a row moves before it takes the row along: less than what scrolls.
  static let dragSlop = 6.0

  /// Whether there are rows that can be moved.
  var hasMovableRows: Bool {
    var isMovable = false
    lines.forEachSource { if $0.actions.move != nil { isMovable = true } }
    return isMovable
  }

  /// Takes the row at a point along, if it can be moved.
  /// - Returns: whether it can.
  func beginDrag(at start: CGPoint, to point: CGPoint) -> Bool {
    guard let position = rowPosition(of: start) else { return false }
    var found: RowDrag?
    lines.forEachMadeRow { line, row in
      guard found == nil, row.role == .row, let decoration = row.decoration as? ListRow,
        row.hitTest(start) != nil, let (source, index) = lines.source(ofLine: line),
        source.actions.move != nil, row.isMovable
      else { return }
      found = RowDrag(
        source: source, row: decoration, index: index, firstLine: line - index,
        grip: position - row.shownOrigin[container.axis], pointer: point, target: index)
    }
    guard let found else { return false }
    drag = found
    found.row.lift()
    container.heldRowChanged()
    return true
  }

  /// Brings the row to where the pointer is, and the others out of its way.
  func followDrag(to point: CGPoint) {
    drag?.pointer = point
    updateDrag()
  }

  /// Finds the place among the others that the row covers by more than half.
  func updateDrag() {
    guard let drag, let position = rowPosition(of: drag.pointer) else { return }
    let start = position - drag.grip
    let end = start + lines.length(drag.line)
    let last = drag.source.rowCount - 1
    var target = drag.index
    while target < last, end > middle(ofLine: drag.firstLine + target + 1) { target += 1 }
    while target > 0, start < middle(ofLine: drag.firstLine + target - 1) { target -= 1 }
    let isOther = target != drag.target
    self.drag?.target = target
    withTransaction(Transaction(animation: isOther ? Self.editing : nil)) {
      tree.record { [weak container] in container?.invalidateLayout() }
    }
    container.scroll?.reveal(drag.row.row.frame.applying(container.transformToScroll))
  }

  private func middle(ofLine line: Int) -> CGFloat {
    lines.start(of: line) + lines.length(line) / 2
  }

  /// Lets the row go where it is, or back to where it was.
  func endDrag(isCancelled: Bool) {
    guard let drag else { return }
    self.drag = nil
    if drag.row.isAlive { drag.row.letGo() }
    withAnimation(Self.editing) {
      tree.record { [weak container] in
        container?.heldRowChanged()
        container?.invalidateLayout()
      }
      guard !isCancelled, drag.target != drag.index else { return }
      // The target is counted before the row is taken out.
      let target = drag.target > drag.index ? drag.target + 1 : drag.target
      drag.source.actions.move?([drag.index], target)
    }
  }

  /// A window point along the list, in the coordinates of the rows.
  private func rowPosition(of point: CGPoint) -> CGFloat? {
    container.renderState.context.layoutPoint(at: point).map {
      $0.applying(container.contentTransform.inverted())[container.axis]
    }
  }

  /// How far the rows of a line are from where they belong, while one is dragged.
  func dragDisplacement(ofLine line: Int) -> CGFloat {
    guard let drag else { return 0 }
    if line == drag.line {
      guard let position = rowPosition(of: drag.pointer) else { return 0 }
      return position - drag.grip - lines.start(of: line)
    }
    let length = lines.length(drag.line)
    if line > drag.line, line <= drag.targetLine { return -length }
    if line < drag.line, line >= drag.targetLine { return length }
    return 0
  }
}
