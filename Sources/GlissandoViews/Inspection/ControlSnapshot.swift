package import Foundation

/// One control that a person can find in a window, as it is shown now.
package struct ControlSnapshot {
  /// The same number for the same control at all times.
  package let identity: Int
  /// What it is, and what it is set to.
  package let description: ControlDescription
  /// Whether it takes input.
  package let isEnabled: Bool
  /// Where it is shown now, in window points: the smallest upright rectangle around it.
  package let frame: CGRect
}
