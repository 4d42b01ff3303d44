public import Foundation
import GlissandoControls
import GlissandoViews

/// How the scene of a program is opened.
@MainActor @preconcurrency
public final class UISceneConfiguration: NSObject {
  /// The name that the program gives it.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate, which has to derive from ``UIResponder``; nil is the class
  /// `SceneDelegate` of the program.
  public var delegateClass: AnyClass?

  /// Makes a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// The time in which a scene is there.
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a role from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window of the program.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  public let role = Role.windowApplication
  /// How it was opened.
  public internal(set) var configuration = UISceneConfiguration(
    name: nil, sessionRole: .windowApplication)
  /// What tells it from others.
  public let persistentIdentifier = "main"
}

/// A part of a program's user interface.
@MainActor @preconcurrency
public class UIScene: NSObject {
  /// Why a scene is opened: on desktops there is no reason.
  public final class ConnectionOptions: NSObject {}

  /// What a scene is doing.
  public enum ActivationState: Int, Sendable {
    /// It is not there.
    case unattached = -1
    /// It is to be seen and takes input.
    case foregroundActive
    /// It is to be seen and takes no input.
    case foregroundInactive
    /// It is not to be seen.
    case background
  }

  /// The time in which it is there.
  public let session = UISceneSession()
  /// Who is told what it does.
  public weak var delegate: (any UISceneDelegate)?
  /// What it is doing.
  public var activationState: ActivationState { .foregroundActive }
  /// The title of its window; nil is the program's name.
  public var title: String?
}

/// A part of a program's user interface that has windows.
@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
  /// The windows.
  ///
  /// In a program that is an `App` the first one stands for the window that it shows, and others are not shown; in a
  /// program of delegates the one that was made key is.
  public var windows: [UIWindow] { (isOpenedByDelegate ? [] : [programWindow]) + opened }
  /// The window that takes keys.
  public var keyWindow: UIWindow? { madeKey ?? (isOpenedByDelegate ? nil : programWindow) }
  /// Whether what is shown is a window that delegates have opened.
  var isOpenedByDelegate = false
  /// The windows that the program has opened itself, and the one of them that was made key.
  private(set) var opened: [UIWindow] = []
  weak var madeKey: UIWindow?
  private lazy var programWindow = ProgramWindow(windowScene: self)
  /// What it is seen on.
  public var screen: UIScreen { .main }
  /// How it is turned: as displays of desktops are.
  public var interfaceOrientation: UIInterfaceOrientation { .landscapeLeft }
  /// The bar above a telephone's programs: nothing.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

  /// Opens a window.
  func open(_ window: UIWindow) {
    guard !windows.contains(where: { $0 === window }) else { return }
    opened.append(window)
    if isOpenedByDelegate { return }
    ViewWarning.once(
      "\(type(of: window)): a program that is an App shows no second window of the older kind; put what is in it "
        + "over the views, with overlay(alignment:content:)", key: "second window")
  }

  /// Closes all windows.
  func closeWindows() {
    opened = []
    madeKey = nil
    isOpenedByDelegate = false
  }

  /// What a program wishes of a telephone's display.
  public enum GeometryPreferences {
    /// That it is turned in one of some ways.
    case iOS(interfaceOrientations: UIInterfaceOrientationMask)
  }

  /// Wishes that the display is turned: displays of desktops are not.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    ViewWarning.noteUnchanged(
      by: "requestGeometryUpdate(_:errorHandler:)", "displays of desktops are not turned")
  }
}

/// How a display is turned.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Nobody knows.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its right side.
  case landscapeRight
  /// On its left side.
  case landscapeLeft

  /// Whether it stands upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The bar above a telephone's programs: windows have none.
@MainActor @preconcurrency
public final class UIStatusBarManager: NSObject {
  /// Where it lies: nowhere.
  public var statusBarFrame: CGRect { .zero }
  /// Whether it is hidden: it is not there.
  public var isStatusBarHidden: Bool { true }
}

/// Who is told what a scene does.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is there.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene has gone.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene takes input.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene takes no input for now.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to be seen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is not seen any more.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Who is told what a scene with windows does.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
