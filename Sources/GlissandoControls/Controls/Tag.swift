public import GlissandoViews

// What a picker or a list knows a view by.

extension View {
  /// Says which value the view stands for in a picker.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
    layoutValue(key: GivenIdentityKey.self, value: GivenIdentity(value: AnyHashable(tag)))
  }
}

extension ContainerValues {
  /// The view's tag, if it has one of a type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { givenIdentity?.base as? V }

  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}
