public import GlissandoMotion

// Views that keyframes and phases change.

extension View {
  /// Plays keyframes over and over and changes the view with their value.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the first keyframe of each round.
  ///   - repeating: Whether the keyframes play. If not, `content` is given the value at their
  ///     beginning.
  ///   - content: Changes the view, which its first parameter stands for, with a value. It is called
  ///     in every frame while the keyframes play.
  ///   - keyframes: Makes the keyframes, given the value that they begin with.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    AnimatedContent(
      content: self,
      animator: KeyframeAnimator(
        initialValue: initialValue, repeating: repeating,
        content: { content(PlaceholderContentView(), $0) }, keyframes: keyframes))
  }

  /// Plays keyframes whenever a value changes, and changes the view with their value.
  ///
  /// A change while they play begins anew from the value that is shown, with its velocity. At the end
  /// the value stays, and the next keyframes begin with it.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the first change of `trigger`.
  ///   - trigger: The value whose changes play the keyframes.
  ///   - content: Changes the view, which its first parameter stands for, with a value. It is called
  ///     in every frame while the keyframes play.
  ///   - keyframes: Makes the keyframes, given the value that they begin with.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    AnimatedContent(
      content: self,
      animator: KeyframeAnimator(
        initialValue: initialValue, trigger: trigger,
        content: { content(PlaceholderContentView(), $0) }, keyframes: keyframes))
  }

  /// Goes through phases over and over, and changes the view with each.
  ///
  /// - Parameters:
  ///   - phases: The phases. Without any nothing is shown, with a warning.
  ///   - content: Changes the view, which its first parameter stands for, for a phase.
  ///   - animation: The animation of the step to a phase; nil shows the phase at once.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    AnimatedContent(
      content: self,
      animator: PhaseAnimator(
        phases, content: { content(PlaceholderContentView(), $0) }, animation: animation))
  }

  /// Goes through phases once whenever a value changes, and changes the view with each.
  ///
  /// - Parameters:
  ///   - phases: The phases. Without any nothing is shown, with a warning.
  ///   - trigger: The value whose changes start a round, which ends with the first phase.
  ///   - content: Changes the view, which its first parameter stands for, for a phase.
  ///   - animation: The animation of the step to a phase; nil shows the phase at once.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    AnimatedContent(
      content: self,
      animator: PhaseAnimator(
        phases, trigger: trigger, content: { content(PlaceholderContentView(), $0) },
        animation: animation))
  }
}

/// A view and the animator whose content has placeholders for it.
nonisolated private struct AnimatedContent<Content: View, Animator: View>: View, PrimitiveView {
  let content: Content
  let animator: Animator

  @MainActor static func isMultiple(in place: ContentPlace) -> Bool {
    ViewKinds.isMultiple(Animator.self, in: place)
  }

  @MainActor func makeNode(in context: NodeContext) -> ViewNode {
    AnimatedContentNode(self, context)
  }
}

private final class AnimatedContentNode<Content: View, Animator: View>:
  PlaceholderOwner<Content, Animator>
{
  init(_ view: AnimatedContent<Content, Animator>, _ context: NodeContext) {
    super.init(content: view.content, result: view.animator, context)
  }

  override func update<V: View>(_ view: V) {
    let view = sameView(view, as: AnimatedContent<Content, Animator>.self)
    update(content: view.content, result: view.animator)
  }
}
