/// Actions that input wants to be run a little later: a key's press that no release ends.
@MainActor
package final class InputTimers {
  private var entries: [(time: Double, action: @MainActor () -> Void)] = []

  /// Runs an action in the first frame at or after `time`, in seconds on the frame clock.
  package func schedule(at time: Double, _ action: @escaping @MainActor () -> Void) {
    entries.append((time, action))
  }

  /// Runs what is due, in the order of scheduling.
  func run(until time: Double) {
    guard entries.contains(where: { $0.time <= time }) else { return }
    let due = entries.filter { $0.time <= time }
    entries.removeAll { $0.time <= time }
    for entry in due { entry.action() }
  }

  /// When the next action is due; nil when there is none.
  var next: Double? { entries.lazy.map(\.time).min() }
}
