import GlissandoMotion

// The warning about what programs may write and what does nothing.

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
