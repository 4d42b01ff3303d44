import Synchronization

/// What the engine says when it refuses something.
///
/// Written to standard error once per text; tests and windows may put their own handler in its place.
package struct MotionWarning: Hashable, Sendable {
  /// What arrived, named.
  package let what: String
  /// What is allowed, and what happens instead.
  package let remedy: String
  /// Where it arrived, as a path of views; nil where that is not known.
  package private(set) var place: String?

  package init(what: String, remedy: String) {
    self.what = what
    self.remedy = remedy
  }

  /// Receives the warnings of this thread's process in place of standard error; nil restores that.
  package static var handler: (@Sendable (MotionWarning) -> Void)? {
    get { givenHandler.withLock { $0 } }
    set { givenHandler.withLock { $0 = newValue } }
  }

  @TaskLocal private static var log: WarningLog<MotionWarning>?

  /// The warnings of `body`, repeated ones included, which nobody else receives: for tests.
  package static func collecting(_ body: () throws -> Void) rethrows -> [MotionWarning] {
    let log = WarningLog<MotionWarning>()
    try $log.withValue(log, operation: body)
    return log.warnings
  }

  /// Runs `body` and says of its warnings where they arose.
  package static func placing<Result>(
    at place: @autoclosure () -> String, _ body: () throws -> Result
  ) rethrows -> Result {
    let inner = WarningLog<MotionWarning>()
    let result = try $log.withValue(inner, operation: body)
    for var warning in inner.warnings {
      warning.place = place()
      report(warning)
    }
    return result
  }

  package static func report(_ warning: MotionWarning) {
    if let log { return log.append(warning) }
    if let handler { handler(warning) } else { WarningPrinter.current.print("\(warning)") }
  }

  private static let givenHandler = Mutex<(@Sendable (MotionWarning) -> Void)?>(nil)
}

extension MotionWarning: CustomStringConvertible {
  /// The whole message on one line.
  package var description: String {
    (place.map { "\($0): " } ?? "") + "refused \(what): \(remedy)"
  }
}
