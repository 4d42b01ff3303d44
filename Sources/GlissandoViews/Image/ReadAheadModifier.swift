import GlissandoDrawing

/// Lets image files be read that will be shown soon.
private struct ReadAheadModifier: ViewModifier {
  let paths: [String]
  @Environment(\.window) private var window

  func body(content: Content) -> some View {
    content.onChange(of: paths, initial: true) { _, paths in
      window.tree()?.imageFiles.readAhead(paths)
    }
  }
}

extension View {
  /// Reads image files on another thread, so that what shows them soon need not wait.
  ///
  /// - Parameter paths: All of them, the first ones first. What another call in the window has named is forgotten.
  package func readsAhead(_ paths: [String]) -> some View {
    modifier(ReadAheadModifier(paths: paths))
  }
}
