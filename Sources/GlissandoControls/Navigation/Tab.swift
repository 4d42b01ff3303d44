import GlissandoMotion
public import GlissandoViews

// The pages of a `TabView`, each with its tab.

/// What the tab of a page is for.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// Searching.
  public static let search = TabRole(name: "search")
}

/// A page of a `TabView` with its tab.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  /// The type of what it is selected by.
  public typealias TabValue = Value
  private let tag: GivenIdentity?
  private let content: Content
  private let label: Label

  fileprivate init(tag: GivenIdentity?, role: TabRole?, content: Content, label: Label) {
    if role != nil, Label.self != DefaultTabLabel.self {
      ViewWarning.noteUnchanged(
        by: "Tab(role:)",
        "a tab with a label of its own stands where it is written, like all others")
    }
    self.tag = tag
    self.content = content
    self.label = label
  }

  /// The page.
  @MainActor public var pages: some View {
    // One element, whatever the page consists of: it has one tab.
    OneElement(content).layoutValue(key: GivenIdentityKey.self, value: tag).tabItem {
      label
    }
  }
}

extension Tab {
  /// Makes a page that is selected by a value.
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      tag: GivenIdentity(value: AnyHashable(value)), role: role, content: content(), label: label())
  }
}

/// What a tab shows that is given nothing to show: what its role says.
public nonisolated struct DefaultTabLabel: View {
  let role: TabRole?

  /// The symbol and the title of the role; nothing without one.
  @MainActor public var body: some View {
    if role == .search { GlissandoControls.Label("Search", systemImage: "magnifyingglass") }
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Makes a page that is selected by a value, with a tab that shows its role.
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(role: role) }
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Makes a page that people select by its tab alone, which shows its role.
  nonisolated public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { DefaultTabLabel(role: role) }
  }
}

extension Tab where Label == GlissandoControls.Label<Text, Image> {
  /// Makes a page with a title and an image that is selected by a value.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      GlissandoControls.Label(titleKey, image: image)
    }
  }

  /// Makes a page with a title and an image that is selected by a value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      GlissandoControls.Label {
        Text(title)
      } icon: {
        Image(image)
      }
    }
  }

  /// Makes a page with a title and a symbol that is selected by a value.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      GlissandoControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Makes a page with a title and a symbol that is selected by a value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      GlissandoControls.Label(title, systemImage: systemImage)
    }
  }
}

extension Tab where Value == Never {
  /// Makes a page that people select by its tab alone.
  nonisolated public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: nil, role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never, Label == GlissandoControls.Label<Text, Image> {
  /// Makes a page with a title and an image that people select by its tab alone.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      GlissandoControls.Label(titleKey, image: image)
    }
  }

  /// Makes a page with a title and an image that people select by its tab alone.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      GlissandoControls.Label {
        Text(title)
      } icon: {
        Image(image)
      }
    }
  }

  /// Makes a page with a title and a symbol that people select by its tab alone.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      GlissandoControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Makes a page with a title and a symbol that people select by its tab alone.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      GlissandoControls.Label(title, systemImage: systemImage)
    }
  }
}
