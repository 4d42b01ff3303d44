/// When an animation counts as done.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case logicallyComplete
    case removed
  }

  private let kind: Kind

  /// The animation is done for the eye, though its tail may still move.
  ///
  /// Later animations of the same attribute are ignored: the callback comes when the animation
  /// that it was registered with would have been logically done.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)

  /// The attribute has come to rest.
  ///
  /// Later animations of it postpone the callback to their end.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

extension AnimationCompletionCriteria: CustomStringConvertible {
  /// The name of the criterion.
  public var description: String {
    kind == .removed ? "removed" : "logicallyComplete"
  }
}
