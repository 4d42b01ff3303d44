import Dispatch
import Foundation

/// Tells whether code runs where the main actor's code runs.
///
/// That is the main thread in a program with a window. Under a test runner it is whichever thread
/// drains the main queue: `dispatchMain` gives the main thread up.
package enum MainContext {
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// Whether the calling code is the main actor's.
  package static var isCurrent: Bool {
    if Thread.isMainThread { return true }
    mark
    return DispatchQueue.getSpecific(key: key) ?? false
  }

  /// Runs what is the main actor's where only its code can be: in layouts and dimensions, which are
  /// values for programs and stand for nodes.
  @inline(__always)
  static func assumed<Result>(_ body: @MainActor () -> Result) -> Result {
    MainActor.assumeIsolated { Carried(body()) }.value
  }
}
