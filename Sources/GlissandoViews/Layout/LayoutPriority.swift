import GlissandoMotion

// Which views of a stack get room first.

extension View {
  /// Sets the priority with which a stack gives space to the view; 0 is the default.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(PriorityModifier(value: value))
  }
}

@usableFromInline
nonisolated struct PriorityModifier: PrimitiveModifier {
  var value: Double
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    PriorityNode(self, context)
  }
}

private final class PriorityNode: ModifierNode<PriorityModifier> {
  override var layoutPriority: Double { modifier.value }
  override func modifierChanged(from previous: PriorityModifier) {
    if previous.value != modifier.value { invalidateContainerLayout() }
  }
}
