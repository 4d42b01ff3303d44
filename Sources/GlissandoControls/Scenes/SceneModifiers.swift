public import GlissandoMotion
public import GlissandoViews

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

  /// Puts a value into the environment of the scene's views.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    withContent { AnyView($0.environment(keyPath, value)) }
  }

  /// Runs an action when a value has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    withContent { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Runs an action when a value has changed, with the one before and the one now.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene {
    withContent { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Adds commands to the program: menus in a bar at the top of the window, and their keys.
  ///
  /// Alt or F10 opens the first menu, Alt with the first letter of a menu's name that one; with the
  /// developer's tools F10 is theirs. `menuBarVisibility` hides the bar until then.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    let menus = CommandMenus.menus(of: content().items)
    return withContent { AnyView(CommandMenus(menus: menus, content: $0)) }
  }

  /// Says whether the window shows the bar of its menus; hidden, it is there while one of them is open.
  ///
  /// SwiftUI: has none of it, as there is one bar for all programs.
  public func menuBarVisibility(_ visibility: Visibility) -> some Scene {
    environment(\.menuBarVisibility, visibility)
  }
}

extension Scene {
  /// The scene as it is, for a modifier that changes nothing here; a warning says so once.
  package nonisolated func unchanged(by name: String, _ reason: String) -> Self {
    ViewWarning.noteUnchanged(by: name, reason)
    return self
  }
}

/// Opens a window of the program.
public struct OpenWindowAction: Sendable {
  /// Opens the window with an identity.
  ///
  /// SwiftUI: a program has one window here, and a warning says so.
  @MainActor public func callAsFunction(id: String) {
    ViewWarning.once(
      "the window \"\(id)\" is not opened: a program has one window; show it as a sheet",
      key: "window \(id)")
  }
}

extension EnvironmentValues {
  /// Opens a window of the program.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
}
