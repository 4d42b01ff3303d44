// Marks what a program shows, where something else is put around it.

extension View {
  /// Says that the view is all that a program shows in the window: what we put around it, such as a frame
  /// or a band, does not come between it and the keys that nobody has.
  nonisolated package func windowContent() -> some View { modifier(WindowContentModifier()) }
}

@usableFromInline
nonisolated struct WindowContentModifier: PrimitiveModifier {
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    let node = ModifierNode(self, context)
    node.tree.content = node
    return node
  }
}
