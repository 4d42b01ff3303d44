public import Foundation
import GlissandoDrawing
import GlissandoViews

// Windows of the older kind.

/// What people have done, as views of the older kind are told: nobody makes one.
@MainActor @preconcurrency
open class UIEvent: NSObject {}

/// A window of the older kind.
///
/// SwiftUI: a program has one window; the first that is made key and visible is shown.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// Tells the views of the window that something of it is another one.
  let shown = ShownContent()
  /// What the window shows.
  open var rootViewController: UIViewController? {
    willSet { shown.objectWillChange.send() }
    didSet { rootViewController?.owner = self }
  }
  /// Which windows it lies above: there is one.
  open var windowLevel = Level.normal
  /// The scene that it belongs to.
  open weak var windowScene: UIWindowScene?

  /// Which windows one lies above.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// More lies above less.
    public var rawValue: CGFloat
    /// Makes a level from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a level from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// That of windows.
    public static let normal = Level(rawValue: 0)
    /// That of the bar above a telephone's programs.
    public static let statusBar = Level(rawValue: 1000)
    /// That of questions.
    public static let alert = Level(rawValue: 2000)
  }

  /// Makes a window of a scene.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: UIScreen.main.bounds)
  }

  /// Makes a window in a rectangle; points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Reads a window from an archive: there are none.
  public required init?(coder: NSCoder) { nil }

  /// What it is seen on.
  open var screen: UIScreen { .main }

  /// Whether it takes keys.
  open var isKeyWindow: Bool { windowScene?.keyWindow === self }

  /// Shows the window, and lets it take keys.
  open func makeKeyAndVisible() {
    open()
    makeKey()
  }

  /// Whether it is not shown: one that says no is opened.
  open override var isHidden: Bool { didSet { if !isHidden { open() } } }

  private func open() {
    let scene = windowScene ?? UIApplication.shared.scene
    windowScene = scene
    scene.open(self)
  }

  /// Lets the window take keys.
  open func makeKey() { windowScene?.madeKey = self }

  /// The scheme of what the window shows; `unspecified` leaves it to the desktop.
  open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    willSet { shown.objectWillChange.send() }
  }
}

/// Stands for the window in which a program that is an `App` shows its scene.
final class ProgramWindow: UIWindow {
  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    super.rootViewController = UIViewController()
  }

  required init?(coder: NSCoder) { nil }

  /// That of the program's window, which it does not change.
  override var frame: CGRect {
    get { UIScreen.main.bounds }
    set { ViewWarning.noteUnchanged(by: "UIWindow.frame", Self.reason) }
  }
  override var rootViewController: UIViewController? {
    didSet { ViewWarning.noteUnchanged(by: "UIWindow.rootViewController", Self.reason) }
  }
  override var backgroundColor: UIColor? {
    didSet { ViewWarning.noteUnchanged(by: "UIWindow.backgroundColor", Self.reason) }
  }
  override var tintColor: UIColor? {
    didSet { ViewWarning.noteUnchanged(by: "UIWindow.tintColor", Self.reason) }
  }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    didSet { LatestWindow.prefer(ColorScheme(overrideUserInterfaceStyle)) }
  }

  override func addSubview(_ view: UIView) {
    super.addSubview(view)
    ViewWarning.noteUnchanged(by: "UIWindow.addSubview(_:)", Self.reason)
  }

  private static let reason = "the window of a program that is an App shows its scene"
}
