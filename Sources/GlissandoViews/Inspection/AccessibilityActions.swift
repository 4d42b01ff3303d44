// What programs that read the screen out would offer. None is served yet: elements have labels,
// values and traits for tests, and these have nothing to add.

/// Which way a value is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}

/// What a person asks of an element.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String
  /// What a click does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// To go away.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// What matters most at the moment.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// To be deleted.
  public static let delete = AccessibilityActionKind(name: "delete")
}

extension View {
  /// Says how the value is changed by those who cannot see the view.
  ///
  /// SwiftUI: programs that read the screen out offer it; none is served here.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    unchanged(
      by: "accessibilityAdjustableAction", "programs that read the screen out are not served")
  }

  /// Offers an action to those who cannot see the view.
  ///
  /// SwiftUI: programs that read the screen out offer it; none is served here.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    unchanged(by: "accessibilityAction", "programs that read the screen out are not served")
  }

  /// Offers an action of a name to those who cannot see the view.
  ///
  /// SwiftUI: programs that read the screen out offer it; none is served here.
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    unchanged(by: "accessibilityAction", "programs that read the screen out are not served")
  }

  /// Offers an action of a name to those who cannot see the view.
  ///
  /// SwiftUI: programs that read the screen out offer it; none is served here.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    unchanged(by: "accessibilityAction", "programs that read the screen out are not served")
  }

  /// Names the view for those who speak to it; the label remains.
  ///
  /// SwiftUI: programs that listen take them; none is served here.
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View {
    unchanged(by: "accessibilityInputLabels", "programs that listen are not served")
  }

  /// Says in which order elements are read out: the first has the highest number.
  ///
  /// SwiftUI: programs that read the screen out keep to it; none is served here.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    unchanged(by: "accessibilitySortPriority", "programs that read the screen out are not served")
  }

  /// Shows the view larger while it is pressed, where text is very large.
  ///
  /// SwiftUI: it appears at the largest sizes of text; here views are as large as they are.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
    unchanged(by: "accessibilityShowsLargeContentViewer", "text has no largest sizes")
  }
}
