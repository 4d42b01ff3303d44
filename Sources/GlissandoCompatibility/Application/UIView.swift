public import Foundation
import GlissandoControls
import GlissandoDrawing
public import GlissandoMotion
import GlissandoViews

/// Distances from the sides of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From the left.
  public var left: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the right.
  public var right: CGFloat

  /// No distances.
  public static let zero = UIEdgeInsets()

  /// Makes distances.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension EdgeInsets {
  /// Makes the same distances.
  public init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

/// A view of the older kind, as far as programs ask it where it is.
///
/// SwiftUI: what it would draw is not drawn, except the ground of a window.
@MainActor @preconcurrency
open class UIView: NSObject {
  /// Where it lies in the one around it; points.
  open var frame: CGRect
  /// What it is filled with; nil is nothing.
  open var backgroundColor: UIColor?
  /// The colour of what can be acted on; nil is the program's.
  open var tintColor: UIColor?
  /// How opaque it is; [0, 1].
  open var alpha: CGFloat = 1
  /// Whether it is not shown.
  open var isHidden = false
  /// Whether it takes input.
  open var isUserInteractionEnabled = true
  /// What is outside of it is not shown.
  open var clipsToBounds = false
  /// A number to find it by.
  open var tag = 0
  /// Light or dark, whatever is around.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// What it draws into: its corners, border, shadow and opacity are shown.
  public let layer = CALayer()
  /// What notices what people do to it: nothing does.
  public private(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The views in it.
  public private(set) var subviews: [UIView] = []
  /// The view around it.
  public private(set) weak var superview: UIView?

  /// Makes a view in a rectangle; points.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Reads a view from an archive: there are none.
  public required init?(coder: NSCoder) { nil }

  /// Makes a view without a size.
  public convenience override init() { self.init(frame: .zero) }

  /// Its rectangle in its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// What of it bars cover: nothing.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// Puts a view into it.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  /// The window that it is in.
  open var window: UIWindow? { self as? UIWindow ?? superview?.window }

  /// Has something notice what people do to it: nothing reaches such views.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Has something notice it no more.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// Takes it out of the view around it.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Ends the editing of text in it: a field ends it by itself when the focus goes.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { true }

  /// Whether changes of such views move: those of views move by animations.
  public static func setAnimationsEnabled(_ enabled: Bool) {}

  /// Asks for another layout: nothing is laid out by it.
  open func setNeedsLayout() {}
  /// Lays out what is in it: nothing is laid out by it.
  open func layoutIfNeeded() {}
  /// Lays out what is in it: nobody calls it.
  open func layoutSubviews() {}
  /// Asks to be drawn anew: it is not drawn.
  open func setNeedsDisplay() {}
}

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
  /// The scene that it belongs to.
  open weak var windowScene: UIWindowScene?

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
