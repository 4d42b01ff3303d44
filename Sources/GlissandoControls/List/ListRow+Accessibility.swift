import GlissandoViews

/// A row of a list for those who do not see it: it can be chosen, opened and closed, and does what it offers.
extension ListRow: AccessibleNode {
  private static let deleting = "Delete"
  private static let showingMenu = "Show Menu"
  private static let expanding = "Expand"
  private static let collapsing = "Collapse"

  private var isSelectable: Bool { list.selectionValue(of: row) != nil }

  /// What is all of a row and a control is told by itself.
  var accessible: (any AccessibleNode)? {
    isSelectable || isInTree || isWorked && !hasFocusableContent ? self : nil
  }

  var accessibleDescription: AccessibleDescription {
    let isOpen = disclosure?.isOpen
    return AccessibleDescription(.row, value: isOpen.map { $0 ? "expanded" : "collapsed" })
  }

  var isOperable: Bool { environment.isEnabled }

  var accessibleStates: AccessibleStates {
    var states: AccessibleStates = []
    if isSelectable { states.formUnion([.selectable, .pressable]) }
    if list.isSelected(row) { states.insert(.selected) }
    if let isOpen = disclosure?.isOpen {
      states.formUnion([.expandable, .pressable])
      if isOpen { states.insert(.expanded) }
    }
    return states
  }

  var accessibleActions: [String] {
    var actions: [String] = []
    if let isOpen = disclosure?.isOpen { actions.append(isOpen ? Self.collapsing : Self.expanding) }
    if hasMenu { actions.append(Self.showingMenu) }
    if list.canDelete(self) { actions.append(Self.deleting) }
    return actions
  }

  func perform(_ action: AccessibleAction) -> Bool {
    switch action {
    case .press where isSelectable: list.select(row, [])
    case .press: return turn(open: !isOpen)
    case .choose(let isChosen) where isSelectable: list.choose(row, isChosen)
    case .named(Self.expanding): return turn(open: true)
    case .named(Self.collapsing): return turn(open: false)
    case .named(Self.showingMenu): return callMenu()
    case .named(Self.deleting) where list.canDelete(self): list.delete(self)
    default: return false
    }
    return true
  }
}
