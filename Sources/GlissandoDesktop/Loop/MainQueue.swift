import CSDL2
import Foundation
import Glibc

/// The main queue, which main-actor tasks, `DispatchQueue.main` and `RunLoop.main` all live on.
///
/// Nothing runs on it by itself while SDL's loop owns the main thread, so the loop drains it in
/// every frame, and its descriptor ends the loop's sleep when something is enqueued: libdispatch
/// makes it readable, which costs nothing while nothing happens.
@MainActor
package struct MainQueue {
  /// Readable while something waits in the queue.
  package let descriptor: Int32

  /// The process's main queue.
  package init() {
    descriptor = _dispatch_get_main_queue_handle_4CF()
  }

  /// Whether something waits in the queue; costs one system call and no allocation.
  package var isReady: Bool { Sleeper.isReadable(descriptor) }

  /// Runs everything that waits: queued blocks and tasks, run-loop blocks, timers that are due.
  ///
  /// What these enqueue in turn waits for the next call, so a task that yields for ever does not
  /// stop the frames.
  ///
  /// - Returns: Seconds until the next timer of `RunLoop.main`, nil if there is none.
  package func drain() -> Double? {
    // This call polls the run loop once and then tells its next timer; `run(mode:before:)` would
    // sleep where nothing is ready.
    guard let limit = RunLoop.main.limitDate(forMode: .default) else { return nil }
    let seconds = limit.timeIntervalSinceNow
    // "No timer" is the distant future, two thousand years away.
    return seconds < Self.farthestTimer ? max(seconds, 0) : nil
  }

  /// A year, in seconds: a timer farther away than that is none.
  private static let farthestTimer = 365.0 * 24 * 3600
}
