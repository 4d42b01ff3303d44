import GlissandoDrawing

/// What is known and what has gone wrong while a deck is read.
final class ReadingContext {
  /// The colours by name that the theme offers so far.
  var colors: [String: Color] = [:]
  /// What `$name` stands for.
  var variables: [String: String] = [:]
  /// The names of live scenes that there are; nil for any.
  var scenes: Set<String>?
  private(set) var problems: [DeckProblem] = []
  /// The values that may still be visited: a few nested aliases can stand for billions.
  private var budget = 1_000_000

  /// After so many problems nobody reads on.
  private static let mostProblems = 200

  var isExhausted: Bool { budget <= 0 || problems.count >= Self.mostProblems }

  func report(_ problem: DeckProblem) {
    guard problems.count < Self.mostProblems, !problems.contains(problem) else { return }
    problems.append(problem)
  }

  /// Counts a visited value; false where there were too many.
  func visit() -> Bool {
    budget -= 1
    return budget > 0
  }
}
