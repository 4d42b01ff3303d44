package import GlissandoMotion

// Containers that move their views, and what is spared of it.

extension View {
  /// Animates what a container does with its views when `value` changes, and nothing within those of them
  /// that are `spared`: what a program changes there at the same moment follows the program's transaction.
  package nonisolated func animating<V: Equatable>(
    around animation: Animation?, value: V
  ) -> some View {
    self.animation(animation, value: value).containerMotion()
  }

  /// Marks from where the animations inside are those of a container: content that is `spared` takes the
  /// transaction from outside of it.
  package nonisolated func containerMotion() -> some View { modifier(ContainerMotion()) }

  /// Takes the transaction from outside of the container around that moves its views.
  ///
  /// - Parameter keepingFrames: Whether frames inside change as the container's do, which gives its content another
  ///   size; otherwise only what lies around the content moves.
  package nonisolated func spared(keepingFrames: Bool = false) -> some View {
    modifier(SparedContent(keepsFrames: keepingFrames))
  }
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
  let keepsFrames: Bool

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

  override func transformTransaction(_ transaction: inout Transaction) {
    guard modifier.keepsFrames, outside != nil, let around = parent?.innerTransaction else {
      return
    }
    transaction.frameAnimation = around.frameAnimation ?? around.animation
  }
}
