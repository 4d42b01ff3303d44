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
  private var callback: ((AnimationEndReason) -> Void)?
  private var waitCount = 0
  /// What has happened to the motion so far.
  private var reason = AnimationEndReason.finished

  /// Creates a callback that is told why the motion has ended.
  init(
    criteria: AnimationCompletionCriteria, callback: @escaping (AnimationEndReason) -> Void
  ) {
    self.criteria = criteria
    self.callback = callback
    order = MotionThread.current.nextCompletionOrder()
  }

  /// Creates a callback.
  package convenience init(
    criteria: AnimationCompletionCriteria, callback: @escaping () -> Void
  ) {
    self.init(criteria: criteria) { _ in callback() }
  }

  deinit {
    // Nobody is left who could call it: the next table that calls completions does.
    guard let callback else { return }
    MotionThread.current.unclaimed.append(
      ReadyCompletion(order: order, reason: .removed, callback: callback))
  }

  /// Whether there is anything that it waits for.
  package var isWaiting: Bool { waitCount > 0 }

  func wait() { waitCount += 1 }

  /// Notes why some of the motion does not come to its end.
  func note(_ reason: AnimationEndReason) { self.reason = max(self.reason, reason) }

  /// Ends one waiting; the last one makes the callback ready, in the queue of whoever ends it.
  func release(into queue: CompletionQueue) {
    waitCount -= 1
    precondition(waitCount >= 0, "a completion was released more often than it waited")
    guard waitCount == 0, let callback else { return }
    self.callback = nil
    queue.append(ReadyCompletion(order: order, reason: reason, callback: callback))
  }

  /// Ends one waiting; the last one calls back at once instead of queueing.
  func releaseCallingBack() {
    waitCount -= 1
    guard waitCount == 0, let callback else { return }
    self.callback = nil
    MotionThread.current.calledCompletions += 1
    callback(reason)
  }
}

/// A callback whose time has come.
struct ReadyCompletion {
  let order: Int
  let reason: AnimationEndReason
  let callback: (AnimationEndReason) -> Void
}

/// The callbacks that are ready and that nobody has called yet.
final class CompletionQueue {
  private var ready: [ReadyCompletion] = []

  var isEmpty: Bool { ready.isEmpty }

  func append(_ completion: ReadyCompletion) { ready.append(completion) }

  /// Calls those that are ready now, in the order in which they were registered.
  ///
  /// What becomes ready during the calls waits for the next one, unless a callback runs the queue itself.
  func run() {
    guard !ready.isEmpty else { return }
    let completions = ready.sorted { $0.order < $1.order }
    ready.removeAll(keepingCapacity: true)
    MotionThread.current.calledCompletions += completions.count
    for completion in completions { completion.callback(completion.reason) }
  }

  /// Hands all of them over to another queue.
  func move(to other: CompletionQueue) {
    guard !ready.isEmpty else { return }
    other.ready += ready
    ready.removeAll()
  }
}
