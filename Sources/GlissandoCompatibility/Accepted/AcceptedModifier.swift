import GlissandoControls
import GlissandoViews

// What modifiers return that are there for programs to compile: what they stand on, and a warning that says so once.

extension View {
  /// The view as it is, for a modifier that is there for programs to compile: it changes nothing here,
  /// and a warning says so once.
  ///
  /// - Parameters:
  ///   - name: What programs call the modifier.
  ///   - reason: Why it changes nothing.
  package nonisolated func unchanged(by name: String, _ reason: String) -> Self {
    ViewWarning.noteUnchanged(by: name, reason)
    return self
  }
}

extension Scene {
  /// The scene as it is, for a modifier that changes nothing here; a warning says so once.
  package nonisolated func unchanged(by name: String, _ reason: String) -> Self {
    ViewWarning.noteUnchanged(by: name, reason)
    return self
  }
}

extension TabContent {
  /// The tab as it is, for a modifier that changes nothing here; a warning says so once.
  nonisolated func unchanged(by name: String, _ reason: String) -> Self {
    ViewWarning.noteUnchanged(by: name, reason)
    return self
  }
}
