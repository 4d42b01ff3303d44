import GlissandoMotion

/// A view that stands for what a closure of it makes.
package nonisolated protocol DrivenView: PrimitiveView {
  /// What the closure makes.
  associatedtype Content: View
  /// Makes the node; it is to be evaluated.
  @MainActor func makeDrivenNode(in context: NodeContext) -> DrivenNode<Self>
}

extension DrivenView {
  @MainActor package static func isMultiple(in place: ContentPlace) -> Bool {
    ViewKinds.isMultiple(Content.self, in: place)
  }

  @MainActor package func makeNode(in context: NodeContext) -> ViewNode {
    context.evaluated(makeDrivenNode(in: context))
  }
}

/// The base of nodes that evaluate a closure of the view that they were made for.
@MainActor
package class DrivenNode<Driven: View>: EvaluatingNode {
  private(set) final var view: Driven

  init(_ view: Driven, _ context: NodeContext) {
    self.view = view
    super.init(context)
  }

  /// Reacts to a new value of the view.
  func viewChanged(from previous: Driven) {}

  package final override func update<V: View>(_ view: V) {
    let previous = self.view
    self.view = sameView(view, as: Driven.self)
    viewChanged(from: previous)
    evaluate()
  }
}
