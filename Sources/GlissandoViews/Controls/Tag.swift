import GlissandoMotion

/// The value that a view stands for in a picker.
struct TagKey: LayoutValueKey {
  static var defaultValue: Tag? { nil }
}

// Unchecked: only compared on the main thread, where views are.
/// A value whose type is hidden.
struct Tag: Equatable, @unchecked Sendable {
  let value: AnyHashable

  /// The value as a type of selection; an optional one takes the value that it wraps.
  func value<Selection>(as type: Selection.Type) -> Selection? { value.base as? Selection }
}

extension View {
  /// Says which value the view stands for in a picker.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
    layoutValue(key: TagKey.self, value: Tag(value: AnyHashable(tag)))
  }
}
