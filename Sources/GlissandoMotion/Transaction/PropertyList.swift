/// A persistent list of typed values, found by the type of their key.
///
/// Copies share their nodes, so that handing an environment to a thousand children costs a thousand
/// references. A value that is written stands before the one that it hides. Environment,
/// transactions and animation states all keep their values in such a list.
///
/// - Complexity: Reading is O(*n*) in the number of keys at worst; a filter in each node lets most
///   readings of an absent key stop at once.
package struct PropertyList {
  private var head: PropertyNode?

  package init() {}

  /// Whether nothing has been written.
  package var isEmpty: Bool { head == nil }

  /// Whether both lists are the very same nodes; false says nothing about their values.
  package func isIdentical(to other: PropertyList) -> Bool { head === other.head }

  /// The value written for a key, or nil.
  ///
  /// - Parameters:
  ///   - key: The identity of the key's type.
  ///   - type: The type of its value; always the same one for a key.
  package func value<Value>(for key: ObjectIdentifier, as type: Value.Type) -> Value? {
    node(for: key).map { ($0 as! TypedNode<Value>).value }
  }

  /// The value written for a key, or a default.
  ///
  /// Bodies read many keys, most of which nobody wrote: for those nothing is done that depends on
  /// the type of the value.
  func value<Value>(for key: ObjectIdentifier, default value: @autoclosure () -> Value) -> Value {
    guard let node = node(for: key) else { return value() }
    return (node as! TypedNode<Value>).value
  }

  private func node(for key: ObjectIdentifier) -> PropertyNode? {
    let bit = Self.filterBit(key)
    var node = head
    while let current = node, current.filter & bit != 0 {
      if current.key == key { return current }
      node = current.next
    }
    return nil
  }

  /// Writes the value for a key; in place where this list alone owns it and it was written last.
  package mutating func set<Value>(_ value: Value, for key: ObjectIdentifier) {
    if let head, head.key == key {
      if isKnownUniquelyReferenced(&self.head) {
        (head as! TypedNode<Value>).value = value
      } else {
        self.head = TypedNode(key: key, value: value, next: head.next)
      }
      return
    }
    if let head, head.depth >= Self.longestChain { self.head = head.compacted() }
    head = TypedNode(key: key, value: value, next: head)
  }

  /// A chain longer than this is rebuilt without its hidden values before the next writing.
  ///
  /// Larger makes reading slower, smaller makes writing slower.
  private static let longestChain = 48

  fileprivate static func filterBit(_ key: ObjectIdentifier) -> UInt64 {
    // Type metadata is aligned to 8 bytes and often far apart: fold the address, use its low bits.
    let address = UInt64(UInt(bitPattern: key))
    return 1 << (((address >> 4) ^ (address >> 11) ^ (address >> 19)) & 63)
  }
}

private class PropertyNode {
  let key: ObjectIdentifier
  let next: PropertyNode?
  let filter: UInt64
  let depth: Int

  init(key: ObjectIdentifier, next: PropertyNode?) {
    self.key = key
    self.next = next
    filter = PropertyList.filterBit(key) | (next?.filter ?? 0)
    depth = (next?.depth ?? 0) + 1
  }

  func copy(before next: PropertyNode?) -> PropertyNode { fatalError("abstract") }

  /// The same values without the hidden ones, in the same order.
  func compacted() -> PropertyNode? {
    var seen = Set<ObjectIdentifier>()
    var visible: [PropertyNode] = []
    var node: PropertyNode? = self
    while let current = node {
      if seen.insert(current.key).inserted { visible.append(current) }
      node = current.next
    }
    return visible.reversed().reduce(nil) { $1.copy(before: $0) }
  }
}

private final class TypedNode<Value>: PropertyNode {
  var value: Value

  init(key: ObjectIdentifier, value: Value, next: PropertyNode?) {
    self.value = value
    super.init(key: key, next: next)
  }

  override func copy(before next: PropertyNode?) -> PropertyNode {
    TypedNode(key: key, value: value, next: next)
  }
}
