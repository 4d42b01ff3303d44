import GlissandoMotion

/// What another module shows by a closure that is run again whenever something that it has read changes.
@MainActor
package protocol DrivenBehavior: NodeBehavior {
  /// What the node is called in paths and messages.
  var debugName: String { get }
  /// Takes a new value of the view that the node was made for.
  func update<V: View>(_ view: V)
  /// Says by `EvaluatingNode.show(_:)` what there is to be seen.
  func evaluate()
}

/// A node whose content a behavior describes.
package final class DrivenKit<B: DrivenBehavior>: EvaluatingNode {
  private var behavior: B?

  /// Makes the node, and evaluates for the first time.
  package init(_ context: NodeContext, _ make: (DrivenKit) -> B) {
    super.init(context)
    behavior = make(self)
    establish()
  }

  override var debugName: String { behavior?.debugName ?? super.debugName }
  package override func update<V: View>(_ view: V) { behavior?.update(view) }
  override func evaluateBody() { behavior?.evaluate() }

  override func willDestroy() {
    behavior?.willDestroy()
    behavior = nil
    super.willDestroy()
  }
}
