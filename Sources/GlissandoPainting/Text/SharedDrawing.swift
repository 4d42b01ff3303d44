import Foundation

/// What several threads use, one at a time: layouts of Pango and their fonts, which find out things when they are first
/// asked for them.
///
/// A film is painted on a thread of its own while the views of its next frame are made.
enum SharedDrawing {
  private static let lock = NSRecursiveLock()

  @inline(__always)
  static func use<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}
