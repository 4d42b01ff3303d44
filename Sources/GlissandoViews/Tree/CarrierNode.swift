import GlissandoMotion

/// Stands around a view and carries a value, which views below find on their way up.
package final class CarrierNode<Value>: ViewNode {
  package var value: Value
  /// The view inside; nil only while the node is being made.
  package var content: ViewNode?
  /// Takes a new value of the view that the node was made for.
  package var takeView: (@MainActor (UnsafeRawPointer, CarrierNode) -> Void)?

  package init(_ value: Value, _ context: NodeContext) {
    self.value = value
    super.init(context)
  }

  package override func update<V: View>(_ view: V) {
    withRawPointer(to: view) { takeView?($0, self) }
  }

  package override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }
}
