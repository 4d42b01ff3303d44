import GlissandoMotion

/// A view as one element: several stand below each other.
nonisolated struct OneElement<Content: View>: View, PrimitiveView {
  let content: Content

  @MainActor func makeNode(in context: NodeContext) -> ViewNode {
    let isSeveral = ViewKinds.isMultiple(Content.self, in: ContentPlace(below: context.parent))
    let node = OneElementNode<Content>(context, isSeveral: isSeveral)
    let inner = NodeContext(parent: node)
    node.content = isSeveral ? inner.makeNode(VStack { content }) : inner.makeNode(content)
    return node
  }
}

private final class OneElementNode<Content: View>: ContentNode {
  private let isSeveral: Bool

  init(_ context: NodeContext, isSeveral: Bool) {
    self.isSeveral = isSeveral
    super.init(context)
  }

  override func update<V: View>(_ view: V) {
    let view = sameView(view, as: OneElement<Content>.self).content
    if isSeveral { content?.update(VStack { view }) } else { content?.update(view) }
  }

  override var isNamedInPaths: Bool { false }
}

/// Makes one element of a view whose type does not say how many it stands for.
///
/// What a style returns is hidden behind `AnyView`; a control is one element all the same, so that
/// modifiers on it apply once.
nonisolated struct SingleView<Content> {
  let content: Content

  init(_ content: Content) { self.content = content }
}

extension SingleView: View, PrimitiveView where Content: View {
  @MainActor func makeNode(in context: NodeContext) -> ViewNode {
    let node = SingleNode<Content>(context)
    node.content = NodeContext(parent: node).makeNode(content)
    return node
  }
}

private final class SingleNode<Content: View>: ContentNode {
  override func update<V: View>(_ view: V) {
    content?.update(sameView(view, as: SingleView<Content>.self).content)
  }
}
