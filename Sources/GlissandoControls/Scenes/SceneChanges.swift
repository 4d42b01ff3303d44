public import Foundation
package import GlissandoMotion
package import GlissandoViews

// Scenes whose windows are described otherwise.

extension Scene {
  /// Sets the size in points in which the windows open.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Sets the size in points in which the windows open.
  public func defaultSize(_ size: CGSize) -> some Scene {
    ChangedScene(base: self) { $0.size = size }
  }

  /// Gives the windows the developer's tools, or takes them away.
  ///
  /// With them F4 films the window, F5 to F9 slow, stop and rewind its time, F10 inspects what moves and F12
  /// shows what frames cost, and the program understands `--stats`, `--record`, `--replay` and
  /// `--overlay`. Without them these keys are the program's own. Windows of a program that is
  /// built for debugging have the tools unless this takes them away, others only where it gives them.
  public func developerTools(_ isEnabled: Bool = true) -> some Scene {
    ChangedScene(base: self) { $0.values.hasDeveloperTools = isEnabled }
  }

  /// Changes what desktops know of the program that the windows belong to.
  func changingApp(_ change: @escaping @MainActor (inout AppInfo) -> Void) -> some Scene {
    ChangedScene(base: self) { change(&$0.app) }
  }

  /// Changes the views that the windows show.
  func withContent(_ change: @escaping (AnyView) -> AnyView) -> some Scene {
    ChangedScene(base: self) { $0.content = $0.content.map(change) }
  }

  /// The windows that the scene describes.
  package var allWindows: [WindowDescription] {
    if let scene = self as? any WindowScene { return scene.windows }
    return body.allWindows
  }
}

extension EnvironmentValues {
  /// Whether a window has the developer's tools.
  @Entry package var hasDeveloperTools: Bool = isBuiltForDebugging
}

private var isBuiltForDebugging: Bool {
  #if DEBUG
    true
  #else
    false
  #endif
}

/// A scene whose windows are described otherwise.
private struct ChangedScene<Base: Scene>: WindowScene {
  let base: Base
  let change: @MainActor (inout WindowDescription) -> Void

  var windows: [WindowDescription] {
    base.allWindows.map { window in
      var window = window
      change(&window)
      return window
    }
  }
}
