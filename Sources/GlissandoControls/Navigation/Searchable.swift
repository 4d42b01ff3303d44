import Foundation
import GlissandoDrawing
public import GlissandoMotion
public import GlissandoViews

// Views that are searched by way of a field.

/// Where a field for searching lies.
///
/// SwiftUI: it moves it; here the field is above what is searched.
public struct SearchFieldPlacement: Sendable {
  private let name: String
  /// Where it is usual.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the bar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the leading column.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Below the bar.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  /// Below the bar, always or while the page is at its top.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    navigationBarDrawer
  }

  /// When the field is seen.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// As is usual.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode()
  }

  /// Says once that the field is not put there.
  nonisolated func noteUnchanged() {
    guard name != Self.automatic.name else { return }
    ViewWarning.noteUnchanged(
      by: "searchable(text:placement: .\(name))", "the field stands above the view")
  }
}

extension EnvironmentValues {
  /// Whether a person is at the field for searching around.
  @Entry public internal(set) var isSearching: Bool = false
}

/// Ends a search: the field is emptied and loses the keyboard.
public struct DismissSearchAction {
  let run: @MainActor () -> Void

  /// Ends it; without a field around nothing happens.
  @MainActor public func callAsFunction() { run() }
}

extension EnvironmentValues {
  /// Ends the search at the field around.
  @Entry public internal(set) var dismissSearch: DismissSearchAction = DismissSearchAction {}
}

extension View {
  /// Puts a field for searching above the view.
  ///
  /// - Parameters:
  ///   - text: What is typed into it.
  ///   - placement: Says nothing here.
  ///   - prompt: What stands in the field while it is empty; nil is "Search".
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchable(text, isPresented: nil, placement, prompt)
  }

  /// Puts a field for searching above the view, which has the focus where the binding is true.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchable(text, isPresented: isPresented, placement, prompt)
  }

  /// Puts a field for searching above the view, which has the focus where the binding is true.
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text, isPresented: isPresented, placement, Text(prompt))
  }

  /// Puts a field for searching above the view.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text, isPresented: nil, placement, Text(prompt))
  }

  /// Puts a field for searching above the view.
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text, isPresented: nil, placement, Text(prompt))
  }

  nonisolated private func searchable(
    _ text: Binding<String>, isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement,
    _ prompt: Text?
  ) -> some View {
    placement.noteUnchanged()
    return modifier(
      Searchable(
        text: text, prompt: prompt ?? Text(verbatim: "Search"), isPresented: isPresented))
  }
}

@usableFromInline
nonisolated struct Searchable: ViewModifier {
  @Binding var text: String
  let prompt: Text
  @FocusState private var isAtField: Bool
  @FocusState private var isAtSuggestions: Bool
  @State private var keys = SuggestionKeys()
  @Environment(\.searchSuggestions) private var suggestions

  private let isPresented: Binding<Bool>?

  init(text: Binding<String>, prompt: Text, isPresented: Binding<Bool>? = nil) {
    _text = text
    self.prompt = prompt
    self.isPresented = isPresented
  }

  @MainActor private var isSearching: Bool { isAtField || isAtSuggestions }

  @MainActor private func give(_ hasKeyboard: Bool) {
    isAtField = hasKeyboard
    isAtSuggestions = false
  }

  /// Empties the field and gives the keyboard away.
  @MainActor private func end() {
    text = ""
    give(false)
  }

  /// Ends a search by Escape, where there is anything to end.
  @MainActor private func leave() -> KeyPress.Result {
    guard suggestions != nil || !text.isEmpty else { return .ignored }
    end()
    return .handled
  }

  @usableFromInline @MainActor func body(content: Content) -> some View {
    VStack(spacing: 0) {
      HStack(spacing: 6) {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
        field
        if !text.isEmpty { clearButton }
      }
      .padding(.horizontal, 10)
      .padding(.vertical, 6)
      .background(.quaternary, in: .rect(cornerRadius: 8))
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .animation(.snappy(duration: 0.25), value: text.isEmpty)
      content.spared()
        .environment(\.isSearching, isSearching)
        .environment(\.dismissSearch, DismissSearchAction { end() })
        // What is proposed belongs to this field, not to those within.
        .environment(\.searchSuggestions, nil)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay { if isSearching, let suggestions { rows(of: suggestions) } }
        .animating(around: .snappy(duration: 0.25), value: isSearching)
    }
  }

  @MainActor private var field: some View {
    TextField(text: $text, prompt: prompt) { prompt }
      .textFieldStyle(.plain)
      .transformEnvironment(\.submitActions) { $0.text = $0.search }
      .focused($isAtField)
      .onKeyPress(.downArrow) { keys.enter() ? .handled : .ignored }
      .onKeyPress(.escape) { leave() }
      .onChange(of: isPresented?.wrappedValue ?? false, initial: true) { _, isPresented in
        if self.isPresented != nil, isPresented != isSearching { give(isPresented) }
      }
      .onChange(of: isSearching) { _, isSearching in
        if isPresented?.wrappedValue != isSearching { isPresented?.wrappedValue = isSearching }
      }
  }

  @MainActor private var clearButton: some View {
    Button("Clear", systemImage: "xmark.circle.fill") { text = "" }
      .labelStyle(.iconOnly)
      .accessibilityLabel("Clear")
      .buttonStyle(.plain)
      .foregroundStyle(.secondary)
      .transition(.scale(scale: 0.4).combined(with: .opacity))
  }

  @MainActor private func rows(of suggestions: AnyView) -> some View {
    SearchSuggestionRows(suggestions: suggestions, keys: keys)
      .environment(\.completeSearch) {
        text = $0
        keys.leave()
      }
      .focused($isAtSuggestions)
  }
}
