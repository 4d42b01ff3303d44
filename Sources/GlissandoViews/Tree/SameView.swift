/// Reinterprets a view as the type that a node was made for.
///
/// The static types agree by construction (a parent updates the child that it made from the same
/// static type), so a dynamic cast in every update would only cost.
@inline(__always)
package func sameView<V: View, T>(_ view: V, as type: T.Type) -> T {
  precondition(V.self == T.self, "a node made for \(T.self) was updated with \(V.self)")
  return withRawPointer(to: view) { $0.assumingMemoryBound(to: T.self).pointee }
}

/// A value as the type that it has, if that is the one asked for.
///
/// As a dynamic cast to the very type would say it, which is slower.
@inline(__always)
func sameValue<Value, T>(_ value: Value, as type: T.Type) -> T? {
  guard Value.self == T.self else { return nil }
  return withRawPointer(to: value) { $0.assumingMemoryBound(to: T.self).pointee }
}
