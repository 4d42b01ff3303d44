package import GlissandoMotion

extension View {
  /// Animates what a container does with its views when `value` changes, and nothing within those of them
  /// that are `spared`: what a program changes there at the same moment follows the program's transaction.
  package nonisolated func animating<V: Equatable>(
    around animation: Animation?, value: V
  ) -> some View {
    self.animation(animation, value: value).modifier(ContainerMotion())
  }

  /// Takes the transaction from outside of the container around that moves its views.
  package nonisolated func spared() -> some View { modifier(SparedContent()) }
}

/// Stands around what a container animates.
private nonisolated struct ContainerMotion: WholeModifier {
  @MainActor func makeNode(in context: NodeContext) -> WholeNode {
    ContainerMotionNode(self, context)
  }
}

private final class ContainerMotionNode: WholeModifierNode<ContainerMotion> {}

/// Stands around the content of a container.
private nonisolated struct SparedContent: WholeModifier {
  @MainActor func makeNode(in context: NodeContext) -> WholeNode {
    SparedNode(self, context)
  }
}

private final class SparedNode: WholeModifierNode<SparedContent> {
  /// What lies around it for as long as it is there.
  private unowned let outside: ViewNode?

  override init(_ modifier: SparedContent, _ context: NodeContext) {
    outside = context.parent?.nearest { $0 as? ContainerMotionNode }
    super.init(modifier, context)
  }

  override class var roles: NodeRoles { .transaction }
  override var transactionParent: ViewNode? { outside ?? parent }
}
