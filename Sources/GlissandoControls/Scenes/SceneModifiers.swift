public import GlissandoMotion
public import GlissandoViews

// What all views of a scene are given: values, actions, commands.

extension Scene {
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
