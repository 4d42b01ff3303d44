public import GlissandoMotion

/// What a window is doing.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// It is not to be seen.
  case background
  /// It is to be seen and takes no input.
  case inactive
  /// It is to be seen and takes input.
  case active
}

extension EnvironmentValues {
  /// What the window is doing.
  ///
  /// SwiftUI: a window counts as active as long as it is open.
  @Entry public var scenePhase: ScenePhase = .active
}
