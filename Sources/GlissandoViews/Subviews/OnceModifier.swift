import GlissandoMotion

/// A modifier that acts once for all views that it is put on, wherever a container puts those.
///
/// What is inherited (the environment, transactions) is put around each of them.
@usableFromInline
package nonisolated protocol OnceModifier: ViewModifier {
  /// As long as which of the views it acts.
  static var life: OnceLife { get }
  /// Makes what puts the modifier's share on each of the views, which are handed to it in their order.
  @MainActor func makeShares() -> (AnyView) -> AnyView
}

/// How long a modifier acts that acts once for several views.
@usableFromInline
package nonisolated enum OnceLife {
  /// As long as the first is there, beside it.
  case ofFirst
  /// As long as any is there: of these one may go, and another come in its place, while it waits.
  case ofAny
  /// Also while there is none.
  case ofContainer
}

extension OnceModifier {
  @usableFromInline package static var life: OnceLife { .ofFirst }

  /// It acts beside the first view.
  @usableFromInline @MainActor package func makeShares() -> (AnyView) -> AnyView {
    var isGiven = false
    return { view in
      defer { isGiven = true }
      return AnyView(view.beside(isGiven ? nil : self))
    }
  }
}

extension Attachment: OnceModifier {}
extension PreferenceWriter: OnceModifier {}
extension PreferenceObserver: OnceModifier {
  /// It hears of all views together.
  @usableFromInline @MainActor func makeShares() -> (AnyView) -> AnyView {
    let group = ObservedGroup<K>(action: action)
    var count = 0
    return { view in
      defer { count += 1 }
      return AnyView(view.modifier(ObservedShare(group: group, index: count)))
    }
  }
}
extension LifecycleModifier: OnceModifier {
  @usableFromInline static var life: OnceLife { .ofAny }
}
extension TaskModifier: OnceModifier {
  @usableFromInline static var life: OnceLife { .ofAny }
}
extension ChangeModifier: OnceModifier {
  @usableFromInline static var life: OnceLife { .ofContainer }
}

extension View {
  /// The view, beside which a modifier acts that its group has around it; nil for one beside which it
  /// does not.
  ///
  /// Which of a group's views has the modifier changes nothing of the views themselves.
  nonisolated func beside<M: ViewModifier>(_ modifier: M?) -> some View {
    self.modifier(Attachment(attached: modifier.map { OnceAnchor().modifier($0) }))
  }
}

/// One element that shows nothing, for modifiers to act on.
nonisolated struct OnceAnchor: View, PrimitiveView {
  @MainActor func makeNode(in context: NodeContext) -> ViewNode { OnceAnchorNode(context) }
}

private final class OnceAnchorNode: ContentNode {
  override func update<V: View>(_ view: V) {}
}
