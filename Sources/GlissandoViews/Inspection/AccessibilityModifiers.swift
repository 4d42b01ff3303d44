import Foundation

extension View {
  /// Names the view for tests and scripts.
  ///
  /// People never see or hear the name.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityProperties(identifier: identifier))
  }

  /// Names the view for people who do not see it.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityProperties(label: label.string))
  }

  /// Names the view for people who do not see it.
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(AccessibilityProperties(label: String(label)))
  }

  /// Says what state the view is in, for people who do not see it.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    modifier(AccessibilityProperties(value: value.string))
  }

  /// Says what state the view is in, for people who do not see it.
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    modifier(AccessibilityProperties(value: String(value)))
  }

  /// Hides the view from those who look for elements, or shows it to them.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AccessibilityProperties(isHidden: hidden))
  }
}

/// What is said about a view for those who do not see it.
nonisolated struct AccessibilityProperties: PrimitiveModifier, Equatable {
  var identifier: String?
  var label: String?
  var value: String?
  var isHidden: Bool?

  @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    AccessibilityNode(self, context)
  }

  /// Whether the view becomes an element by it.
  var namesElement: Bool { identifier != nil || label != nil || value != nil }

  /// Fills in what was not said further out, which wins.
  func complete(_ snapshot: inout ElementSnapshot) {
    snapshot.identifier = snapshot.identifier ?? identifier
    snapshot.label = snapshot.label ?? label
    snapshot.value = snapshot.value ?? value
  }
}

/// Keeps what is said about a view, for the inspector to find.
private final class AccessibilityNode: ModifierNode<AccessibilityProperties> {
  override func inspect(_ place: InspectedPlace, _ inspector: ElementInspector) {
    var place = place
    if let isHidden = modifier.isHidden { place.isHidden = place.isHidden || isHidden }
    guard modifier.namesElement, !place.isHidden else {
      return super.inspect(place, inspector)
    }
    inspector.element(modifier, frame: frame, place) { super.inspect($0, inspector) }
  }
}
