/// One callback that waits for animations, called exactly once.
///
/// It counts what it waits for: mutations that are not committed yet, the body that registers it,
/// and attributes that move. When the count is back at zero it is ready. Where everything that
/// could still tell it is gone (a closed window, a discarded transaction), it is ready too.
/// Used on one thread only, like the table that it reports to.
package final class AnimationCompletion {
  let criteria: AnimationCompletionCriteria
  /// The place in the order of registration.
  let order: Int
  private var callback: (() -> Void)?
  private var waitCount = 0

  package init(criteria: AnimationCompletionCriteria, callback: @escaping () -> Void) {
    self.criteria = criteria
    self.callback = callback
    order = MotionThread.current.nextCompletionOrder()
  }

  deinit {
    // Nobody is left who could call it: the thread's next `runCompletions` does.
    if let callback {
      MotionThread.current.ready.append(ReadyCompletion(order: order, callback: callback))
    }
  }

  /// Whether there is anything that it waits for.
  package var isWaiting: Bool { waitCount > 0 }

  func wait() { waitCount += 1 }

  /// Ends one waiting; the last one makes the callback ready.
  func release() {
    waitCount -= 1
    assert(waitCount >= 0, "a completion was released more often than it waited")
    guard waitCount == 0, let callback else { return }
    self.callback = nil
    MotionThread.current.ready.append(ReadyCompletion(order: order, callback: callback))
  }

  /// Ends one waiting; the last one calls back at once instead of queueing.
  func releaseCallingBack() {
    waitCount -= 1
    guard waitCount == 0, let callback else { return }
    self.callback = nil
    callback()
  }
}

/// A callback whose time has come.
struct ReadyCompletion {
  let order: Int
  let callback: () -> Void
}
