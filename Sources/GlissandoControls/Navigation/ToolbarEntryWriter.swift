import GlissandoMotion
import GlissandoViews

// How the items of content reach the bar.

/// Hands items to the bar; shows nothing.
nonisolated struct ToolbarItems<Content: ToolbarContent>: View {
  let content: Content

  @MainActor var body: some View {
    ForEach(Array(content.items.enumerated()), id: \.offset) { $0.element }
  }
}

/// Hands the items of content with a body to the bar.
///
/// The properties of the content have storage in this view's node, which is why it has to be the
/// first and only one of the view's own.
struct DescribedToolbar<Content: ToolbarContent>: View {
  private let content: Content

  init(content: Content) {
    self.content = content
    ViewFields.scanAsWell(Content.self, heldBy: Self.self)
  }

  var body: some View { ToolbarItems(content: content.body) }
}

/// Hands a view to the bar, which shows it in the environment in which it is written.
nonisolated struct ToolbarEntryWriter<Content: View>: View {
  private let placement: ToolbarItemPlacement
  private let content: Content
  @Environment(\.self) private var environment

  init(placement: ToolbarItemPlacement, content: Content) {
    self.placement = placement
    self.content = content
  }

  @MainActor var body: some View {
    let shown = content.modifier(EnvironmentReplacement(values: environment))
    let entry = ToolbarEntry(placement: placement, view: AnyView(shown))
    return EmptyView().transformPreference(NavigationBarKey.self) {
      // There is no keyboard on the screen above which it would lie.
      if entry.placement != .keyboard { $0.items.append(entry) }
    }
  }
}
