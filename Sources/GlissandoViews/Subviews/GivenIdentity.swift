import GlissandoMotion

/// What a program calls a view towards the container around it.
package struct GivenIdentityKey: LayoutValueKey {
  package static var defaultValue: GivenIdentity? { nil }
}

// Unchecked: compared on the main thread.
/// A value whose type is hidden.
package struct GivenIdentity: Equatable, @unchecked Sendable {
  /// The value; that which it wraps, of an optional one, so that both are the same.
  package let value: AnyHashable

  package init(value: AnyHashable) {
    self.value = (value.base as? any OptionalValue)?.wrapped ?? value
  }

  /// The value as a type of selection; an optional one takes the value that it wraps.
  package func value<Selection>(as type: Selection.Type) -> Selection? { value.base as? Selection }
}

private protocol OptionalValue {
  var wrapped: AnyHashable? { get }
}

extension Optional: OptionalValue where Wrapped: Hashable {
  fileprivate var wrapped: AnyHashable? { map { AnyHashable($0) } }
}
