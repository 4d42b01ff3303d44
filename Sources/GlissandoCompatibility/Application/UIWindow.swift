public import Foundation

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
    let scene = windowScene ?? UIApplication.shared.scene
    windowScene = scene
    if !scene.windows.contains(where: { $0 === self }) { scene.windows.append(self) }
    makeKey()
  }

  /// Lets the window take keys.
  open func makeKey() { windowScene?.keyWindow = self }
}
