import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

// What a field for searching proposes while somebody is at it.

extension View {
  /// Puts a field for searching above the view, and what it proposes below the field while somebody is at it.
  ///
  /// - Parameter prompt: What stands in the field while it is empty; nil is "Search".
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchSuggestions(suggestions)
  }

  /// Puts a field for searching above the view, and what it proposes below the field while somebody is at it.
  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }

  /// Puts a field for searching above the view, and what it proposes below the field while somebody is at it.
  @_disfavoredOverload
  nonisolated public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }

  /// Says what the field for searching in the view proposes while somebody is at it: rows that cover what is searched.
  nonisolated public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Has a click on the view put a text into the field for searching that proposes it.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletion(completion: completion))
  }
}

extension EnvironmentValues {
  /// What the field for searching in the view proposes.
  @Entry var searchSuggestions: AnyView?
  /// Puts a text into the field for searching around.
  @Entry var completeSearch: (@MainActor (String) -> Void)?
}

/// What a field for searching proposes, in place of what is searched.
struct SearchSuggestionRows: View {
  let suggestions: AnyView

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) { suggestions }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
    }
    .background(.background)
    .transition(.opacity)
  }
}

@usableFromInline
nonisolated struct SearchCompletion: ViewModifier {
  let completion: String
  @Environment(\.completeSearch) private var complete

  @usableFromInline @MainActor func body(content: Content) -> some View {
    Button {
      complete?(completion)
    } label: {
      content
    }
    .buttonStyle(.plain)
  }
}
