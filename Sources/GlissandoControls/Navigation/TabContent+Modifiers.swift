public import GlissandoMotion
public import GlissandoViews

extension TabContent {
  /// Changes what people press for each page, as a view.
  package nonisolated func tabs<Changed: View>(
    _ change: @escaping (AnyView) -> Changed
  ) -> some TabContent<TabValue> {
    TabContentGroup(
      TabContentPages(content: self).transformPreference(TabLabelsKey.self) { labels in
        for index in labels.indices {
          labels[index].changes.append { AnyView(change($0)) }
        }
      })
  }

  private nonisolated func unchanged(by name: String, _ reason: String) -> Self {
    ViewWarning.noteUnchanged(by: name, reason)
    return self
  }
}

// MARK: - What is seen

extension TabContent {
  /// Writes a number on the tabs; 0 is nothing.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    badged(count == 0 ? nil : Text("\(count)"))
  }

  /// Writes a text on the tabs; nil is nothing.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> { badged(label) }

  /// Writes a text on the tabs; nil is nothing.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badged(key.map { Text($0) })
  }

  /// Writes a text on the tabs; nil is nothing.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badged(label.map { Text($0) })
  }

  private nonisolated func badged(_ label: Text?) -> some TabContent<TabValue> {
    TabContentGroup(
      TabContentPages(content: self).transformPreference(TabLabelsKey.self) { labels in
        for index in labels.indices { labels[index].badge = label }
      })
  }

  /// Leaves the pages out, or not.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    TabContentGroup(hidden ? nil : TabContentPages(content: self))
  }

  /// Keeps people from choosing the pages by their tabs, or not.
  public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    tabs { $0.disabled(disabled) }
  }
}

// MARK: - What is pressed, held and dropped

extension TabContent {
  /// Opens a menu on a secondary click on the tab.
  public nonisolated func contextMenu<M: View>(
    @ViewBuilder menuItems: @escaping () -> M
  ) -> some TabContent<TabValue> {
    tabs { $0.contextMenu(menuItems: menuItems) }
  }

  /// Shows a popover beside the tab while a binding is true.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<TabValue> {
    tabs {
      $0.popover(
        isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge,
        content: content)
    }
  }

  /// Shows a popover beside the tab while a binding holds an item.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some TabContent<TabValue> {
    tabs {
      $0.popover(
        item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content)
    }
  }
}

// MARK: - What is said of the tab

extension TabContent {
  /// Names the tab for tests.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    described(isEnabled) { $0.accessibilityIdentifier(identifier) }
  }

  /// Says what the tab is.
  public nonisolated func accessibilityLabel(
    _ label: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    described(isEnabled) { $0.accessibilityLabel(label) }
  }

  /// Says what the tab is.
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    described(isEnabled) { $0.accessibilityLabel(label) }
  }

  /// Says what the tab's value is.
  public nonisolated func accessibilityValue(
    _ value: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    described(isEnabled) { $0.accessibilityValue(value) }
  }

  /// Says what the tab's value is.
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    described(isEnabled) { $0.accessibilityValue(value) }
  }

  /// Says what choosing the tab does.
  public nonisolated func accessibilityHint(
    _ hint: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    described(isEnabled) { $0.accessibilityHint(hint) }
  }

  /// Says what choosing the tab does.
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    described(isEnabled) { $0.accessibilityHint(hint) }
  }

  /// Says by what other names people may call the tab.
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    described(isEnabled) { $0.accessibilityInputLabels(inputLabels) }
  }

  private nonisolated func described<Changed: View>(
    _ isEnabled: Bool, _ change: @escaping (AnyView) -> Changed
  ) -> some TabContent<TabValue> {
    tabs { isEnabled ? AnyView(change($0)) : $0 }
  }
}

// MARK: - What a bar of tabs has no place for

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
