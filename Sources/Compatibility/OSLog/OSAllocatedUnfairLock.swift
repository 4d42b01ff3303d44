import Foundation

/// A state that one thread at a time may use.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // Unchecked: guarded by its lock.

  private final class Storage {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Guards a state that can be used by any thread.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Uses the state while no other thread does.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try storage.lock.withLock { try body(&storage.state) }
  }

  /// Uses the state while no other thread does.
  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R {
    try withLockUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Guards a state.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Makes a lock.
  public init() { self.init(uncheckedState: ()) }
  /// Waits until no other thread has the lock, and takes it.
  public func lock() { storage.lock.lock() }
  /// Gives the lock back.
  public func unlock() { storage.lock.unlock() }
  /// Runs something while no other thread has the lock.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
}
