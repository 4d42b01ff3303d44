public import GlissandoControls
public import GlissandoDrawing
public import GlissandoViews

// How bars of pages look: all look alike here.

/// What a bar of a page is for.
public struct ToolbarRole: Sendable {
  /// What is usual.
  public static var automatic: ToolbarRole { ToolbarRole() }
  /// Going from page to page.
  public static var navigationStack: ToolbarRole { ToolbarRole() }
  /// Looking through content.
  public static var browser: ToolbarRole { ToolbarRole() }
  /// Changing content.
  public static var editor: ToolbarRole { ToolbarRole() }
}

/// How large the title of a page is shown.
public enum NavigationBarTitleDisplayMode: Sendable {
  /// As on the page before.
  case automatic
  /// In the bar.
  case inline
  /// Large, below the bar.
  case large
}

/// How large the title of a page is shown: the newer spelling.
public struct ToolbarTitleDisplayMode: Sendable {
  /// As on the page before.
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
  /// In the bar.
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
  /// Large, below the bar.
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
  /// Large, in the bar.
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
}

extension View {
  /// Says how large the title is shown: it always is in the bar.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarTitleDisplayMode
  ) -> some View {
    unchanged(by: "navigationBarTitleDisplayMode", "the title always is in the bar")
  }

  /// Says how large the title is shown: it always is in the bar.
  nonisolated public func toolbarTitleDisplayMode(
    _ mode: ToolbarTitleDisplayMode
  ) -> some View {
    unchanged(by: "toolbarTitleDisplayMode", "the title always is in the bar")
  }

  /// Says what the bar of the page is for: all bars look alike.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    unchanged(by: "toolbarRole", "all bars look alike")
  }

  /// Chooses light or dark for what bars hold: they are as the page is.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    unchanged(by: "toolbarColorScheme", "bars are as the page is")
  }

  /// Gives bars a ground of its own: they have the page's.
  ///
  /// SwiftUI: bars take the style.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    unchanged(by: "toolbarBackground", "bars have the ground of their page")
  }

  /// Shows or hides the ground of bars: they have the page's.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    unchanged(by: "toolbarBackground", "bars have the ground of their page")
  }

  /// Shows or hides the ground of bars: they have the page's.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    unchanged(by: "toolbarBackgroundVisibility", "bars have the ground of their page")
  }
}
