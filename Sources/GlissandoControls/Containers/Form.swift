import GlissandoMotion
public import GlissandoViews

/// Rows of controls, in sections.
public nonisolated struct Form<Content: View>: View {
  private let content: Content

  /// Makes a form.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The rows.
  @MainActor public var body: some View {
    List { content }.listStyle(.insetGrouped)
  }
}
