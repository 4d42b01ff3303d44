import GlissandoMotion
public import GlissandoViews

/// How a view of several pages looks.
public protocol TabViewStyle: Sendable {}

/// Tabs below the pages.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

/// Pages that are turned by dragging, with dots below.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether dots say which page is shown.
  public struct IndexDisplayMode: Equatable, Sendable {
    private let number: Int
    /// Where there is more than one page.
    public static let automatic = IndexDisplayMode(number: 0)
    /// Always.
    public static let always = IndexDisplayMode(number: 1)
    /// Never.
    public static let never = IndexDisplayMode(number: 2)
  }

  let indexDisplayMode: IndexDisplayMode

  /// Makes the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
}

/// Tabs below the pages: a window has no side bar for them.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

/// Tabs below the pages.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Tabs below the pages: a window has no side bar for them.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// Tabs below the pages.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// Tabs below the pages.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that are turned by dragging, with dots below.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages that are turned by dragging, with or without dots.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// How pages are chosen.
enum TabLook: Equatable {
  case tabs
  case pages(dots: PageTabViewStyle.IndexDisplayMode)
}

extension EnvironmentValues {
  /// The style of views of several pages.
  @Entry var tabLook: TabLook = .tabs
}

extension View {
  /// Chooses how views of several pages inside look.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    let pages = (style as? PageTabViewStyle).map { TabLook.pages(dots: $0.indexDisplayMode) }
    return environment(\.tabLook, pages ?? .tabs)
  }
}
