import Foundation
public import GlissandoViews

// Scenes that are windows.

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
