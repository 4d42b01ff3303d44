public import Foundation
import GlissandoControls
import GlissandoViews

/// The program, as programs name it that know telephones.
@MainActor @preconcurrency
public final class UIApplication: NSObject {
  /// A reason for which a program was started: on desktops there is none.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How a URL is opened: on desktops there is but one way.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What the program is doing.
  public enum State: Int, Sendable {
    /// It is to be seen and takes input.
    case active
    /// It is to be seen and takes no input.
    case inactive
    /// It is not to be seen.
    case background
  }

  /// The program.
  public static let shared = UIApplication()

  /// Who is told what the program does; nil for a program that is an `App`.
  public weak var delegate: (any UIApplicationDelegate)?
  /// Whether the display stays on by itself: the desktop decides.
  public var isIdleTimerDisabled = false
  /// What the program is doing.
  public var applicationState: State { .active }
  /// How many things wait for the person; desktops do not show it.
  public var applicationIconBadgeNumber = 0

  /// The scene of the program's window.
  let scene = UIWindowScene()
  /// Keeps the delegates, whom others only know weakly.
  var keptDelegates: [AnyObject] = []

  private override init() { super.init() }

  /// The scenes: one.
  public var connectedScenes: Set<UIScene> { [scene] }
  /// The windows, the first of which is shown; in a program that is an `App` it stands for the one that shows its scene.
  public var windows: [UIWindow] { scene.windows }
  /// The window that takes keys.
  public var keyWindow: UIWindow? { scene.keyWindow }

  /// Opens a URL, as the desktop does.
  ///
  /// - Parameter completion: Is told whether that was possible, when the desktop knows.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    OpenURLAction { _ in .systemAction }(url) { completion?($0) }
  }

  /// Opens a URL, as the desktop does.
  ///
  /// - Returns: Whether that was possible.
  @discardableResult public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// Whether a URL can be opened: the desktop is asked with it.
  public func canOpenURL(_ url: URL) -> Bool { true }
}

extension UIApplication {
  /// Takes input again; posted when the window opens.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Takes no input for now; nobody posts it.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Is not seen any more; nobody posts it.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Is about to be seen; nobody posts it.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Is about to end; posted when the window has closed.
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Has launched; nobody posts it.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Memory is short; nobody posts it.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The picture of the display was kept; nobody posts it.
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// The address of the program's settings: desktops have none.
  nonisolated public static let openSettingsURLString = "app-settings:"
}
