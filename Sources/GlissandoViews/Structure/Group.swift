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
    node.updateFromView = { [unowned node] pointer, _ in
      node.content?.update(pointer.assumingMemoryBound(to: Self.self).pointee.content)
    }
    return node
  }
}
