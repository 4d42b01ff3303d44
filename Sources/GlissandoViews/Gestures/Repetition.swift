import GlissandoMotion

/// Acts again and again, as a key repeats that is held down.
@MainActor
package final class Repetition {
  /// Seconds before the first repetition, and between two: those of most desktops' keyboards.
  private static let delay = 0.4
  private static let interval = 0.06

  /// Counts what was started and stopped, so that what was scheduled earlier does nothing.
  private var run = 0

  package init() {}

  /// Begins anew.
  ///
  /// - Parameter action: Answers whether it goes on.
  package func start(in tree: ViewTree, _ action: @escaping () -> Bool) {
    stop()
    schedule(after: Self.delay, in: tree, action)
  }

  package func stop() { run += 1 }

  private func schedule(after seconds: Double, in tree: ViewTree, _ action: @escaping () -> Bool) {
    let current = run
    tree.timers?.schedule(at: tree.time + seconds) { [weak self, weak tree] in
      guard let self, let tree, run == current, action() else { return }
      schedule(after: Self.interval, in: tree, action)
    }
  }
}

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
