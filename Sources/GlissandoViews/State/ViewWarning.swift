import Foundation
import GlissandoMotion

/// Warnings about the use of views, each said once.
enum ViewWarning {
  private static let said = SaidWarnings()

  /// Prints `message` unless `key` was said before.
  static func once(_ message: @autoclosure () -> String, key: @autoclosure () -> String) {
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
