import GlissandoMotion
public import GlissandoViews

/// What a `TabView` is made of whose pages are selected by values of one type.
public nonisolated protocol TabContent<TabValue> {
  /// The type of what its pages are selected by; `Never` where people select by the tabs alone.
  associatedtype TabValue: Hashable
  /// The type of its pages.
  associatedtype Pages: View
  /// Its pages with their tabs, as views.
  @MainActor var pages: Pages { get }
}

/// The pages of what a `TabView` is made of.
public nonisolated struct TabContentPages<Content: TabContent>: View {
  let content: Content

  /// The pages with their tabs.
  @MainActor public var body: some View { content.pages }
}

/// Several pages with their tabs.
public nonisolated struct TabContentGroup<TabValue: Hashable, Pages: View>: TabContent {
  /// The pages with their tabs.
  public let pages: Pages

  init(_ pages: Pages) { self.pages = pages }
}

/// Puts together what a `TabView` is made of; the type of its values is known here, so that values
/// can be written as `.home`.
@resultBuilder
public nonisolated struct TabContentBuilder<TabValue: Hashable> {
  /// Takes a page, or several.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue {
    content
  }

  /// Nothing.
  public static func buildBlock() -> TabContentGroup<TabValue, EmptyView> {
    TabContentGroup(EmptyView())
  }

  /// One part.
  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content { content }

  /// Several parts, one after the other.
  public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> TabContentGroup<TabValue, TupleView<(repeat TabContentPages<each Content>)>> {
    TabContentGroup(TupleView(repeat TabContentPages(content: each content)))
  }

  /// A part that is there or not.
  public static func buildIf<Content: TabContent>(
    _ content: Content?
  ) -> TabContentGroup<TabValue, TabContentPages<Content>?> {
    TabContentGroup(content.map { TabContentPages(content: $0) })
  }

  /// The first of two parts.
  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> TabContentGroup<
    TabValue, ConditionalContent<TabContentPages<First>, TabContentPages<Second>>
  > {
    TabContentGroup(ViewBuilder.buildEither(first: TabContentPages(content: first)))
  }

  /// The second of two parts.
  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> TabContentGroup<
    TabValue, ConditionalContent<TabContentPages<First>, TabContentPages<Second>>
  > {
    TabContentGroup(ViewBuilder.buildEither(second: TabContentPages(content: second)))
  }

  /// What newer systems have, which is there.
  public static func buildLimitedAvailability<Content: TabContent>(
    _ content: Content
  ) -> Content { content }
}

extension TabView {
  /// Makes pages, of which that with the selected value is shown.
  nonisolated public init<Tabs: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> Tabs
  ) where Content == TabContentPages<Tabs>, Tabs.TabValue == SelectionValue {
    let tabs = content()
    self.init(selection: selection) { TabContentPages(content: tabs) }
  }
}

extension TabView where SelectionValue == Int {
  /// Makes pages of which the view remembers by itself which is shown.
  nonisolated public init<Tabs: TabContent>(@TabContentBuilder<Never> content: () -> Tabs)
  where Content == TabContentPages<Tabs>, Tabs.TabValue == Never {
    let tabs = content()
    self.init(selection: nil) { TabContentPages(content: tabs) }
  }
}

/// Pages that belong together.
///
/// Their header is not shown: a bar has no place for it.
public nonisolated struct TabSection<Header, Content: TabContent, Footer, SelectionValue: Hashable>:
  TabContent
{
  /// The type of what its pages are selected by.
  public typealias TabValue = SelectionValue
  private let content: Content

  /// Its pages with their tabs.
  @MainActor public var pages: some View { TabContentPages(content: content) }
}

extension TabSection where Footer == EmptyView, SelectionValue == Content.TabValue {
  /// Puts pages together under a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text {
    self.content = content()
  }

  /// Puts pages together under a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text {
    self.content = content()
  }

  /// Puts pages together under a header.
  nonisolated public init(
    @TabContentBuilder<SelectionValue> content: () -> Content,
    @ViewBuilder header: () -> Header
  ) where Header: View {
    self.content = content()
  }

  /// Puts pages together.
  nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == EmptyView {
    self.content = content()
  }
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of what its pages are selected by.
  public typealias TabValue = Content.TabValue

  /// Its pages with their tabs.
  @MainActor public var pages: some View {
    ForEach<Data, ID, TabContentPages<Content>>(
      data: data, content: { TabContentPages(content: content($0)) }, identify: identify)
  }

  /// Makes pages for each element, kept by the identity at `id`.
  @_disfavoredOverload  // views first: to try both costs the compiler the content's time again
  nonisolated public init<T: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == T {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
  }

  /// Makes pages for each element, kept by the element's own identity.
  @_disfavoredOverload  // views first: to try both costs the compiler the content's time again
  nonisolated public init<T: Hashable>(
    _ data: Data, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable, Content.TabValue == T {
    self.init(data: data, content: content, identify: { $0.id })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: TabContent {
  /// Makes pages for each number of a range.
  @_disfavoredOverload  // views first: to try both costs the compiler the content's time again
  nonisolated public init<T: Hashable>(
    _ data: Range<Int>, @TabContentBuilder<T> content: @escaping (Int) -> Content
  ) where Content.TabValue == T {
    self.init(data: data, content: content, identify: { $0 })
  }
}
