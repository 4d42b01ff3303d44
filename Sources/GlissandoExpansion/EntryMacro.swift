import GlissandoSyntax

/// `@Entry`: makes a variable in an extension of the environment or of the transaction a value of
/// its own, with a key that nobody else sees.
///
///     extension EnvironmentValues {
///       @Entry var isPaused = false
///     }
///
/// The default value is evaluated at each read where the variable has a type, and once where it has
/// none: a computed property needs a type, which a macro cannot infer.
package enum EntryMacro: AttachedMacro {
  package static func expansion(of attachment: MacroAttachment) -> MacroExpansion {
    switch (attachment.role, EntryVariable.read(attachment)) {
    case (.accessor, .success(let entry)):
      return MacroExpansion(
        """
        {
          get { self[\(entry.keyName).self] }
          set { self[\(entry.keyName).self] = newValue }
        }
        """)
    // The other role says what is wrong. Accessors all the same: without them the compiler would
    // add that an extension cannot hold the variable.
    case (.accessor, .failure):
      return MacroExpansion("{ get { fatalError() } }")  // a text, never run
    case (.peer, .success(let entry)): return MacroExpansion(entry.key)
    case (.peer, .failure(let mistake)): return MacroExpansion(diagnostics: [mistake.diagnostic])
    default: return MacroExpansion()
    }
  }
}
