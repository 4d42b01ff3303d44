import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

// The bars of pages: where things lie in them, and whether they are shown.

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

extension View {
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

  nonisolated package func toolbarEntry(
    _ content: some View, placement: ToolbarItemPlacement
  ) -> some View {
    modifier(Attachment(attached: ToolbarEntryWriter(placement: placement, content: content)))
  }
}
