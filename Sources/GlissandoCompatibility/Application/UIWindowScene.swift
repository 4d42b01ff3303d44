public import Foundation
import GlissandoControls
import GlissandoViews

// The scene that a program's windows belong to, and what a telephone would have around it.

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
