/// Runs a body whose changes of state carry a transaction.
///
/// It replaces the transaction of an enclosing `withTransaction` or `withAnimation` until the body
/// returns. A `Task` that the body starts does not inherit it.
///
/// - Parameters:
///   - transaction: What the changes carry.
///   - body: Changes the state.
/// - Returns: What the body returns.
/// - Throws: What the body throws.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  let thread = MotionThread.current
  var transaction = transaction
  let scope = transaction.openScope()
  let outer = thread.transaction
  thread.transaction = transaction
  defer {
    thread.transaction = outer
    scope.bodyEnded()
  }
  return try body()
}

/// Runs a body whose changes of state carry the current transaction with one value replaced.
///
/// - Parameters:
///   - keyPath: The value of the transaction to replace.
///   - value: What to put there.
///   - body: Changes the state.
/// - Returns: What the body returns.
/// - Throws: What the body throws.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>,
  _ value: V,
  _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs a body whose changes of state are animated.
///
/// - Parameters:
///   - animation: How to animate them; nil lets them happen at once.
///   - body: Changes the state.
/// - Returns: What the body returns.
/// - Throws: What the body throws.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs a body whose changes of state are animated, and calls back when they have come to their end.
///
/// A custom animation of one's own that another one replaces is asked for its value 120 seconds later.
/// One that moves even then counts as endless: what waits for it is called when it is replaced. Any
/// other is waited for until it would have ended.
///
/// - Parameters:
///   - animation: How to animate the changes; nil lets them happen at once.
///   - completionCriteria: When an animation counts as done.
///   - body: Changes the state.
///   - completion: Called exactly once: after the frame that ended the last animation that the body
///     started, or at once after the body if it animates nothing.
/// - Returns: What the body returns.
/// - Throws: What the body throws.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
