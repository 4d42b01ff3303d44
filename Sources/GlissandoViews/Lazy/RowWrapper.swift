/// Makes rows of the elements of a lazy container.
///
/// It is the outermost wrapper: all modifiers that are put on several rows at once lie inside.
@MainActor
final class RowWrapper: ElementWrapper {
  private unowned let container: LazyContainerNode
  private let role: RowRole

  init(_ container: LazyContainerNode, role: RowRole = .row) {
    self.container = container
    self.role = role
  }

  var belongsToContainer: Bool { true }

  func with(_ role: RowRole) -> RowWrapper { RowWrapper(container, role: role) }

  func wrap(
    in context: NodeContext, _ content: @escaping @MainActor (NodeContext) -> ViewNode
  ) -> ViewNode {
    let row = container.makeRow(context, role)
    row.content = content(NodeContext(parent: row))
    return row
  }
}
