import Foundation
import GlissandoMotion
import Synchronization

/// Warnings about the use of views, each said once.
package enum ViewWarning {
  /// The keys said so far.
  private static let said = Mutex<Set<String>>([])
  @TaskLocal private static var log: WarningLog<String>?

  /// The warnings of `body`, repeated ones included, which are not printed: for tests.
  package static func collecting(_ body: () throws -> Void) rethrows -> [String] {
    let log = WarningLog<String>()
    try $log.withValue(log, operation: body)
    return log.warnings
  }

  /// Prints `message` unless `key` was said before.
  static func once(_ message: @autoclosure () -> String, key: @autoclosure () -> String) {
    if let log { return log.append(message()) }
    let key = key()
    guard said.withLock({ $0.insert(key).inserted }) else { return }
    FileHandle.standardError.write(Data("glissando: warning: \(message())\n".utf8))
  }
}
