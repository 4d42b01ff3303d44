import GlissandoMotion

/// Runs an action again and again while it is active, as a key repeats that is held down.
nonisolated struct RepeatingAction: PrimitiveModifier {
  let isActive: Bool
  let action: @MainActor () -> Void

  /// Seconds before the first repetition, and between two: those of most desktops' keyboards.
  static let delay = 0.4
  static let interval = 0.06

  init(isActive: Bool, action: @escaping @MainActor () -> Void) {
    self.isActive = isActive
    self.action = action
  }

  @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    RepeatingActionNode(self, context)
  }
}

private final class RepeatingActionNode: ModifierNode<RepeatingAction> {
  /// Counts activations, so that what was scheduled in an earlier one does nothing.
  private var activation = 0

  override func modifierChanged(from previous: RepeatingAction) {
    guard modifier.isActive != previous.isActive else { return }
    activation += 1
    if modifier.isActive { schedule(after: RepeatingAction.delay) }
  }

  private func schedule(after seconds: Double) {
    let current = activation
    tree.timers?.schedule(at: tree.time + seconds) { [weak self] in
      guard let self, isAlive, activation == current, modifier.isActive, environment.isEnabled
      else { return }
      modifier.action()
      schedule(after: RepeatingAction.interval)
    }
  }
}
