public import Foundation
import GlissandoControls
import GlissandoMotion
public import GlissandoViews

/// Who is responsible for what a window shows.
///
/// SwiftUI: only the views of a ``UIHostingController`` are shown.
@MainActor @preconcurrency
open class UIViewController: UIResponderLink {
  /// The name of the page.
  open var title: String?
  /// The view.
  open var view: UIView! {
    get {
      if shownView == nil { hold(UIView(frame: UIScreen.main.bounds)) }
      return shownView
    }
    set { hold(newValue) }
  }
  private var shownView: UIView?
  /// The controllers in it.
  public private(set) var children: [UIViewController] = []
  /// The controller that it is in.
  public private(set) weak var parent: UIViewController?
  /// The window in which it is shown.
  weak var owner: UIWindow?

  /// Makes a controller; nothing is read from files.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Reads a controller from an archive: there are none.
  public required init?(coder: NSCoder) { nil }

  /// Makes a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// The views that it shows; nil for none.
  var content: AnyView? { children.lazy.compactMap(\.content).first }

  /// The view is there: nobody calls it.
  open func viewDidLoad() {}
  /// The view is about to be seen: nobody calls it.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is seen: nobody calls it.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to go: nobody calls it.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has gone: nobody calls it.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Memory is short: nobody calls it.
  open func didReceiveMemoryWarning() {}
  /// Puts a controller into it.
  open func addChild(_ childController: UIViewController) {
    children.append(childController)
    childController.parent = self
  }
  private func hold(_ view: UIView?) {
    shownView?.controller = nil
    shownView = view
    view?.controller = self
  }
  /// What lies around its view, else the controller that it is in.
  open override var next: UIResponderLink? { shownView?.superview ?? parent }
  /// Holds these controllers and no others.
  func hold(_ controllers: [UIViewController]) {
    for child in children where !controllers.contains(child) { child.parent = nil }
    children = controllers
    for child in controllers { child.parent = self }
  }
  /// Has the window show anew what is about to change.
  func willChangeContent() {
    if let parent { parent.willChangeContent() } else { owner?.shown.objectWillChange.send() }
  }
  /// The nearest controller around it in which pages lie one above the other.
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  /// The nearest controller around it that has tabs.
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
  /// The controller that it shows above itself: none.
  open var presentedViewController: UIViewController? { nil }
  /// The controller is in another one now.
  open func didMove(toParent parent: UIViewController?) {}

  /// As what it is shown above others: it is not.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { .automatic }
    set {}
  }
  /// How it comes where it is shown above others: it is not.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { .coverVertical }
    set {}
  }

  /// Shows a controller above: a sheet of the views does that here.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    ViewWarning.once(
      "\(type(of: viewControllerToPresent)) is not presented: use sheet(isPresented:content:)",
      key: "present \(type(of: viewControllerToPresent))")
    completion?()
  }

  /// Takes away what is shown above.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }

  /// How the bar above a telephone's programs looks: windows have none.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether that bar is hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether a telephone hides the bar below its programs.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// In which ways the display may be turned.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// Whether the program follows when the display is turned.
  open var shouldAutorotate: Bool { true }
  /// Asks again in which ways the display may be turned.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Asks again how that bar looks.
  open func setNeedsStatusBarAppearanceUpdate() {}
}

/// As what a controller is shown above others.
public enum UIModalPresentationStyle: Int, Sendable {
  /// On all of the screen.
  case fullScreen
  /// As a page.
  case pageSheet
  /// As a form.
  case formSheet
  /// In place of the controller that shows it.
  case currentContext
  /// As the controller wishes.
  case custom
  /// On all of the screen, over what is there.
  case overFullScreen
  /// Over the controller that shows it.
  case overCurrentContext
  /// With an arrow.
  case popover
  /// Not.
  case none = -1
  /// As is usual.
  case automatic = -2
}

/// How a controller comes that is shown above others.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical
  /// By a turn.
  case flipHorizontal
  /// By fading.
  case crossDissolve
  /// By a page that curls.
  case partialCurl
}

/// How the bar above a telephone's programs looks.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the window.
  case `default`
  /// Light.
  case lightContent
  /// Dark.
  case darkContent
}

/// Shows views in a window of the older kind.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The views.
  open var rootView: Content {
    willSet { owner?.shown.objectWillChange.send() }
  }

  /// Makes a controller that shows views.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller that shows views, for a class that reads archives; nothing is read.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Reads a controller from an archive: there are none.
  public required init?(coder: NSCoder) { nil }

  override var content: AnyView? { AnyView(rootView) }
}
