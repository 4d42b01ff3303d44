package import Foundation

/// A node into which text is typed while it has the keyboard.
@MainActor
package protocol TextInputTarget: FocusTarget {
  /// Takes text that has no key: what an input method has committed.
  func insertText(_ text: String)
  /// Shows what an input method is composing; empty ends it. `caret` counts characters within.
  func compose(_ text: String, caret: Int)
  /// Where the caret is, in window points, for an input method to show its candidates.
  var textInputArea: CGRect? { get }
  /// The window became the one with the keyboard, or lost it.
  func windowFocusChanged(_ isActive: Bool)
}

/// Where text is typed.
package struct TextInputPlace: Equatable {
  /// Tells the field from others.
  package let field: ObjectIdentifier
  /// Where the caret is, in window points.
  package let caret: CGRect
}
