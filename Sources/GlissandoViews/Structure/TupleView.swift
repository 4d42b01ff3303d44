/// Several views side by side, as a closure lists them.
public nonisolated struct TupleView<each Content> {
  let content: (repeat each Content)

  nonisolated init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }
}

extension TupleView: View, PrimitiveView where repeat each Content: View {
  @MainActor package static var isMultiple: Bool { true }

  @MainActor package func makeNode(in context: NodeContext) -> ViewNode {
    let node = TupleNode(context) { pointer, children in
      pointer.assumingMemoryBound(to: Self.self).pointee.update(children)
    }
    var childContext = NodeContext(parent: node)
    childContext.wrappers = context.wrappers
    for view in repeat each content { node.children.append(childContext.makeNode(view)) }
    return node
  }

  @MainActor
  private func update(_ children: [ViewNode]) {
    var index = 0
    for view in repeat each content {
      children[index].update(view)
      index += 1
    }
  }
}

final class TupleNode: ViewNode {
  fileprivate(set) var children: [ViewNode] = []
  /// Knows the tuple's type, which a class cannot be generic over.
  private let updateChildren: @MainActor (UnsafeRawPointer, [ViewNode]) -> Void

  init(
    _ context: NodeContext,
    _ updateChildren: @escaping @MainActor (UnsafeRawPointer, [ViewNode]) -> Void
  ) {
    self.updateChildren = updateChildren
    super.init(context)
  }

  override func update<V: View>(_ view: V) {
    withRawPointer(to: view) { updateChildren($0, children) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    for child in children { body(child) }
  }
}
