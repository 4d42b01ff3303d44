public import GlissandoMotion

/// A transition whose type is hidden.
public struct AnyTransition: @unchecked Sendable {
  // Unchecked: a constant, whose parts are used on the main actor only.

  private let makeParts: @MainActor () -> [TransitionPart]

  private init(_ makeParts: @escaping @MainActor () -> [TransitionPart]) {
    self.makeParts = makeParts
  }

  /// Hides the type of a transition.
  nonisolated public init<T: Transition>(_ transition: T) {
    let carried = Carried(transition)
    self.init { carried.value.parts }
  }

  /// A transition between two states of a modifier: `active` before the view comes and after it
  /// has gone, `identity` while it stays.
  nonisolated public static func modifier<E: ViewModifier>(
    active: E, identity: E
  ) -> AnyTransition {
    let part = Carried(ModifierPart { $0.isIdentity ? identity : active })
    return AnyTransition { [.modifier(part.value)] }
  }

  /// A transition for when the view comes, and another one for when it goes.
  nonisolated public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition { .asymmetric(insertion: insertion.parts, removal: removal.parts) }
  }

  /// Both transitions at once; `other` changes what this one makes of the view.
  nonisolated public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition { parts + other.parts }
  }

  /// The transition with an animation of its own, whatever that of the change; nil lets the view
  /// come and go at once.
  ///
  /// It plays even where the change has no animation.
  nonisolated public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition { parts.map { $0.timed(by: animation) } }
  }

  /// What the transition consists of, the innermost first.
  @MainActor var parts: [TransitionPart] { makeParts() }
}
