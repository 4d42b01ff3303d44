import Foundation

/// What belongs to one thread: its transaction and the completions that are ready on it.
///
/// This is thread-specific data and deliberately no task-local value: a `Task` that is started
/// inside `withAnimation` must not inherit the animation.
final class MotionThread {
  /// The transaction of the innermost `withTransaction` on this thread, or nil.
  var transaction: Transaction?
  /// Completions that are ready and belong to no table: of discarded transactions, of tables that have
  /// gone, and of values that a frame has read.
  ///
  /// The next table that calls its own calls them too.
  let unclaimed = CompletionQueue()
  /// Parts of frames that are at work: what becomes ready meanwhile waits for a frame's end.
  var phases = 0
  /// Completions that were registered on the thread.
  private(set) var completionOrder = 0
  /// Completions that were called on the thread.
  var calledCompletions = 0
  private var scopeIdentity = 0

  func nextCompletionOrder() -> Int {
    completionOrder += 1
    return completionOrder
  }

  func nextScopeIdentity() -> Int {
    scopeIdentity += 1
    return scopeIdentity
  }

  /// The data of the calling thread, created at its first use.
  static var current: MotionThread {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<MotionThread>.fromOpaque(pointer).takeUnretainedValue()
    }
    let data = MotionThread()
    pthread_setspecific(key, Unmanaged.passRetained(data).toOpaque())
    return data
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      guard let pointer = pointer as UnsafeMutableRawPointer? else { return }
      Unmanaged<MotionThread>.fromOpaque(pointer).release()
    }
    return key
  }()
}
