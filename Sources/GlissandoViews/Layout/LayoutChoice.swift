package import GlissandoMotion

/// Lets the layout around say which of its views is the chosen one; the others have another environment.
package nonisolated struct LayoutChoice: PrimitiveModifier {
  let environment: (EnvironmentValues) -> EnvironmentValues

  /// - Parameter environment: From the environment around to that of a view that is not chosen.
  package init(unchosen environment: @escaping (EnvironmentValues) -> EnvironmentValues) {
    self.environment = environment
  }

  @usableFromInline @MainActor package func makeNode(in context: NodeContext) -> ContentNode {
    LayoutChoiceNode(self, context)
  }
}

/// Leads a layout to each of the views that it chooses from.
package struct LayoutChoiceKey: LayoutValueKey {
  package static var defaultValue: LayoutChoiceReference? { nil }
}

/// A view, for a layout that chooses one.
package struct LayoutChoiceReference {
  fileprivate let node: LayoutChoiceNode

  /// Says whether the view is the chosen one.
  package func isChosen(_ isChosen: Bool) {
    let node = node
    MainContext.assumed { node.choose(isChosen) }
  }
}

private final class LayoutChoiceNode: ModifierNode<LayoutChoice> {
  private var isChosen = false
  private var written: EnvironmentValues

  override init(_ modifier: LayoutChoice, _ context: NodeContext) {
    written = modifier.environment(context.environment)
    super.init(modifier, context)
  }

  override var childEnvironment: EnvironmentValues { written }

  override func environmentChanged(from previous: EnvironmentValues) { write() }

  private func write() { written = isChosen ? environment : modifier.environment(environment) }

  /// Which view is chosen is known in the middle of a layout, and heard of after it.
  func choose(_ isChosen: Bool) {
    guard isChosen != self.isChosen else { return }
    self.isChosen = isChosen
    tree.enqueue(for: self) {
      $0.write()
      $0.passEnvironment()
    }
  }

  override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
    if K.self == LayoutChoiceKey.self { return LayoutChoiceReference(node: self) as? K.Value }
    return super.layoutValue(key)
  }
}
