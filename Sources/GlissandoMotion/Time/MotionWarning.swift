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

  static func report(_ warning: MotionWarning) {
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
