import GlissandoMotion

/// Stands around a view and carries a value, which views below find on their way up.
final class CarrierNode<Value>: ViewNode {
  var value: Value
  /// The view inside; nil only while the node is being made.
  var content: ViewNode?
  /// Takes a new value of the view that the node was made for.
  var takeView: (@MainActor (UnsafeRawPointer, CarrierNode) -> Void)?

  init(_ value: Value, _ context: NodeContext) {
    self.value = value
    super.init(context)
  }

  override func update<V: View>(_ view: V) {
    withRawPointer(to: view) { takeView?($0, self) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
}
