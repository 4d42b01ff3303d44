/// Evaluates the bodies that read what changed, parents before children.
@MainActor
final class EvaluatePass {
  /// Bounds the rounds in which bodies invalidate bodies, so that a cycle ends.
  static let maximumRounds = 64
  private var scratch: [EvaluatingNode] = []

  func run(_ tree: ViewTree) {
    var rounds = 0
    while !tree.pending.evaluations.isEmpty && rounds < Self.maximumRounds {
      rounds += 1
      swap(&scratch, &tree.pending.evaluations)
      // Parents first: an update from above evaluates a child and takes it out of the queue.
      scratch.sort { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
      for node in scratch where node.isAlive && node.needsEvaluation {
        node.evaluate()
      }
      scratch.removeAll(keepingCapacity: true)
    }
  }
}
