import Foundation
import GlissandoMotion

/// Warnings about the use of views, each said once.
package enum ViewWarning {
  private static let said = SaidWarnings()
  @TaskLocal private static var log: WarningLog?

  /// The warnings of `body`, repeated ones included, which are not printed: for tests.
  package static func collecting(_ body: () throws -> Void) rethrows -> [String] {
    let log = WarningLog()
    try $log.withValue(log, operation: body)
    return log.messages
  }

  /// Prints `message` unless `key` was said before.
  static func once(_ message: @autoclosure () -> String, key: @autoclosure () -> String) {
    if let log { return log.append(message()) }
    guard said.isNew(key()) else { return }
    FileHandle.standardError.write(Data("glissando: warning: \(message())\n".utf8))
  }
}

/// The keys said so far.
///
/// Warnings come from any thread, hence the lock.
private final class SaidWarnings: @unchecked Sendable {
  private let lock = NSLock()
  private var keys: Set<String> = []

  func isNew(_ key: String) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    return keys.insert(key).inserted
  }
}

/// What one test was warned of.
private final class WarningLog: @unchecked Sendable {
  private let lock = NSLock()
  private var collected: [String] = []

  var messages: [String] { lock.withLock { collected } }
  func append(_ message: String) { lock.withLock { collected.append(message) } }
}
