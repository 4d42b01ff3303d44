package import Foundation

/// Something that a person can find in a window and operate, as it is shown now.
package struct OperableSnapshot {
  /// The same number for the same thing at all times.
  package let identity: Int
  /// What it is, and what it is set to.
  package let description: AccessibleDescription
  /// Whether it takes input.
  package let isEnabled: Bool
  /// Where it is shown now, in window points: the smallest upright rectangle around it.
  package let frame: CGRect
}
