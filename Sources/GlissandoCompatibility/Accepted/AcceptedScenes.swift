public import GlissandoControls
public import GlissandoMotion
import GlissandoViews

// How windows are and where: that is the desktop's here, and people's.

/// Which sizes a window can have.
public struct WindowResizability: Sendable {
  /// As the window wishes.
  public static let automatic = WindowResizability()
  /// Those of its content.
  public static let contentSize = WindowResizability()
  /// No smaller than its content.
  public static let contentMinSize = WindowResizability()
}

/// How a window looks.
public protocol WindowStyle {}

/// With a title bar.
public struct TitleBarWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

/// Without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

/// As the window wishes.
public struct DefaultWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// With a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// Without a title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// As the window wishes.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension Scene {
  /// Says which sizes the window can have.
  ///
  /// SwiftUI: people give a window any size.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    unchanged(by: "windowResizability", "people give a window any size")
  }

  /// Says how the window looks.
  ///
  /// SwiftUI: the desktop decides whether windows have title bars.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    unchanged(by: "windowStyle", "the desktop decides whether windows have title bars")
  }

  /// Says where the window opens.
  ///
  /// SwiftUI: the desktop decides.
  public func defaultPosition(_ position: UnitPoint) -> some Scene {
    unchanged(by: "defaultPosition", "the desktop decides")
  }
}
