import Foundation
import GlissandoViews

/// What people may do with the rows of a loop.
struct RowActions {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}

extension RowLoop {
  /// What people may do with the rows: as the loop was made, and as modifiers around it say.
  var actions: RowActions {
    var actions = attachment as? RowActions ?? RowActions()
    var ancestor = parent
    while let node = ancestor, !(node is LayoutNode) {
      if let editable = node as? CarrierNode<RowActions> {
        actions.delete = actions.delete ?? editable.value.delete
        actions.move = actions.move ?? editable.value.move
      }
      ancestor = node.parent
    }
    return actions
  }
}
