import Synchronization

/// What one test was warned of, in order; warnings may come from any thread.
package final class WarningLog<Warning: Sendable>: Sendable {
  private let collected = Mutex<[Warning]>([])

  package init() {}

  /// All of them so far.
  package var warnings: [Warning] { collected.withLock { $0 } }

  /// Adds one.
  package func append(_ warning: Warning) { collected.withLock { $0.append(warning) } }
}
