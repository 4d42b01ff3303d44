import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

/// Shows one of several pages, which people choose by tabs or by turning them.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let content: Content
  private let selection: Binding<SelectionValue>?

  /// Makes pages, of which that with the selected tag is shown.
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  /// The page and the tabs.
  @MainActor public var body: some View {
    TabPages(
      content: content,
      selection: selection.map { selection in
        Binding(
          get: { AnyHashable(selection.wrappedValue) },
          set: { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } })
      })
  }
}

extension TabView where SelectionValue == Int {
  /// Makes pages of which the view remembers by itself which is shown.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

extension View {
  /// Says what the tab of a page shows.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = Carried(AnyView(label()))
    return transformPreference(TabLabelsKey.self) { labels in
      var tab = labels.first ?? TabLabel()
      tab.view = label.value
      labels = [tab]
    }
  }
}

/// What a page says about its tab.
struct TabLabel {
  /// The page; nil before that has said so.
  var page: Namespace.ID?
  var view: AnyView?
  /// What is written beside the tab's symbol.
  var badge: Text?
  /// How what people press is changed as a view, innermost first.
  var changes: [(AnyView) -> AnyView] = []

  /// What people press with all that has been said about it.
  @MainActor func changed(_ button: some View) -> AnyView {
    changes.reduce(AnyView(button)) { $1($0) }
  }
}

/// Whether a page hides the tabs.
struct TabBarHiddenKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// The tabs of the pages, in order.
struct TabLabelsKey: PreferenceKey {
  static var defaultValue: [TabLabel] { [] }
  static func reduce(value: inout [TabLabel], nextValue: () -> [TabLabel]) { value += nextValue() }
}
