import Foundation
public import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

/// Where something lies in the bar of a page.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String
  let isLeading: Bool

  /// Where it is usual.
  public static let automatic = ToolbarItemPlacement(name: "automatic", isLeading: false)
  /// In the middle, in place of the title.
  public static let principal = ToolbarItemPlacement(name: "principal", isLeading: false)
  /// What the page is for.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction", isLeading: false)
  /// What ends the page with its result.
  public static let confirmationAction = ToolbarItemPlacement(
    name: "confirmationAction", isLeading: false)
  /// What ends the page without one.
  public static let cancellationAction = ToolbarItemPlacement(
    name: "cancellationAction", isLeading: true)
  /// What takes something away.
  public static let destructiveAction = ToolbarItemPlacement(
    name: "destructiveAction", isLeading: false)
  /// What leads elsewhere.
  public static let navigation = ToolbarItemPlacement(name: "navigation", isLeading: true)
  /// At the beginning.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading", isLeading: true)
  /// At the end.
  public static let topBarTrailing = ToolbarItemPlacement(
    name: "topBarTrailing", isLeading: false)
  /// At the beginning.
  public static let navigationBarLeading = topBarLeading
  /// At the end.
  public static let navigationBarTrailing = topBarTrailing
  /// What tells how things are.
  ///
  /// SwiftUI: it lies at the end of the bar.
  public static let status = ToolbarItemPlacement(name: "status", isLeading: false)
  /// Above a keyboard on the screen: desktops have none, so that it is not shown.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard", isLeading: false)
  /// At the bottom.
  ///
  /// SwiftUI: it lies at the end of the bar.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar", isLeading: false)
}

/// A bar of a window.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  /// Where it is usual.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar of a page.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The bar below.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar of the window.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

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

  /// Hides the bar of the page.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    transformPreference(NavigationBarHiddenKey.self) { $0 = hidden }
  }

  /// Shows or hides bars of the page.
  ///
  /// SwiftUI: of the bars only that of a page and that of tabs can be hidden.
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    toolbarVisibility(visibility, of: bars)
  }

  /// Shows or hides bars of the page.
  ///
  /// SwiftUI: of the bars only that of a page and that of tabs can be hidden.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    toolbarVisibility(visibility, of: bars)
  }

  nonisolated private func toolbarVisibility(
    _ visibility: Visibility, of bars: [ToolbarPlacement]
  ) -> some View {
    let isMeant = bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
    if !isMeant, !bars.contains(.tabBar) {
      ViewWarning.noteUnchanged(
        by: "toolbarVisibility", "only the bar of a page and that of tabs can be hidden")
    }
    return transformPreference(NavigationBarHiddenKey.self) {
      if isMeant, visibility != .automatic { $0 = visibility == .hidden }
    }
    .transformPreference(TabBarHiddenKey.self) {
      if bars.contains(.tabBar) { $0 = visibility == .hidden }
    }
  }

  /// Hides the button that leads back from the page.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    transformPreference(NavigationBarKey.self) { $0.hidesBack = hidesBackButton }
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

  /// Puts a view at the end of the bar; an older spelling.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbarEntry(trailing, placement: .automatic)
  }

  /// Puts a view at the beginning of the bar; an older spelling.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbarEntry(leading, placement: .topBarLeading)
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

  /// Puts views at the end of the bar of the page.
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    toolbarEntry(content(), placement: .automatic)
  }

  /// Puts items into the bar of the page.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(Attachment(attached: ToolbarItems(content: content())))
  }

  nonisolated private func toolbarEntry(
    _ content: some View, placement: ToolbarItemPlacement
  ) -> some View {
    modifier(Attachment(attached: ToolbarEntryWriter(placement: placement, content: content)))
  }
}
