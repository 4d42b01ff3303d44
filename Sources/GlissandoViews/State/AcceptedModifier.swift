import GlissandoMotion

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

extension ViewWarning {
  /// Says once that something which programs may write does nothing.
  package static func noteUnchanged(by name: String, _ reason: String) {
    once(".\(name) changes nothing: \(reason)", key: name)
  }
}
