import GlissandoMotion

/// Stands around a view and carries a value, which views below find on their way up.
package final class CarrierNode<Value>: WholeNode {
  package var value: Value

  package init(_ value: Value, _ context: NodeContext) {
    self.value = value
    super.init(context)
  }
}
