#if Macros
  import SwiftSyntax
  import SwiftSyntaxBuilder
  import SwiftSyntaxMacros

  /// `@Entry`: makes a variable in an extension of the environment or of the transaction a value of
  /// its own, with a key that nobody else sees.
  ///
  ///     extension EnvironmentValues {
  ///       @Entry var isPaused = false
  ///     }
  ///
  /// The default value is evaluated at each read where the variable has a type, and once where it has
  /// none: a computed property needs a type, which a macro cannot infer.
  enum EntryMacro {
    /// What goes before the name of the variable to give the name of its key.
    static let keyPrefix = "__Key_"
  }

  extension EntryMacro: AccessorMacro {
    static func expansion(
      of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) -> [AccessorDeclSyntax] {
      // The other role says what is wrong. Accessors all the same: without them the compiler would
      // add that an extension cannot hold the variable.
      guard case .success(let entry) = EntryVariable.read(declaration, in: context.lexicalContext)
      else {
        return ["get { fatalError() }"]
      }
      return [
        "get { self[\(raw: entry.keyName).self] }",
        "set { self[\(raw: entry.keyName).self] = newValue }",
      ]
    }
  }

  extension EntryMacro: PeerMacro {
    static func expansion(
      of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
      switch EntryVariable.read(declaration, in: context.lexicalContext) {
      case .success(let entry): return [entry.key]
      case .failure(let mistake):
        context.report(mistake.message, at: mistake.node ?? Syntax(node), fixIts: mistake.fixIts)
        return []
      }
    }
  }
#endif
