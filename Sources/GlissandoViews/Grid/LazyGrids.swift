public import Foundation
import GlissandoMotion

// Grids whose views are made when they come into sight.

/// A grid of columns that grows downwards; its views are made when they come into sight.
public nonisolated struct LazyVGrid<Content: View>: View {
  private let settings: LazySettings
  private let content: Content

  /// Makes a grid.
  ///
  /// `spacing` is the distance in points between two lines; nil is the standard one of 8.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    settings = LazySettings(
      axis: .vertical, spacing: spacing ?? ViewSpacing.standard, alignment: alignment.key,
      pinned: pinnedViews, items: columns)
    self.content = content()
  }

  /// The arranged content.
  @MainActor public var body: some View { LazyView(settings: settings, content: content) }
}

/// A grid of rows that grows sideways; its views are made when they come into sight.
public nonisolated struct LazyHGrid<Content: View>: View {
  private let settings: LazySettings
  private let content: Content

  /// Makes a grid.
  ///
  /// `spacing` is the distance in points between two lines; nil is the standard one of 8.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    settings = LazySettings(
      axis: .horizontal, spacing: spacing ?? ViewSpacing.standard, alignment: alignment.key,
      pinned: pinnedViews, items: rows)
    self.content = content()
  }

  /// The arranged content.
  @MainActor public var body: some View { LazyView(settings: settings, content: content) }
}
