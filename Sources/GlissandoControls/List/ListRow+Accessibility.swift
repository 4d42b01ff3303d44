import GlissandoViews

/// A row of a list with a selection, for those who do not see it: it can be chosen, by a press too.
extension ListRow: AccessibleNode {
  var accessible: (any AccessibleNode)? { list.selectionValue(of: row) == nil ? nil : self }
  var controlDescription: ControlDescription { ControlDescription(.row) }
  var isControlEnabled: Bool { environment.isEnabled }

  var accessibleStates: AccessibleStates {
    list.isSelected(row) ? [.selectable, .selected, .pressable] : [.selectable, .pressable]
  }

  func perform(_ action: AccessibleAction) -> Bool {
    switch action {
    case .press: list.select(row, [])
    case .choose(let isChosen): list.choose(row, isChosen)
    default: return false
    }
    return true
  }
}
