/// Why the motion that a completion waited for has ended.
///
/// Beyond SwiftUI. A completion that waits for several attributes is told the last of these reasons
/// that applies to one of them.
public enum AnimationEndReason: Int, Hashable, Sendable, CaseIterable {
  /// It has come to its end, or there was nothing to animate.
  case finished
  /// It was sent to another target before, or put there at once.
  case retargeted
  /// Its view or its window has gone before.
  case removed
}

extension AnimationEndReason: Comparable {
  /// Whether `rhs` is told where both apply.
  public static func < (lhs: AnimationEndReason, rhs: AnimationEndReason) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

extension Transaction {
  /// Adds a callback for the end of the animations that the change starts, which is told why they
  /// have ended.
  ///
  /// Beyond SwiftUI.
  ///
  /// - Parameters:
  ///   - criteria: When an animation counts as done.
  ///   - completion: Called exactly once: after the frame that ended the last of the animations, or
  ///     after the change if it animates nothing.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping (AnimationEndReason) -> Void
  ) {
    add(AnimationCompletion(criteria: criteria, callback: completion))
  }
}

/// Runs a body whose changes of state are animated, and calls back with the reason when they have
/// come to their end.
///
/// Beyond SwiftUI.
///
///     withAnimation(.bouncy) {
///       isOpen.toggle()
///     } completion: { reason in
///       if reason == .finished { focus = .search }
///     }
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
  completion: @escaping (AnimationEndReason) -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
