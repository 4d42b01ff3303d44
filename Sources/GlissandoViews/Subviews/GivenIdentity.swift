import GlissandoMotion

/// What a program calls a view towards the container around it.
struct GivenIdentityKey: LayoutValueKey {
  static var defaultValue: GivenIdentity? { nil }
}

/// A value whose type is hidden.
struct GivenIdentity: Equatable, @unchecked Sendable {  // Unchecked: compared on the main thread.
  let value: AnyHashable

  /// The value as a type of selection; an optional one takes the value that it wraps.
  func value<Selection>(as type: Selection.Type) -> Selection? { value.base as? Selection }
}
