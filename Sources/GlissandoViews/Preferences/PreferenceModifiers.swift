import GlissandoMotion

// What views hand to those around.

extension View {
  /// Hands a value to the views around.
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(PreferenceWriter<K> { $0 = value })
  }

  /// Changes the value that the views inside hand to those around.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceWriter<K>(change: callback))
  }

  /// Hands a value that is made of an anchor of the view to the views around.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorWriter<K> { current, node in current = transform(value.make(node)) })
  }

  /// Changes the value that the views inside hand to those around, given an anchor of the view.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorWriter<K> { current, node in transform(&current, value.make(node)) })
  }

  /// Runs an action when the value that the views inside hand out has changed, and with the first
  /// one.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceObserver<K>(action: action))
  }

  /// Puts a view in front that is made of the value that the views inside hand out.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    overlayPreferenceValue(key, alignment: .center, transform)
  }

  /// Puts views in front that are made of the value that the views inside hand out.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    OneElement(self)
      .modifier(PreferenceLayer<K, V>(alignment: alignment, isInFront: true, transform: transform))
  }

  /// Puts a view behind that is made of the value that the views inside hand out.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    backgroundPreferenceValue(key, alignment: .center, transform)
  }

  /// Puts views behind that are made of the value that the views inside hand out.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    OneElement(self)
      .modifier(PreferenceLayer<K, V>(alignment: alignment, isInFront: false, transform: transform))
  }
}

/// Sets or changes a value for the views around.
@usableFromInline
nonisolated struct PreferenceWriter<K: PreferenceKey>: WholeModifier {
  /// Changes the value of the views inside.
  let change: (inout K.Value) -> Void
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> WholeNode {
    PreferenceWriterNode(self, context)
  }
}

/// Sets or changes a value that is made of the place of an element.
@usableFromInline
nonisolated struct AnchorWriter<K: PreferenceKey>: PrimitiveModifier {
  /// Changes the value of the views inside, given the element that the modifier is put on.
  let change: (inout K.Value, LayoutNode) -> Void
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    AnchorWriterNode(self, context)
  }
}

/// Calls an action with the value of the views inside.
@usableFromInline
nonisolated struct PreferenceObserver<K: PreferenceKey>: WholeModifier where K.Value: Equatable {
  let action: (K.Value) -> Void
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> WholeNode {
    PreferenceObserverNode(self, context)
  }
}

/// Shows a view that is made of the value of the views inside.
@usableFromInline
nonisolated struct PreferenceLayer<K: PreferenceKey, Layer: View>: PrimitiveModifier {
  let alignment: Alignment
  let isInFront: Bool
  let transform: (K.Value) -> Layer
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    PreferenceLayerNode(self, context)
  }

  /// What the layer is: the views that are made of a value, one above the other.
  typealias Pile = LayoutView<ZStackLayout, Layer>

  @MainActor func pile(_ value: K.Value) -> Pile {
    LayoutView(layout: ZStackLayout(alignment: alignment), content: transform(value))
  }
}
