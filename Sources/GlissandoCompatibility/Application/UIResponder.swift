public import Foundation
import GlissandoControls
import GlissandoViews

// Programs of the years before `App` begin with a delegate of their application and one of each of
// their scenes, which puts a view into a window. These files hold what such programs name, as far as it
// opens that window and lets them ask where they are.

/// What events would be passed along: delegates, views of the older kind and their controllers.
///
/// SwiftUI: there this is `UIResponder` itself. Here that one has an initializer which those that derive from it must have,
/// so that a program's delegate can be made; views and controllers must not need it.
@MainActor @preconcurrency
open class UIResponderLink: NSObject {
  /// Whom events would reach next: of a view its controller, or the view around it.
  open var next: UIResponderLink? { nil }
  /// Takes the focus: it has none to take.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Gives the focus up.
  @discardableResult open func resignFirstResponder() -> Bool { true }
}

/// What such a program derives its delegates from.
@MainActor @preconcurrency
open class UIResponder: UIResponderLink {
  /// Makes a responder.
  public required override init() { super.init() }
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
