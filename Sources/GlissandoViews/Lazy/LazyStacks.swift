public import Foundation
import GlissandoMotion

// Stacks whose views are made when they come into sight.

/// A column of views that are made when they come into sight.
///
/// Views that go out of sight are let go, with their state.
public nonisolated struct LazyVStack<Content: View>: View {
  private let settings: LazySettings
  private let content: Content

  /// Makes a column.
  ///
  /// `spacing` is in points; nil is the standard distance of 8.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    settings = LazySettings(
      axis: .vertical, spacing: spacing ?? ViewSpacing.standard, alignment: alignment.key,
      pinned: pinnedViews)
    self.content = content()
  }

  /// The arranged content.
  @MainActor public var body: some View { LazyView(settings: settings, content: content) }
}

/// A row of views that are made when they come into sight.
///
/// Views that go out of sight are let go, with their state.
public nonisolated struct LazyHStack<Content: View>: View {
  private let settings: LazySettings
  private let content: Content

  /// Makes a row.
  ///
  /// `spacing` is in points; nil is the standard distance of 8.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    settings = LazySettings(
      axis: .horizontal, spacing: spacing ?? ViewSpacing.standard, alignment: alignment.key,
      pinned: pinnedViews)
    self.content = content()
  }

  /// The arranged content.
  @MainActor public var body: some View { LazyView(settings: settings, content: content) }
}

/// A lazy container: what all of them are.
nonisolated struct LazyView<Content: View>: View, PrimitiveView {
  let settings: LazySettings
  let content: Content

  init(settings: LazySettings, content: Content) {
    self.settings = settings
    self.content = content
  }

  @MainActor func makeNode(in context: NodeContext) -> ViewNode {
    let node = LazyContainerNode(settings, context)
    node.content = node.contentContext.makeNode(content)
    node.updateFromView = ViewUpdate { (view: Self, node) in
      node.apply(view.settings)
      node.content?.update(view.content)
    }
    return node
  }
}
