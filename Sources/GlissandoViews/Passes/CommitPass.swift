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
    var actors: [PendingAction.Actor] = []
    defer { tree.namesActors = false }
    for round in 0..<maximumRounds {
      guard tree.needsCommit, tree.bodyChanges.allow(tree.pending.batches) else { return }
      // Two views that change each other's state act in turns.
      tree.namesActors = round >= maximumRounds - mostNamed
      commitOnce(tree)
      for actor in runActions(tree) where !actors.contains(where: { $0.path == actor.path }) {
        actors.append(actor)
      }
    }
    if tree.needsCommit { warn(of: actors) }
  }

  /// Says whose actions went on to the last rounds.
  private static func warn(of actors: [PendingAction.Actor]) {
    guard !actors.isEmpty else { return }
    let paths = actors.prefix(mostNamed).map(\.path)
    ViewWarning.once(
      "state keeps changing between \(paths.joined(separator: " and ")), \(maximumRounds) times in"
        + " one frame; the rest is done in the next one: let an action change only state that it"
        + " does not depend on")
  }

  /// So many views are named in a message at most.
  private static let mostNamed = 3

  /// Applies all batches that wait now, or what was invalidated without one.
  private static func commitOnce(_ tree: ViewTree) {
    let batches = tree.pending.batches
    tree.pending.batches = []
    // What was invalidated by itself (a date, a shown value) is no part of anybody's transaction.
    if batches.isEmpty || tree.pending.hasInvalidations { commit(tree, Transaction(), []) }
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
    updatePreferences(tree)
    runScrollRequests(tree)
    tree.profile[.evaluate] += middle - start
    tree.profile[.layout] += tree.now() - middle
  }

  /// How often what is made of preferences may change preferences within one commit.
  private static let preferenceRounds = 4

  /// Hands preferences to those who read them, and lays out what they make of them.
  private static func updatePreferences(_ tree: ViewTree) {
    for _ in 0..<preferenceRounds where tree.preferenceReaders.update() {
      tree.evaluatePass.run(tree)
      tree.layoutPass.run(tree)
    }
  }

  /// How often a view that is scrolled to is aimed at within one commit.
  private static let scrollRounds = 8

  /// Begins the scrolls that were asked for, now that everything has its place.
  ///
  /// Rows that come into sight by it may be longer or shorter than they were thought to be: then the
  /// place that was asked for is another one.
  private static func runScrollRequests(_ tree: ViewTree) {
    let requests = tree.pending.scrolls
    guard !requests.isEmpty else { return }
    tree.pending.scrolls = []
    for _ in 0..<scrollRounds {
      for request in requests { request() }
      guard tree.layoutPass.isNeeded(by: tree) else { return }
      tree.layoutPass.run(tree)
    }
  }

  /// Runs what waits.
  /// - Returns: whose actions the last ones were, if they are to be named.
  private static func runActions(_ tree: ViewTree) -> [PendingAction.Actor] {
    var actors: [PendingAction.Actor] = []
    while !tree.pending.actions.isEmpty {
      let actions = tree.pending.actions
      tree.pending.actions = []
      for action in actions { action.run() }
      actors = actions.compactMap(\.actor)
      // What the actions appended belongs to the next round if it mutated something.
      if !tree.pending.batches.isEmpty { break }
    }
    return actors
  }
}
