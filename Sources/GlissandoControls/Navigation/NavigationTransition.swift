public import Foundation
public import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

/// How a page of a navigation stack comes and goes.
public protocol NavigationTransition {
  /// Which of the transitions that there are it is; it is not for programs.
  nonisolated var kind: NavigationTransitionKind { get }
}

/// Which transition of a page it is.
public struct NavigationTransitionKind {
  /// The view that the page grows out of; nil where it slides in.
  let source: TransitionSourceKey?
}

/// A page slides in from the trailing edge.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// It slides.
  public nonisolated var kind: NavigationTransitionKind { NavigationTransitionKind(source: nil) }
}

/// A page grows out of a view and shrinks back into it.
public struct ZoomNavigationTransition: NavigationTransition {
  let source: TransitionSourceKey

  /// It grows.
  public nonisolated var kind: NavigationTransitionKind { NavigationTransitionKind(source: source) }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The page slides in from the trailing edge.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// The page grows out of the view that `matchedTransitionSource` gave the identity, and shrinks back
  /// into it.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(
      source: TransitionSourceKey(id: AnyHashable(sourceID), namespace: namespace))
  }
}

/// What tells the source of a transition from others.
struct TransitionSourceKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

extension View {
  /// Says how the page that the view is comes and goes; written on the view that the destination lists.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    containerValue(\.navigationTransition, style.kind)
  }

  /// Makes the view one that pages can grow out of.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    modifier(
      TransitionSourceModifier(key: TransitionSourceKey(id: AnyHashable(id), namespace: namespace)))
  }

  /// Makes the view one that pages can grow out of.
  ///
  /// - Parameter configuration: Says how the source looks on the way: its corners are those of the page
  ///   when it is as small as the view.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View {
    modifier(
      TransitionSourceModifier(
        key: TransitionSourceKey(id: AnyHashable(id), namespace: namespace),
        cornerRadius: configuration(EmptyMatchedTransitionSourceConfiguration()).cornerRadius))
  }
}

/// How the source of a transition looks on the way.
public protocol MatchedTransitionSourceConfiguration {
  /// The radius of its corners, in points; it is not for programs.
  nonisolated var cornerRadius: CGFloat { get }
}

/// A source that looks as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  /// None.
  public nonisolated var cornerRadius: CGFloat { 0 }
}

/// A source with something of its own on the way.
public struct ChangedMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  /// The radius of its corners, in points.
  public let cornerRadius: CGFloat
}

extension MatchedTransitionSourceConfiguration {
  /// The source with round corners.
  public func clipShape(_ shape: RoundedRectangle) -> ChangedMatchedTransitionSourceConfiguration {
    ChangedMatchedTransitionSourceConfiguration(cornerRadius: shape.cornerSize.width)
  }

  /// The source before a colour.
  ///
  /// SwiftUI: here the page covers the whole source, so that nothing of the colour is seen.
  public func background(_ style: Color) -> ChangedMatchedTransitionSourceConfiguration {
    ViewWarning.noteUnchanged(
      by: "matchedTransitionSource(background:)", "the page covers the whole source")
    return ChangedMatchedTransitionSourceConfiguration(cornerRadius: cornerRadius)
  }

  /// The source with a shadow.
  ///
  /// SwiftUI: here the page has the shadow of the view below it.
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ChangedMatchedTransitionSourceConfiguration {
    ViewWarning.noteUnchanged(
      by: "matchedTransitionSource(shadow:)", "the page has the shadow of the view below it")
    return ChangedMatchedTransitionSourceConfiguration(cornerRadius: cornerRadius)
  }
}

extension ContainerValues {
  /// How the page comes and goes.
  @Entry var navigationTransition: NavigationTransitionKind = NavigationTransitionKind(source: nil)
}
