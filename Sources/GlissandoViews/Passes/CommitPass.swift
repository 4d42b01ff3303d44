import GlissandoMotion

/// Applies what was written since the last frame: each batch with its own transaction, in order.
@MainActor
final class CommitPass {
  /// How often `onAppear`, `onChange` and bodies may cause further commits within one frame.
  ///
  /// What is still changing then goes on in the next frame, so that a cycle cannot hang a window.
  private static let maximumRounds = 16

  /// The transaction of the running commit; empty between commits.
  private(set) var transaction = Transaction()
  /// Counts commits, so that a modifier knows whether its value changed in this one.
  private(set) var identity = 0
  /// Whether to note whose actions they are: one that runs may take the views of others away.
  private(set) var namesActors = false
  /// How much of what bodies change is still applied in this frame.
  private var bodyChanges = BodyChanges()
  /// The nodes that have told somebody their transaction in the running commit.
  private var answering: [any TransactionAnswering] = []

  /// Notes the beginning of a frame.
  func beginFrame() { bodyChanges.beginFrame() }

  /// Runs commits until nothing is pending.
  func run(_ tree: ViewTree) {
    var actors: [PendingAction.Actor] = []
    defer { namesActors = false }
    for round in 0..<Self.maximumRounds {
      guard tree.needsCommit, bodyChanges.allow(tree.pending.batches) else { return }
      // Two views that change each other's state act in turns.
      namesActors = round >= Self.maximumRounds - Self.mostNamed
      commitOnce(tree)
      for actor in Self.runActions(tree) where !actors.contains(where: { $0.path == actor.path }) {
        actors.append(actor)
      }
    }
    if tree.needsCommit { Self.warn(of: actors) }
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
  private func commitOnce(_ tree: ViewTree) {
    let batches = tree.pending.batches
    tree.pending.batches = []
    // What was invalidated by itself (a date, a shown value) is no part of anybody's transaction.
    if batches.isEmpty || tree.pending.hasInvalidations { commit(tree, Transaction(), []) }
    for batch in batches {
      commit(tree, batch.transaction, batch.mutations)
      batch.transaction.releaseHold(into: tree.animations)
    }
  }

  private func commit(
    _ tree: ViewTree, _ transaction: Transaction, _ mutations: [@MainActor () -> Void]
  ) {
    begin(tree, transaction)
    defer { end(tree) }
    for mutation in mutations { mutation() }
    let start = tree.now()
    tree.evaluatePass.run(tree)
    let middle = tree.now()
    tree.layoutPass.run(tree)
    Self.updatePreferences(tree)
    Self.runScrollRequests(tree)
    tree.profile[.evaluate] += middle - start
    tree.profile[.layout] += tree.now() - middle
  }

  /// Begins a commit: what is asked for its transaction answers with this one.
  func begin(_ tree: ViewTree, _ transaction: Transaction = Transaction()) {
    identity += 1
    self.transaction = transaction
    tree.commits.isRunning = true
  }

  /// Ends the commit.
  func end(_ tree: ViewTree) {
    tree.commits.isRunning = false
    // A transaction that is kept holds its completions, for which nobody might wait any more.
    forgetTransactions()
    transaction = Transaction()
  }

  /// Notes that a node has told somebody its transaction.
  func note(_ node: any TransactionAnswering) { answering.append(node) }

  /// Lets everybody who has asked for a transaction in the running commit ask again.
  func forgetTransactions() {
    guard !answering.isEmpty else { return }
    for node in answering { node.answered = nil }
    answering.removeAll(keepingCapacity: true)
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
