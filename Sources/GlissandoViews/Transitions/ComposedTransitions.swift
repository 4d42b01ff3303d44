import GlissandoMotion

// Transitions that are made of other ones.

/// A transition for when the view comes, and another one for when it goes.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  BuiltInTransition
{
  /// The transition for when the view comes.
  public var insertion: Insertion
  /// The transition for when the view goes.
  public var removal: Removal

  /// Makes the transition.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// The view as the transition of the phase shows it.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    insertion.apply(
      content: removal.apply(content: content, phase: phase == .willAppear ? .identity : phase),
      phase: phase == .didDisappear ? .identity : phase)
  }

  /// It moves if one of the two does.
  @MainActor public static var properties: TransitionProperties {
    Insertion.properties.union(Removal.properties)
  }

  @MainActor var builtInParts: [TransitionPart] {
    .asymmetric(insertion: insertion.parts, removal: removal.parts)
  }
}

/// Two transitions at once.
nonisolated struct CombinedTransition<First: Transition, Second: Transition>: BuiltInTransition {
  let first: First
  let second: Second

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  @MainActor static var properties: TransitionProperties {
    First.properties.union(Second.properties)
  }

  @MainActor var builtInParts: [TransitionPart] { first.parts + second.parts }
}

/// A transition with an animation of its own.
nonisolated struct TimedTransition<Base: Transition>: BuiltInTransition {
  let base: Base
  let animation: Animation?

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    // The animation moves what the transition adds, and not the view itself.
    content.transaction({ TransitionTiming.own(animation).change(&$0) }) {
      base.apply(content: $0, phase: phase)
    }
  }

  @MainActor static var properties: TransitionProperties { Base.properties }

  @MainActor var builtInParts: [TransitionPart] {
    base.parts.map { $0.timed(by: animation) }
  }
}
