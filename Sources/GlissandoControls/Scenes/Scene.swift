public import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

/// A program with windows.
///
///     @main
///     struct Hello: App {
///       var body: some Scene {
///         WindowGroup { Text("Hello") }
///       }
///     }
@MainActor @preconcurrency
public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene
  /// The windows of the program.
  @SceneBuilder var body: Body { get }
  /// Makes the program.
  init()
}

/// A part of a program's user interface that the system shows in windows.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scenes that this one is made of.
  associatedtype Body: Scene
  /// The scenes that this one is made of.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// Builds the scenes of a program.
@resultBuilder
public enum SceneBuilder {
  /// Passes a scene on unchanged.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Puts scenes one after the other; the first one's window is opened.
  @MainActor public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First, _ other: repeat each Other
  ) -> some Scene {
    var windows = first.allWindows
    for scene in repeat each other { windows += scene.allWindows }
    return SceneList(windows: windows)
  }
}

/// Scenes one after the other.
private struct SceneList: WindowScene {
  let windows: [WindowDescription]
}

/// A scene that knows its windows by itself.
@MainActor
package protocol WindowScene: Scene where Body == Never {
  var windows: [WindowDescription] { get }
}

extension WindowScene {
  /// Never called: the scene opens its windows by itself.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A window that shows views.
public struct WindowGroup<Content: View>: Scene, WindowScene {
  private let title: String
  private let content: Content

  /// Makes a window without a title of its own.
  public init(@ViewBuilder content: () -> Content) {
    title = ProcessInfo.processInfo.processName
    self.content = content()
  }

  /// Makes a window with a title.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
  }

  /// Makes a window with an identity, by which a program tells its windows apart.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Makes a window with a title and an identity, by which a program tells its windows apart.
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(title, content: content)
  }

  package var windows: [WindowDescription] { [.described(title: title, content: content)] }
}

/// A window of which there is only one.
///
/// SwiftUI: a program opens the first of its windows, and no others.
public struct Window<Content: View>: Scene, WindowScene {
  private let title: String
  private let content: Content

  /// Makes a window with a title and an identity, by which a program tells its windows apart.
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
  }

  package var windows: [WindowDescription] { [.described(title: title, content: content)] }
}

extension WindowDescription {
  fileprivate static func described<Content: View>(
    title: String, content: Content
  ) -> WindowDescription {
    var window = WindowDescription(title: title, content: content)
    window.content = AnyView(content)
    return window
  }
}

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
    ChangedScene(base: self) { $0.hasDeveloperTools = isEnabled }
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
