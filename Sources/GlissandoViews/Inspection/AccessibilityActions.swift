/// Which way a value is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}

/// How far down a headline stands in a text.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// No one knows.
  case unspecified
  /// That of the whole.
  case h1
  /// That of a part.
  case h2
  /// That of a part of the second level.
  case h3
  /// That of a part of the third level.
  case h4
  /// That of a part of the fourth level.
  case h5
  /// That of a part of the fifth level.
  case h6
}

/// What a person asks of an element.
public struct AccessibilityActionKind: Hashable, Sendable {
  /// What people are told that it does.
  fileprivate let name: String
  /// What a click does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// To go away.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// What matters most at the moment.
  public static let magicTap = AccessibilityActionKind(name: "magic tap")
  /// To be deleted.
  public static let delete = AccessibilityActionKind(name: "delete")
}

extension View {
  /// Says how the value is changed by those who cannot see the view.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifier(
      AccessibleOffer(kind: .adjustment) { handler($0 == .decrement ? .decrement : .increment) })
  }

  /// Offers an action to those who cannot see the view.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(
      AccessibleOffer(kind: actionKind == .default ? .press : .named(actionKind.name)) { _ in
        handler()
      })
  }

  /// Offers an action of a name to those who cannot see the view.
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(AccessibleOffer(kind: .named(String(name))) { _ in handler() })
  }

  /// Offers an action of a name to those who cannot see the view.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(AccessibleOffer(kind: .named(name.string)) { _ in handler() })
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
  /// SwiftUI: programs that read the screen out keep to it; here they are told the order of the views.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    unchanged(by: "accessibilitySortPriority", "elements are read out in the order of the views")
  }

  /// Says of which level a headline is.
  ///
  /// SwiftUI: programs that read the screen out say it; here they are told that it is a headline.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    unchanged(by: "accessibilityHeading", "headlines are all of one level to who reads them out")
  }

  /// Shows the view larger while it is pressed, where text is very large.
  ///
  /// SwiftUI: it appears at the largest sizes of text; here views are as large as they are.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
    unchanged(by: "accessibilityShowsLargeContentViewer", "text has no largest sizes")
  }
}

/// Something that a program offers to do with a view, for those who have no pointer for it.
@usableFromInline
nonisolated struct AccessibleOffer: PrimitiveModifier {
  enum Kind: Equatable {
    /// What a click does: the view is a button by it.
    case press
    /// One step up or down.
    case adjustment
    /// Whatever the name says.
    case named(String)

    /// Whether it is what is asked for.
    func answers(_ action: AccessibleAction) -> Bool {
      switch (self, action) {
      case (.press, .press), (.adjustment, .increment), (.adjustment, .decrement): true
      case (.named(let name), .named(let other)): name == other
      default: false
      }
    }
  }

  let kind: Kind
  let handler: (AccessibleAction) -> Void

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    AccessibleOfferNode(self, context)
  }
}

private final class AccessibleOfferNode: InputNode<AccessibleOffer>, AccessibleNode {
  var controlDescription: ControlDescription { ControlDescription(.pressed) }
  var isControlEnabled: Bool { environment.isEnabled }
  var accessibleStates: AccessibleStates { .pressable }

  func perform(_ action: AccessibleAction) -> Bool {
    guard modifier.kind.answers(action) else { return false }
    modifier.handler(action)
    return true
  }

  override func inspect(_ place: InspectedPlace, _ inspector: ElementInspector) {
    guard modifier.kind == .press else {
      return inspector.offer(modifier.kind, self, frame: frame, place) {
        super.inspect(place, inspector)
      }
    }
    inspector.describe(self, frame: frame, place) { super.inspect(place, inspector) }
  }
}
