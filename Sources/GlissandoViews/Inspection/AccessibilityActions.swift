// What can be done with a view by people who do not see it.

/// Which way a value is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
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
  var accessibleDescription: AccessibleDescription { AccessibleDescription(.pressed) }
  var isOperable: Bool { environment.isEnabled }
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
