public import Foundation
import GlissandoControls
import GlissandoMotion
import GlissandoViews

// Controllers and recognizers of the older kind which programs of views mention: to swipe back where
// they have hidden the bar, to hide the bar of tabs, to find the controller that is shown.

/// What notices what people do: to a view on which a ``UIGestureRecognizerRepresentable`` puts it.
///
/// SwiftUI: nothing reaches views of the older kind, and what is added to those.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    /// It may still come.
    case possible
    /// It has begun.
    case began
    /// It goes on.
    case changed
    /// It has ended.
    case ended
    /// It was broken off.
    case cancelled
    /// It was another one.
    case failed
  }

  /// Who is asked.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether it looks.
  open var isEnabled = true
  /// How far it has come.
  open var state = State.possible
  /// A name to find it by.
  open var name: String?
  /// Changes something of it that is not public: it has nothing of the kind.
  open func setValue(_ value: Any?, forKey key: String) {}
  /// What is kept under a name that is not public: nothing.
  open func value(forKey key: String) -> Any? { nil }
  /// The view that it looks at.
  public internal(set) weak var view: UIView?
  /// Whether the view is not told of touches that belong to the gesture.
  open var cancelsTouchesInView = true

  /// Where it is in the window; points.
  var windowLocation = CGPoint.zero

  /// How many fingers there are.
  open var numberOfTouches: Int { state == .possible ? 0 : 1 }
  /// Where it is in the window, whatever the view; points.
  open func location(in view: UIView?) -> CGPoint { windowLocation }
}

/// Notices taps.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps there have to be.
  open var numberOfTapsRequired = 1
}

/// Notices that something is dragged.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers there have to be; with more than one nothing is noticed.
  open var minimumNumberOfTouches = 1
  /// How many fingers there may be.
  open var maximumNumberOfTouches = Int.max

  /// How far it has moved since it began; points.
  var movement = CGPoint.zero
  /// What of that a program has taken into account; points.
  var accountedMovement = CGPoint.zero
  /// How fast it moves; points per second.
  var currentVelocity = CGPoint.zero

  /// How far it has moved; points.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: movement.x - accountedMovement.x, y: movement.y - accountedMovement.y)
  }
  /// Says how far it has moved by now; points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    accountedMovement = CGPoint(x: movement.x - translation.x, y: movement.y - translation.y)
  }
  /// How fast it moves; points per second.
  open func velocity(in view: UIView?) -> CGPoint { currentVelocity }
}

/// Notices that something is pressed for a while.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// For how long; seconds.
  open var minimumPressDuration: TimeInterval = 0.5
}

/// Notices that something is pinched.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers are apart, as against the beginning.
  var magnification: CGFloat = 1
  /// What of that a program has taken into account.
  var accountedMagnification: CGFloat = 1

  /// How far the fingers are apart, as against the beginning, or when it was last set to 1.
  open var scale: CGFloat {
    get { magnification / accountedMagnification }
    set { accountedMagnification = magnification / newValue }
  }
  /// How fast that changes; per second.
  public internal(set) var velocity: CGFloat = 0

  /// How many fingers there are.
  open override var numberOfTouches: Int { 2 * super.numberOfTouches }
}

/// Is asked what a recognizer may do.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether the gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures may go on at the same time.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// It may.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// They may not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    false
  }
}

/// Shows controllers that lie one above the other: the topmost that has views.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// The controllers, the topmost last.
  open var viewControllers: [UIViewController] = [] {
    willSet { willChangeContent() }
    didSet { hold(viewControllers) }
  }
  /// The bar above them, which is not shown.
  public let navigationBar = UINavigationBar()
  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false
  /// Whether the bar hides while a page is scrolled.
  open var hidesBarsOnSwipe = false
  /// Notices swipes back: people go back by the bar here.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  /// Makes one with a controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  /// The topmost controller.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The controller that is seen.
  open var visibleViewController: UIViewController? { topViewController }

  /// Puts a controller above the others.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Takes the topmost away.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    return viewControllers.removeLast()
  }

  /// Takes all away but the first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard viewControllers.count > 1 else { return nil }
    let popped = Array(viewControllers.dropFirst())
    viewControllers.removeLast(popped.count)
    return popped
  }

  /// Hides the bar, or shows it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  override var content: AnyView? { viewControllers.lazy.reversed().compactMap(\.content).first }
}

/// Shows one of several controllers.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  /// The controllers.
  open var viewControllers: [UIViewController]? {
    willSet { willChangeContent() }
    didSet { hold(viewControllers ?? []) }
  }
  /// Which of them is seen; 0 is the first.
  open var selectedIndex = 0 {
    willSet { willChangeContent() }
  }
  /// The bar below them, which is not shown.
  public let tabBar = UITabBar()

  /// The controller that is seen.
  open var selectedViewController: UIViewController? {
    guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
    return viewControllers[selectedIndex]
  }

  override var content: AnyView? { selectedViewController?.content }
}
