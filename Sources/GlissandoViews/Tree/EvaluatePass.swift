/// Evaluates the bodies that read what changed, parents before children.
@MainActor
final class EvaluatePass {
  /// Bounds the rounds in which bodies invalidate bodies, so that a cycle ends.
  static let maximumRounds = 64
  private var scratch: [EvaluatingNode] = []

  func run(_ tree: ViewTree) {
    var rounds = 0
    while !tree.evaluationQueue.isEmpty && rounds < Self.maximumRounds {
      rounds += 1
      swap(&scratch, &tree.evaluationQueue)
      // Parents first: an update from above evaluates a child and takes it out of the queue.
      scratch.sort { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
      for node in scratch where node.isAlive && node.needsEvaluation {
        node.evaluate()
      }
      scratch.removeAll(keepingCapacity: true)
    }
  }
}

/// A node that has a body.
@MainActor
package class EvaluatingNode: ViewNode, Evaluated {
  private(set) var needsEvaluation = false
  /// Whether the tree's schedule knows the node.
  final var hasAppointment = false
  /// Whether what it asks of the schedule is worth a frame now; what nobody watches waits.
  var isWatched: Bool { true }

  /// Asks for an evaluation in the next commit.
  package final func invalidateBody() {
    guard isAlive, !needsEvaluation else { return }
    needsEvaluation = true
    tree.evaluationQueue.append(self)
    tree.onInvalidate?()
  }

  /// Evaluates the body and updates what it describes.
  package final func evaluate() {
    needsEvaluation = false
    tree.counters.evaluatedBodies += 1
    evaluateBody()
  }

  /// Does the work of `evaluate`.
  func evaluateBody() {}

  /// Evaluates a body as part of that work, and brings the nodes below up to what it describes.
  func take<Content: View>(body: () -> Content) {}
}
