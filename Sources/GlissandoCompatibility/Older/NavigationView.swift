import GlissandoControls
import GlissandoMotion
public import GlissandoViews

/// The older spelling of `NavigationStack`.
public nonisolated struct NavigationView<Content: View>: View {
  private let content: Content

  /// Makes a stack.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The page on top.
  @MainActor public var body: some View { NavigationStack { content } }
}

/// How a `NavigationView` shows its pages.
public protocol NavigationViewStyle: Sendable {}

/// One page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

/// Pages side by side.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  init() {}
}

/// As the view wishes.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Pages side by side.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As the view wishes.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
  /// Says how a `NavigationView` inside shows its pages.
  ///
  /// SwiftUI: it shows one at a time; `NavigationSplitView` has columns.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    unchanged(
      by: "navigationViewStyle",
      "NavigationView shows one page at a time; NavigationSplitView has columns")
  }
}
