import GlissandoMotion

/// The modifiers that act as long as any of the views is there that a container has taken apart.
nonisolated struct OnceActions: View {
  struct Action: Identifiable {
    let id: [AnyHashable]
    let view: AnyView
  }

  let actions: [Action]

  /// nil where there are none.
  init?(_ actions: [Action]) {
    guard !actions.isEmpty else { return nil }
    self.actions = actions
  }

  @MainActor var body: some View { ForEach(actions) { $0.view } }
}

/// Data of a loop that brings along what acts for all of its elements.
nonisolated protocol OnceBearing {
  var once: OnceActions? { get }
}

/// A loop over what was taken apart, with that beside it.
final class BesideLoopNode<Loop: View>: WholeNode {
  private let once: (Loop) -> OnceActions?
  private var beside: ViewNode?

  init(
    _ view: Loop, _ context: NodeContext, loop: (NodeContext) -> ViewNode,
    once: @escaping (Loop) -> OnceActions?
  ) {
    self.once = once
    super.init(context)
    content = loop(NodeContext(parent: self))
    beside = NodeContext(parent: self).makeNode(once(view))
  }

  override var debugName: String { "" }

  override func update<V: View>(_ view: V) {
    super.update(view)
    beside?.update(once(sameView(view, as: Loop.self)))
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let beside { body(beside) }
  }
}
