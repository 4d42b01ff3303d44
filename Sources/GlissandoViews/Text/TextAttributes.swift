/// The marks on a piece of text, one of each type.
struct TextAttributes: Equatable {
  private var values: [(type: any TextAttribute.Type, value: any TextAttribute)] = []

  /// The mark of a type; the value of the index only says which.
  subscript<T: TextAttribute>(_: T) -> T? {
    get { self[T.self] }
    set {
      values.removeAll { $0.type == T.self }
      if let newValue { values.append((T.self, newValue)) }
    }
  }

  /// The mark of a type.
  subscript<T: TextAttribute>(type: T.Type) -> T? {
    for entry in values where entry.type == type { return entry.value as? T }
    return nil
  }

  /// Whether both have the same marks; marks that cannot be compared differ unless they hold nothing.
  static func == (lhs: TextAttributes, rhs: TextAttributes) -> Bool {
    guard lhs.values.count == rhs.values.count else { return false }
    for index in lhs.values.indices {
      let (left, right) = (lhs.values[index].value, rhs.values[index].value)
      if !isSame(left, right) { return false }
    }
    return true
  }

  private static func isSame<T: TextAttribute>(_ left: T, _ right: Any) -> Bool {
    guard let right = right as? T else { return false }
    if MemoryLayout<T>.size == 0 { return true }
    guard let left = left as? any Equatable else { return false }
    return isEqual(left, right)
  }

  private static func isEqual<V: Equatable>(_ left: V, _ right: Any) -> Bool {
    (right as? V) == left
  }
}
