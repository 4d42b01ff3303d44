// What a view that can be operated says about itself.

/// What kind of thing a view is, for those who do not see it; each kind is named where it is made.
package struct AccessibilityRole: RawRepresentable, Hashable, Sendable {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }
}

/// What a view that can be operated says about itself to tests, inspectors and those who do not see it.
package struct AccessibleDescription: Equatable, Sendable {
  /// What kind of thing it is.
  package var role: AccessibilityRole
  /// What it is set to; nil for one that only acts.
  package var value: String?
  /// The number that it is set to, for one that has a number.
  package var range: AccessibleRange?

  package init(_ role: AccessibilityRole, value: String? = nil, range: AccessibleRange? = nil) {
    self.role = role
    self.value = value
    self.range = range
  }
}

/// A node that can be operated.
@MainActor
package protocol AccessibleNode: NodeRole {
  /// What it says about itself.
  var accessibleDescription: AccessibleDescription { get }
  /// Whether it takes input.
  var isOperable: Bool { get }
  /// What holds of it besides what its description and the keyboard say.
  var accessibleStates: AccessibleStates { get }
  /// What is written in it, for one that is typed into.
  var accessibleText: AccessibleText? { get }
  /// What it offers by name besides what a program does.
  var accessibleActions: [String] { get }
  /// Does what somebody asks who has neither pointer nor keys.
  /// - Returns: whether it did.
  func perform(_ action: AccessibleAction) -> Bool
}

extension AccessibleNode {
  package var accessibleStates: AccessibleStates { [] }
  package var accessibleText: AccessibleText? { nil }
  package var accessibleActions: [String] { [] }
  package func perform(_ action: AccessibleAction) -> Bool { false }
}
