import GlissandoMotion

// Values that views hand to the layout around.

extension View {
  /// Hands a value to the layout around.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}

@usableFromInline
nonisolated struct LayoutValueModifier<K: LayoutValueKey>: PrimitiveModifier {
  var value: K.Value
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    LayoutValueNode(self, context)
  }
}

private final class LayoutValueNode<K: LayoutValueKey>: ModifierNode<LayoutValueModifier<K>> {
  override func modifierChanged(from previous: LayoutValueModifier<K>) {
    if !areEqualValues(previous.value, modifier.value) { invalidateContainerLayout() }
  }

  override func layoutValue<Other: LayoutValueKey>(_ key: Other.Type) -> Other.Value? {
    key == K.self ? modifier.value as? Other.Value : super.layoutValue(key)
  }
}
