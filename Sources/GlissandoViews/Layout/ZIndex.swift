import GlissandoMotion

// Which views lie in front of others.

extension View {
  /// Sets the stacking order among the views of a container; 0 is the default.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(ZIndexModifier(value: value))
  }
}

@usableFromInline
nonisolated struct ZIndexModifier: PrimitiveModifier {
  var value: Double
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    ZIndexNode(self, context)
  }
}

private final class ZIndexNode: ModifierNode<ZIndexModifier> {
  override var zIndex: Double { modifier.value }
  override func modifierChanged(from previous: ZIndexModifier) {
    guard previous.value != modifier.value else { return }
    parent?.nearest { $0 as? ContainerNode }?.stackingOrderChanged()
  }
}
