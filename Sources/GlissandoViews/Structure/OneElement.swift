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
