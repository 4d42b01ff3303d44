import GlissandoMotion

/// Applies what was written since the last frame: each batch with its own transaction, in order.
@MainActor
enum CommitPass {
  /// How often `onAppear`, `onChange` and bodies may cause further commits within one frame.
  ///
  /// What is still changing then goes on in the next frame, so that a cycle cannot hang a window.
  static let maximumRounds = 16

  /// Runs commits until nothing is pending.
  static func run(_ tree: ViewTree) {
    for _ in 0..<maximumRounds {
      guard tree.needsCommit else { return }
      commitOnce(tree)
      runActions(tree)
    }
    guard tree.needsCommit else { return }
    ViewWarning.once(
      "a view keeps changing state in onChange, onAppear or its body; the rest is done in the next"
        + " frame: change only state that the action does not depend on",
      key: "commit-cycle")
  }

  /// Applies all batches that wait now, or what was invalidated without one.
  private static func commitOnce(_ tree: ViewTree) {
    let batches = tree.batches
    if !batches.isEmpty { tree.batches = [] }
    // What was invalidated by itself (a date, a shown value) is no part of anybody's transaction.
    if batches.isEmpty || !tree.evaluationQueue.isEmpty || !tree.layoutQueue.isEmpty {
      commit(tree, Transaction(), [])
    }
    for batch in batches {
      commit(tree, batch.transaction, batch.mutations)
      batch.transaction.releaseHold(into: tree.animations)
    }
  }

  private static func commit(
    _ tree: ViewTree, _ transaction: Transaction, _ mutations: [@MainActor () -> Void]
  ) {
    tree.commitIdentity += 1
    tree.commitTransaction = transaction
    tree.isCommitting = true
    defer {
      tree.isCommitting = false
      tree.commitTransaction = Transaction()
    }
    for mutation in mutations { mutation() }
    let start = tree.now()
    tree.evaluatePass.run(tree)
    let middle = tree.now()
    tree.layoutPass.run(tree)
    tree.evaluationSeconds += middle - start
    tree.layoutSeconds += tree.now() - middle
  }

  private static func runActions(_ tree: ViewTree) {
    while !tree.actions.isEmpty {
      let actions = tree.actions
      tree.actions = []
      for action in actions { action() }
      // What the actions appended belongs to the next round if it mutated something.
      if !tree.batches.isEmpty { return }
    }
  }
}
