// What programs that read the screen out offer to do with a view. What a click does is offered as well; the others are
// not yet.

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
  /// SwiftUI: of the kinds only `default` is offered.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(AccessiblePress(isOffered: actionKind == .default, handler: handler))
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

/// Lets those press a view who have no pointer for it.
@usableFromInline
nonisolated struct AccessiblePress: PrimitiveModifier {
  let isOffered: Bool
  let handler: () -> Void

  @usableFromInline init(isOffered: Bool, handler: @escaping () -> Void) {
    self.isOffered = isOffered
    self.handler = handler
  }

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    AccessiblePressNode(self, context)
  }
}

private final class AccessiblePressNode: InputNode<AccessiblePress>, AccessibleNode {
  var controlDescription: ControlDescription { ControlDescription(.pressed) }
  var isControlEnabled: Bool { environment.isEnabled }
  var accessibleStates: AccessibleStates { .pressable }

  func perform(_ action: AccessibleAction) -> Bool {
    guard action == .press else { return false }
    modifier.handler()
    return true
  }

  override func inspect(_ place: InspectedPlace, _ inspector: ElementInspector) {
    guard modifier.isOffered else { return super.inspect(place, inspector) }
    inspector.describe(self, frame: frame, place) { super.inspect(place, inspector) }
  }
}
