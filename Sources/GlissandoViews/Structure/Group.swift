/// Several views to which modifiers apply one by one.
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  /// Groups the views that `content` lists.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  package static var isMultiple: Bool { true }

  package func makeNode(in context: NodeContext) -> ViewNode {
    let node = WholeNode(context)
    node.content = context.below(node).makeNode(content)
    node.updateFromView = ViewUpdate { [unowned node] (view: Self, _) in
      node.content?.update(view.content)
    }
    return node
  }
}
