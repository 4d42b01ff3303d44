/// One call of `withTransaction`: what its copies share.
final class TransactionScope {
  let identity: Int
  private var completions: [AnimationCompletion] = []
  /// Recorded changes that are not committed yet, and one for the body while it runs.
  private var holdCount = 1

  init(identity: Int) {
    self.identity = identity
  }

  /// Makes a completion wait for this scope, unless everything in it is over already; then it
  /// waits for whatever the commit that adds it starts.
  func adopt(_ completion: AnimationCompletion) {
    guard holdCount > 0 else { return }
    completion.wait()
    completions.append(completion)
  }

  func hold() { holdCount += 1 }

  func releaseHold(into queue: CompletionQueue) {
    precondition(holdCount > 0, "a transaction was released more often than it was held")
    holdCount -= 1
    guard holdCount == 0 else { return }
    let released = completions
    completions.removeAll()
    released.forEach { $0.release(into: queue) }
  }

  /// The body has returned.
  ///
  /// What nothing waits for calls back at once.
  func bodyEnded() {
    holdCount -= 1
    guard holdCount == 0 else { return }
    let released = completions
    completions.removeAll()
    released.forEach { $0.releaseCallingBack() }
  }
}
