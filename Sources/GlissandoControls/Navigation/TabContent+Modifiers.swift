public import GlissandoMotion
public import GlissandoViews

// What is said of tabs: how each looks, what people do with it, where it stands and who may move it.

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

  private nonisolated func described<Changed: View>(
    _ isEnabled: Bool, _ change: @escaping (AnyView) -> Changed
  ) -> some TabContent<TabValue> {
    tabs { isEnabled ? AnyView(change($0)) : $0 }
  }
}
