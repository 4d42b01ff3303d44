import GlissandoControls
package import GlissandoViews

// Titles of windows that follow what is shown.

extension View {
  /// Calls the window after something that changes: only the title is looked up again then.
  package func windowTitle(_ title: @escaping @MainActor () -> String) -> some View {
    modifier(WindowTitle(title: title))
  }
}

private struct WindowTitle: ViewModifier {
  let title: @MainActor () -> String

  func body(content: Content) -> some View { content.navigationTitle(title()) }
}
