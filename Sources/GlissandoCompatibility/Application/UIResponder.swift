public import Foundation
import GlissandoControls
import GlissandoViews

// Programs of the years before `App` begin with a delegate of their application and one of each of
// their scenes, which puts a view into a window. These files hold what such programs name, as far as it
// opens that window and lets them ask where they are.

/// What such a program derives its delegates from.
///
/// SwiftUI: there windows, views and controllers are responders too; here nothing is asked of them
/// by way of a responder.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// Makes a responder.
  nonisolated public required override init() { super.init() }

  /// Whom events would reach next: nobody.
  open var next: UIResponder? { nil }
  /// Takes the focus: it has none to take.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Gives the focus up.
  @discardableResult open func resignFirstResponder() -> Bool { true }
}

extension UIResponder {
  /// A keyboard on the screen is about to open; desktops have none, so that nobody posts it.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// A keyboard on the screen has opened; desktops have none, so that nobody posts it.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// A keyboard on the screen is about to close; desktops have none, so that nobody posts it.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// A keyboard on the screen has closed; desktops have none, so that nobody posts it.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// A keyboard on the screen is about to move; desktops have none, so that nobody posts it.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Where a keyboard on the screen will lie.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// Where a keyboard on the screen lies.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// How long a keyboard on the screen takes to open.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
}
