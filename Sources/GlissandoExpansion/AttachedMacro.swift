import GlissandoSyntax

// Macros that are put on declarations.

/// What one role of an attached macro is asked for.
package struct MacroAttachment: Sendable {
  /// What is to be added.
  package enum Role: String, Sendable { case accessor, member, peer, `extension` }

  package let role: Role
  package let attribute: MacroSyntax
  package let declaration: MacroSyntax
  /// The name of the type that an extension would extend.
  package var extendedType = ""
  /// Whether the type lacks the protocol that the macro gives it.
  package var lacksConformance = true
  /// What is around the declaration, from the inside out.
  package var context: [MacroSyntax] = []

  package init(
    role: Role, attribute: MacroSyntax, declaration: MacroSyntax, extendedType: String = "",
    lacksConformance: Bool = true, context: [MacroSyntax] = []
  ) {
    self.role = role
    self.attribute = attribute
    self.declaration = declaration
    self.extendedType = extendedType
    self.lacksConformance = lacksConformance
    self.context = context
  }

  /// Where the attribute's sign stands in its own source: that begins with spaces.
  var attributeStart: Int { SourceText(attribute.source).tokens.first?.range.lowerBound ?? 0 }

  var read: (DeclarationReader, Declaration?) {
    let reader = DeclarationReader(declaration.source)
    return (reader, reader.declarations.first)
  }
}

/// What an expansion came to.
package struct MacroExpansion: Sendable {
  package var source = ""
  package var diagnostics: [MacroDiagnostic] = []

  package init(_ source: String = "", diagnostics: [MacroDiagnostic] = []) {
    self.source = source
    self.diagnostics = diagnostics
  }
}

/// A macro that is put on declarations.
package protocol AttachedMacro {
  static func expansion(of attachment: MacroAttachment) -> MacroExpansion
}
