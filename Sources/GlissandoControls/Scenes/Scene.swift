import GlissandoMotion
package import GlissandoViews

// A program and the parts of its user interface.

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
