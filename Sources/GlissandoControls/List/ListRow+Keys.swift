import Foundation
import GlissandoMotion
import GlissandoViews

/// The keyboard in a row that no selection leads to: it has it itself where there is something to do with the row, and
/// nothing in the row has it.
extension ListRow: FocusTarget, KeyHandler {
  var canFocus: Bool {
    role == .row && environment.isEnabled && list.selectionValue(of: row) == nil && isWorked
      && !hasFocusableContent
  }

  var focusInteractions: FocusInteractions { .edit }

  func focusChanged(_ isFocused: Bool, isVisible: Bool) {
    let isShown = isFocused && isVisible
    guard isShown != isFocusShown else { return }
    withTransaction(Transaction()) {
      tree.record { [weak self] in
        self?.isFocusShown = isShown
        self?.row.requestRender()
      }
    }
  }

  /// Whether there is something to do with the row besides selecting it.
  var isWorked: Bool { isInTree || hasMenu || list.canDelete(self) }

  var hasFocusableContent: Bool {
    row.content.flatMap { tree.focus?.targets(in: $0) }?.isEmpty == false
  }

  func handleKey(_ press: KeyPress) -> Bool {
    guard press.phase != .up, role == .row, environment.isEnabled else { return false }
    if press.callsMenu { return callMenu() }
    let isCurrent = tree.focus?.current === self
    guard isCurrent || isInTree, press.modifiers.subtracting(.capsLock).isEmpty,
      let line = list.line(of: self)
    else { return false }
    switch press.key {
    case .upArrow: return list.leadFocus(from: line, by: -1)
    case .downArrow: return list.leadFocus(from: line, by: 1)
    case .leftArrow, .rightArrow:
      return list.walkTree(from: line, inwards: press.key == .rightArrow) {
        list.leadFocus(from: $0, by: 0)
      }
    case .space, .return: return isCurrent && press.phase == .down && turn(open: !isOpen)
    case .delete, .deleteForward: return isCurrent && list.deleteFocused(self, at: line)
    default: return false
    }
  }
}

extension ListBehavior {
  /// Gives the keyboard to a line, or to the next one in a direction that can have it.
  func leadFocus(from line: Int, by step: Int) -> Bool {
    var line = line + step
    while let row = lines.row(atLine: line) {
      if let target = tree.focus?.targets(in: row).first {
        tree.focus?.set(target, isVisible: true)
        reveal(line: line)
        return true
      }
      guard step != 0 else { return false }
      line += step
    }
    return false
  }

  /// Deletes a row that has the keyboard; the next one has it then, or else the one before.
  func deleteFocused(_ row: ListRow, at line: Int) -> Bool {
    guard canDelete(row) else { return false }
    if !leadFocus(from: line, by: 1) { _ = leadFocus(from: line, by: -1) }
    delete(row)
    return true
  }

  /// Opens the menu of the row that keys go on from.
  func callMenu() -> Bool {
    guard let line = selectedLine, let row = listRow(atLine: line), row.hasMenu else {
      return false
    }
    reveal(line: line)
    return row.callMenu()
  }
}
