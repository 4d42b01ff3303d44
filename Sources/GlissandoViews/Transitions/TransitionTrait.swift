// How a view comes and goes, said by the view.

extension View {
  /// Says how the view comes and goes; by default it fades.
  ///
  /// The transition plays when the view is inserted or removed by a change with an animation: by a
  /// branch, a loop or an identity around it. On a view that stays it does nothing, and within a
  /// container that comes or goes as a whole, that container's plays.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionTrait(transition: AnyTransition(transition)))
  }

  /// Says how the view comes and goes; by default it fades.
  ///
  /// The transition plays when the view is inserted or removed by a change with an animation: by a
  /// branch, a loop or an identity around it. On a view that stays it does nothing, and within a
  /// container that comes or goes as a whole, that container's plays.
  @_disfavoredOverload
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionTrait(transition: t))
  }
}

/// What a view says about how it comes and goes.
@usableFromInline
nonisolated struct TransitionTrait: PrimitiveModifier {
  let transition: AnyTransition
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    TransitionTraitNode(self, context)
  }
}

/// Keeps a view's transition, to be asked for when the view comes or goes.
private final class TransitionTraitNode: ModifierNode<TransitionTrait> {
  /// The one written nearest to the view holds.
  override var transition: AnyTransition? { super.transition ?? modifier.transition }
}

/// How a view comes and goes, where that is known only as it does.
@usableFromInline
package nonisolated struct LateTransition: PrimitiveModifier {
  let find: @MainActor () -> AnyTransition

  package init(_ find: @escaping @MainActor () -> AnyTransition) { self.find = find }

  @usableFromInline @MainActor package func makeNode(in context: NodeContext) -> ContentNode {
    LateTransitionNode(self, context)
  }
}

private final class LateTransitionNode: ModifierNode<LateTransition> {
  override var transition: AnyTransition? { modifier.find() }
}
