/// Where in its life a view is that comes, stays or goes.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to be shown.
  case willAppear
  /// The view is shown.
  case identity
  /// The view is being taken out.
  case didDisappear

  /// Whether the view looks as it does while it stays.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the view is shown, 0 while it stays, 1 when it goes: to be multiplied with a length
  /// or an angle.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What is known of a transition besides how it looks.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves the view.
  ///
  /// One that does is replaced by a fade when the person has asked for less motion.
  public var hasMotion: Bool

  /// Makes the properties of a transition.
  nonisolated public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }

  /// The properties of a transition that consists of two.
  nonisolated func union(_ other: TransitionProperties) -> TransitionProperties {
    TransitionProperties(hasMotion: hasMotion || other.hasMotion)
  }
}
