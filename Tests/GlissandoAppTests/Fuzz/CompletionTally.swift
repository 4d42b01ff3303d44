@testable import GlissandoMotion

/// The completions that a storm registers, and those of them that are called: not what others do while it waits.
@MainActor
struct CompletionTally {
  private(set) var registered = 0
  private var called = 0
  private var start = (registered: 0, called: 0)

  /// How many have not been called.
  var waiting: Int { registered - called }

  /// Counts from now on.
  init() { begin() }

  mutating func begin() {
    callUnclaimed()
    let thread = MotionThread.current
    start = (thread.completionOrder, thread.calledCompletions)
  }

  /// Counts no longer.
  mutating func end() {
    callUnclaimed()
    let thread = MotionThread.current
    registered += thread.completionOrder - start.registered
    called += thread.calledCompletions - start.called
  }

  /// Calls those that no window is to call any more.
  private func callUnclaimed() {
    let thread = MotionThread.current
    while !thread.unclaimed.isEmpty { thread.unclaimed.run() }
  }
}
