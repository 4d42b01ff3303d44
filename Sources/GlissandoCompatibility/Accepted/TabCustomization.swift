public import GlissandoControls
import GlissandoMotion
public import GlissandoViews

// What a bar of tabs has no place for: people change no tabs here, and there is no side bar.

extension TabContent {
  /// Names the tab for people's own order of them: people do not change it here.
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> {
    unchanged(by: "customizationID", "people do not change the order of tabs")
  }

  /// Says what people may change about the tab: they change nothing here.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    unchanged(by: "customizationBehavior", "people do not change the order of tabs")
  }

  /// Says whether the tab is seen before people change that: it is seen here.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    unchanged(
      by: "defaultVisibility", "people cannot bring hidden tabs back; write hidden(_:) to hide one")
  }

  /// Says where the tab stands: all stand in the bar.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    unchanged(by: "tabPlacement", "all tabs stand in the bar")
  }

  /// Gives the tab actions in a side bar, which a window does not have.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> {
    unchanged(by: "swipeActions", "a bar of tabs has no rows")
  }

  /// Gives a section actions in a side bar, which a window does not have.
  public nonisolated func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> {
    unchanged(by: "sectionActions", "a bar of tabs has no headers")
  }

  /// Says whether something that is held over the tab chooses it: it does not.
  public nonisolated func springLoadingBehavior(
    _ behavior: SpringLoadingBehavior
  ) -> some TabContent<TabValue> {
    unchanged(by: "springLoadingBehavior", "what is dragged presses nothing")
  }
}

extension View {
  /// Says whether something that is held over the view presses it: it does not.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    unchanged(by: "springLoadingBehavior", "what is dragged presses nothing")
  }

  /// Keeps how people have changed the tabs: they do not change them here.
  nonisolated public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View {
    unchanged(by: "tabViewCustomization", "people do not change the order of tabs")
  }

  /// Puts something above the tabs of a side bar, which a window does not have.
  nonisolated public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    unchanged(by: "tabViewSidebarHeader", "tabs stand in a bar")
  }

  /// Puts something below the tabs of a side bar, which a window does not have.
  nonisolated public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    unchanged(by: "tabViewSidebarFooter", "tabs stand in a bar")
  }

  /// Puts something at the bottom of a side bar, which a window does not have.
  nonisolated public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    unchanged(by: "tabViewSidebarBottomBar", "tabs stand in a bar")
  }
}

/// Whether something that is held over a view presses it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let number: Int
  /// As usual.
  public static let automatic = SpringLoadingBehavior(number: 0)
  /// It does.
  public static let enabled = SpringLoadingBehavior(number: 1)
  /// It does not.
  public static let disabled = SpringLoadingBehavior(number: 2)
}

/// What people may change about a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let number: Int
  /// As usual.
  public static var automatic: TabCustomizationBehavior { TabCustomizationBehavior(number: 0) }
  /// They may put it elsewhere.
  public static var reorderable: TabCustomizationBehavior { TabCustomizationBehavior(number: 1) }
  /// Nothing.
  public static var disabled: TabCustomizationBehavior { TabCustomizationBehavior(number: 2) }
}

/// Where a tab is seen.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let number: Int
  /// Everywhere.
  public static let automatic = AdaptableTabBarPlacement(number: 0)
  /// In the bar.
  public static let tabBar = AdaptableTabBarPlacement(number: 1)
  /// In the side bar.
  public static let sidebar = AdaptableTabBarPlacement(number: 2)
}

/// Where a tab stands.
public struct TabPlacement: Hashable, Sendable {
  private let number: Int
  /// As usual.
  public static let automatic = TabPlacement(number: 0)
  /// In the bar, if there is room.
  public static let pinned = TabPlacement(number: 1)
  /// In the side bar only.
  public static let sidebarOnly = TabPlacement(number: 2)
}

/// How people have changed the tabs: not at all.
public struct TabViewCustomization: Hashable, Codable, Sendable {
  /// Makes one in which nothing is changed.
  public init() {}
  /// Forgets all changes.
  public mutating func resetVisibility() {}
  /// Forgets all changes of the order.
  public mutating func resetSectionOrder() {}
}
