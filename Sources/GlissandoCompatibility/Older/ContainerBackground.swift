import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

// Grounds of the containers around views.

/// What a ground is that of.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  /// The page of a stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// The page of columns.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "split")
  /// The tab.
  public static let tabView = ContainerBackgroundPlacement(name: "tab")
  /// The window.
  public static let window = ContainerBackgroundPlacement(name: "window")
  /// The widget: the view itself.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

extension View {
  /// Fills what is around the view, as far as the view is given room.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).background(style)
  }

  /// Puts a view below what is around the view, as far as the view is given room.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(alignment: alignment, content: content)
  }
}
