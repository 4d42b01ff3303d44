/// How a node takes a newer value of the view that it was made for.
///
/// A class cannot be generic over each view that it is the node of: it keeps this instead, which knows the view's type.
@MainActor
package struct ViewUpdate<Node> {
  private let type: Any.Type
  private let take: @MainActor (UnsafeRawPointer, Node) -> Void

  package init<V: View>(_ take: @escaping @MainActor (V, Node) -> Void) {
    type = V.self
    self.take = { pointer, node in take(pointer.assumingMemoryBound(to: V.self).pointee, node) }
  }

  /// Brings a node up to date.
  ///
  /// - Precondition: The value is of the type that the node was made for.
  package func callAsFunction<V: View>(_ view: V, _ node: Node) {
    precondition(V.self == type, "a node made for \(type) was updated with \(V.self)")
    withRawPointer(to: view) { take($0, node) }
  }
}
