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
    GroupNode(self, context)
  }
}

private final class GroupNode<Content: View>: ViewNode {
  private var child: ViewNode!

  init(_ view: Group<Content>, _ context: NodeContext) {
    super.init(context)
    var childContext = NodeContext(parent: self)
    childContext.wrappers = context.wrappers
    child = childContext.makeNode(view.content)
  }

  override func update<V: View>(_ view: V) {
    child.update(sameView(view, as: Group<Content>.self).content)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }
}
