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
  let keys: SuggestionKeys

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) { suggestions }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
    }
    .background(.background)
    .modifier(SuggestionScope(keys: keys))
    .transition(.opacity)
  }
}

/// Leads the keyboard from a field for searching to what it proposes, and back.
@MainActor
final class SuggestionKeys {
  fileprivate weak var rows: ViewNode?
  private weak var field: (any FocusTarget)?
  nonisolated init() {}

  private var focus: FocusDirector? { rows.flatMap { $0.isAlive ? $0.tree.focus : nil } }

  fileprivate var targets: [any FocusTarget] { rows.flatMap { focus?.targets(in: $0) } ?? [] }

  /// Gives the keyboard to the first of what is proposed.
  /// - Returns: whether there is one.
  func enter() -> Bool {
    guard let focus, let first = targets.first else { return false }
    field = focus.current
    focus.lead(to: first)
    return true
  }

  /// Gives the keyboard to the next of what is proposed; before the first one there is the field.
  fileprivate func move(by step: Int) {
    let targets = targets
    guard let focus, let index = targets.firstIndex(where: { $0 === focus.current }) else { return }
    if index + step < 0 { return leave() }
    focus.lead(to: targets[min(index + step, targets.count - 1)])
  }

  /// Gives the keyboard back to the field, where it is among what is proposed.
  func leave() {
    guard let focus, let rows, focus.current?.isInside(rows) == true else { return }
    focus.set(field, isVisible: false)
  }
}

/// What keys do among what a field for searching proposes.
@usableFromInline
nonisolated struct SuggestionScope: PrimitiveModifier {
  let keys: SuggestionKeys

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    InputKit<SuggestionKeyboard>(self, context)
  }
}

private final class SuggestionKeyboard: InputBehavior, KeyHandler {
  typealias Modifier = SuggestionScope
  private let input: InputKit<SuggestionKeyboard>

  init(_ node: InputKit<SuggestionKeyboard>) {
    input = node
    keys.rows = node
  }

  var node: ViewNode { input }
  private var keys: SuggestionKeys { input.modifier.keys }

  func handleKey(_ press: KeyPress) -> Bool {
    guard press.phase != .up, press.modifiers.subtracting(.capsLock).isEmpty else { return false }
    switch press.key {
    case .downArrow: keys.move(by: 1)
    case .upArrow: keys.move(by: -1)
    case .escape: keys.leave()
    default: return false
    }
    return true
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
