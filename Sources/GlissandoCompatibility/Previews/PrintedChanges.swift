public import GlissandoViews

// What programs write into a body to learn why it is evaluated.

extension View {
  // swift-format-ignore: NoLeadingUnderscores
  /// Would print which values of the view have changed; that is not known here.
  nonisolated public static func _printChanges() { noteUnknownChanges(by: "_printChanges()") }

  // swift-format-ignore: NoLeadingUnderscores
  /// Would log which values of the view have changed; that is not known here.
  nonisolated public static func _logChanges() { noteUnknownChanges(by: "_logChanges()") }

  nonisolated private static func noteUnknownChanges(by name: String) {
    ViewWarning.noteUnchanged(
      by: "View.\(name)", "which values have changed is not known; F10 shows what moves")
  }
}
