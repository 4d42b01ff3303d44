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
  ///
  /// - Parameters:
  ///   - name: What programs call it: a modifier, or a member of a type with the type's name before it.
  ///   - reason: Why it does nothing.
  package static func noteUnchanged(by name: String, _ reason: String) {
    let point = name.first?.isUppercase == true ? "" : "."
    once("\(point)\(name) changes nothing: \(reason)", key: name)
  }
}
