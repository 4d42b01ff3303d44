import GlissandoMotion

/// The base of nodes that evaluate a closure with something that is found out after they are made.
///
/// It is evaluated when that is known, and again when that, the closure, or what it reads has changed.
@MainActor
class SuppliedNode<Supply, Content: View>: EvaluatingNode {
  private final var makeContent: (Supply) -> Content
  private final var supply: Supply?

  init(_ makeContent: @escaping (Supply) -> Content, _ context: NodeContext) {
    self.makeContent = makeContent
    super.init(context)
  }

  /// Whether the content would be the same.
  func areSame(_ lhs: Supply, _ rhs: Supply) -> Bool { areEqualValues(lhs, rhs) }

  /// Takes a new closure.
  final func apply(_ makeContent: @escaping (Supply) -> Content) {
    self.makeContent = makeContent
    if supply != nil { evaluate() }
  }

  /// Takes what has been found out.
  final func supply(_ supply: Supply) {
    if let known = self.supply, areSame(known, supply) { return }
    self.supply = supply
    evaluate()
  }

  final override func evaluateBody() {
    guard let supply else { return }
    show { makeContent(supply) }
  }
}
