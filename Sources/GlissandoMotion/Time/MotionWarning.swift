import Foundation

/// What the engine says when it refuses something.
///
/// Written to standard error once per text; tests and windows may put their own handler in its place.
package struct MotionWarning: Hashable, Sendable {
  /// What arrived, named.
  package let what: String
  /// What is allowed, and what happens instead.
  package let remedy: String

  package init(what: String, remedy: String) {
    self.what = what
    self.remedy = remedy
  }

  /// Receives the warnings of this thread's process in place of standard error; nil restores that.
  package static var handler: (@Sendable (MotionWarning) -> Void)? {
    get { lock.withLock { storedHandler } }
    set { lock.withLock { storedHandler = newValue } }
  }

  @TaskLocal private static var log: WarningLog?

  /// The warnings of `body`, repeated ones included, which nobody else receives: for tests.
  package static func collecting(_ body: () throws -> Void) rethrows -> [MotionWarning] {
    let log = WarningLog()
    try $log.withValue(log, operation: body)
    return log.warnings
  }

  static func report(_ warning: MotionWarning) {
    if let log { return log.append(warning) }
    let (handler, isFirst) = lock.withLock {
      let isFirst = reported.count < mostReported && reported.insert(warning).inserted
      return (storedHandler, isFirst)
    }
    if let handler {
      handler(warning)
    } else if isFirst {
      FileHandle.standardError.write(Data("Glissando: \(warning)\n".utf8))
    }
  }

  /// So many different warnings are enough; a fuzzer would fill the memory with more.
  private static let mostReported = 256
  private static let lock = NSLock()
  // Both are read and written under the lock only.
  nonisolated(unsafe) private static var storedHandler: (@Sendable (MotionWarning) -> Void)?
  nonisolated(unsafe) private static var reported: Set<MotionWarning> = []
}

extension MotionWarning: CustomStringConvertible {
  /// The whole message on one line.
  package var description: String { "refused \(what): \(remedy)" }
}

/// What one test was warned of.
private final class WarningLog: @unchecked Sendable {
  // The array is read and written under the lock only.
  private let lock = NSLock()
  private var collected: [MotionWarning] = []

  var warnings: [MotionWarning] { lock.withLock { collected } }
  func append(_ warning: MotionWarning) { lock.withLock { collected.append(warning) } }
}
