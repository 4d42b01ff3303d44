// What is looked into for every leaf of every frame lies in memory of its own: an array is checked for other owners, and
// the object that holds it for overlapping access, each time.

extension UnsafeMutableBufferPointer {
  /// New memory that is filled with an element; whoever asked for it gives it back.
  static func filled(with element: Element, count: Int) -> Self {
    let memory = allocate(capacity: count)
    memory.initialize(repeating: element)
    return memory
  }
}
