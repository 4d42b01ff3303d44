/// What kind of control a view is, for those who do not see it; each kind is named where it is made.
package struct AccessibilityRole: RawRepresentable, Hashable, Sendable {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }
}

/// What a control says about itself to tests, inspectors and those who do not see it.
package struct ControlDescription: Equatable, Sendable {
  /// What kind of control it is.
  package var role: AccessibilityRole
  /// What it is set to; nil for one that only acts.
  package var value: String?

  package init(_ role: AccessibilityRole, value: String? = nil) {
    self.role = role
    self.value = value
  }
}

/// A node that describes a control.
@MainActor
package protocol AccessibleNode: NodeRole {
  /// What the control says about itself.
  var controlDescription: ControlDescription { get }
  /// Whether it takes input.
  var isControlEnabled: Bool { get }
}
