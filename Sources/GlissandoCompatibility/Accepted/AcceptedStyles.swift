import GlissandoMotion
public import GlissandoViews

// Looks of which there is one here.

/// How forms look.
public protocol FormStyle: Sendable {}

/// The style for the place where a form is.
public struct AutomaticFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}

/// Rows in groups.
public struct GroupedFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}

/// Rows in two columns.
///
/// SwiftUI: it looks like the grouped one.
public struct ColumnsFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style for the place where a form is.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Rows in two columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// How the dots look that say which page is shown.
public protocol IndexViewStyle: Sendable {}

/// Dots for pages that are turned.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is a ground behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    /// Where it is needed.
    public static var automatic: BackgroundDisplayMode { BackgroundDisplayMode() }
    /// While people use them.
    public static var interactive: BackgroundDisplayMode { BackgroundDisplayMode() }
    /// Always.
    public static var always: BackgroundDisplayMode { BackgroundDisplayMode() }
    /// Never.
    public static var never: BackgroundDisplayMode { BackgroundDisplayMode() }
  }

  /// Makes the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots for pages that are turned.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots for pages that are turned, with a ground behind them.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

/// How the columns of a split view share the window.
///
/// SwiftUI: every style is the balanced one, in which the detail makes room for the columns.
public protocol NavigationSplitViewStyle {}

/// The style that suits the desktop.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
}

/// The detail makes room for the columns.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
}

/// The detail is as wide as it can be.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The style that suits the desktop.
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The detail makes room for the columns.
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail is as wide as it can be.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
  /// Chooses how the forms inside look: all styles are rows in groups.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    unchanged(by: "formStyle", "all styles are rows in groups")
  }

  /// Chooses how the dots of pages look: they are as they are.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    unchanged(by: "indexViewStyle", "the dots have one look")
  }

  /// Chooses how the columns of split views inside share the window.
  ///
  /// SwiftUI: every style is the balanced one.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    unchanged(by: "navigationSplitViewStyle", "every style is the balanced one")
  }

  /// Shows or hides the lines between the sections of a list: distance is all that is between them.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    unchanged(by: "listSectionSeparator", "distance is all that is between sections")
  }

  /// Says which pieces of glass are one: each is by itself here.
  nonisolated public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    unchanged(by: "glassEffectUnion", "each piece of glass is by itself")
  }
}
