import Foundation

// What views are for people who do not see them, and for tests.

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
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Names the view for people who do not see it.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(AccessibilityProperties(label: String(label)))
  }

  /// Says what state the view is in, for people who do not see it.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    modifier(AccessibilityProperties(value: value.string))
  }

  /// Says what state the view is in, for people who do not see it.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Says what state the view is in, for people who do not see it.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    modifier(AccessibilityProperties(value: String(value)))
  }

  /// Hides the view from those who look for elements, or shows it to them.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AccessibilityProperties(isHidden: hidden))
  }
}

extension View {
  /// Says what doing something with the view does, for people who do not see it.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    modifier(AccessibilityProperties(hint: hint.string))
  }

  /// Says what doing something with the view does, for people who do not see it.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Says what doing something with the view does, for people who do not see it.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    modifier(AccessibilityProperties(hint: String(hint)))
  }

  /// Says what kind of view it is, for people who do not see it.
  ///
  /// A view has one role: `isLink`, `isToggle` and `isButton` come before `isHeader`, `isImage` and `isStaticText`.
  /// A control keeps its own, but a button may be a link. `isSelected` and `isModal` are told besides.
  ///
  /// SwiftUI: `isSearchField`, `isSummaryElement` and `updatesFrequently` are told to nobody.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityProperties(traits: traits))
  }

  /// Says what kind of view it is not, for people who do not see it.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityProperties(removedTraits: traits))
  }

  /// Makes one element of the views inside, for people who do not see them.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(AccessibilityProperties(children: children))
  }
}

/// Kinds of views.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes traits from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A headline.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// Something that is chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// A field for searching.
  public static let isSearchField = AccessibilityTraits(rawValue: 16)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 32)
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 64)
  /// Something that says more than what is around it.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 128)
  /// Something that changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 256)
  /// Something that nothing beside it can be used with.
  public static let isModal = AccessibilityTraits(rawValue: 512)
  /// A switch.
  public static let isToggle = AccessibilityTraits(rawValue: 1024)
}

/// What becomes of the elements inside an element.
public nonisolated struct AccessibilityChildBehavior: Hashable, Sendable {
  private let number: Int
  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(number: 0)
  /// They stay elements.
  public static let contain = AccessibilityChildBehavior(number: 1)
  /// They become one.
  public static let combine = AccessibilityChildBehavior(number: 2)
}

/// What is said about a view for those who do not see it.
@usableFromInline
package nonisolated struct AccessibilityProperties: PrimitiveModifier, Equatable {
  var identifier: String?
  package var label: String?
  package var value: String?
  var isHidden: Bool?
  /// What doing something with it does.
  var hint: String?
  /// What kind of thing the views inside are together.
  var role: AccessibilityRole?
  /// Whether nothing beside it can be used.
  var isModal = false
  /// Whether something opens with it.
  var opens = false
  var traits: AccessibilityTraits?
  /// What is not to be said of it although something inside does.
  var removedTraits: AccessibilityTraits?
  /// What becomes of the elements inside, for a view that is one by itself.
  var children: AccessibilityChildBehavior?

  package init(
    identifier: String? = nil, label: String? = nil, value: String? = nil, isHidden: Bool? = nil,
    hint: String? = nil, role: AccessibilityRole? = nil, isModal: Bool = false,
    opens: Bool = false, traits: AccessibilityTraits? = nil,
    removedTraits: AccessibilityTraits? = nil,
    children: AccessibilityChildBehavior? = nil
  ) {
    self.identifier = identifier
    self.label = label
    self.value = value
    self.isHidden = isHidden
    self.hint = hint
    self.role = role
    self.isModal = isModal
    self.opens = opens
    self.traits = traits
    self.removedTraits = removedTraits
    self.children = children
  }

  @usableFromInline @MainActor package func makeNode(in context: NodeContext) -> ContentNode {
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
final class AccessibilityNode: ModifierNode<AccessibilityProperties> {
  override func inspect(_ place: InspectedPlace, _ inspector: ElementInspector) {
    var place = place
    if let isHidden = modifier.isHidden { place.isHidden = place.isHidden || isHidden }
    inspector.describe(modifier, node: self, frame: frame, place) {
      guard modifier.namesElement, !place.isHidden else {
        return super.inspect(place, inspector)
      }
      inspector.element(modifier, frame: frame, place) { super.inspect($0, inspector) }
    }
  }
}
