import GlissandoMotion

/// Runs an action again and again while it is active, as a key repeats that is held down.
@usableFromInline
package nonisolated struct RepeatingAction: PrimitiveModifier {
  let isActive: Bool
  let action: @MainActor () -> Void

  package init(isActive: Bool, action: @escaping @MainActor () -> Void) {
    self.isActive = isActive
    self.action = action
  }

  @usableFromInline @MainActor package func makeNode(in context: NodeContext) -> ContentNode {
    RepeatingActionNode(self, context)
  }
}

private final class RepeatingActionNode: ModifierNode<RepeatingAction> {
  private let repetition = Repetition()

  override func modifierChanged(from previous: RepeatingAction) {
    guard modifier.isActive != previous.isActive else { return }
    guard modifier.isActive else { return repetition.stop() }
    repetition.start(in: tree) { [weak self] in
      guard let self, isAlive, environment.isEnabled else { return false }
      modifier.action()
      return true
    }
  }
}
