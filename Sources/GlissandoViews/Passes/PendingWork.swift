import GlissandoMotion

// What waits for the next commit, and what the next frame draws again.

/// What states know of their tree, and still may ask when the window has closed.
///
/// A program may keep a binding for longer than the window: it must not keep the window's views.
final class CommitProgress {
  /// Whether a commit is at work.
  // Each reading of a state asks for it; what checking such accesses costs stands in ARCHITECTURE.md.
  var isRunning = false
  /// The tree; nil when the window has closed.
  weak var tree: ViewTree?
}

/// What waits for the next commit, and what the next frame draws again.
@MainActor
struct PendingWork {
  /// Mutations in the order in which they were made, grouped by their transaction.
  var batches: [MutationBatch] = []
  /// Compositions whose body has to be evaluated again.
  var evaluations: [EvaluatingNode] = []
  /// Elements that have to be measured and arranged again.
  var layouts: [LayoutNode] = []
  /// Scrolls that programs asked for, to be begun when the commit has laid out.
  var scrolls: [@MainActor () -> Void] = []
  /// `onAppear`, `onChange` and the like, to be run between commits.
  var actions: [PendingAction] = []
  /// Nodes whose drawing has changed in place.
  var renders: [any Rendering] = []

  /// Whether anything waits to be committed.
  var needsCommit: Bool { !batches.isEmpty || hasInvalidations || !actions.isEmpty }

  /// Whether anything was invalidated, by a mutation or by itself.
  var hasInvalidations: Bool { !evaluations.isEmpty || !layouts.isEmpty || !scrolls.isEmpty }
}

/// Something that a view wants to be run between commits.
@MainActor
struct PendingAction {
  /// Whose action it is, as messages name it.
  struct Actor {
    let serial: Int
    let path: String
  }

  /// Nil unless somebody will want to know.
  let actor: Actor?
  let run: @MainActor () -> Void
}

/// The mutations that one `withTransaction` made, or those made outside of any.
struct MutationBatch {
  /// Tells the batch from all others; above 0.
  let serial: Int
  let transaction: Transaction
  /// Whether a body made the mutations while it was evaluated.
  var isFromBody = false
  var mutations: [@MainActor () -> Void]
}
