#if Macros
  import SwiftDiagnostics
  import SwiftParser
  import SwiftSyntax
  import SwiftSyntaxMacroExpansion
  import SwiftSyntaxMacros
  import SwiftSyntaxMacrosGenericTestSupport
  import Testing

  private let animatable = TypeSyntax(IdentifierTypeSyntax(name: .identifier("Animatable")))
  private let specifications = [
    "Entry": MacroSpec(type: EntryMacro.self),
    "Animatable": MacroSpec(type: AnimatableMacro.self, conformances: [animatable]),
    "AnimatableIgnored": MacroSpec(type: AnimatableIgnoredMacro.self),
    "Preview": MacroSpec(type: PreviewMacro.self),
  ]

  /// What a macro said about a source.
  struct Remark {
    let message: String
    let line: Int
    let column: Int
  }

  /// What our macros say about a source.
  func diagnostics(of source: String) -> [Remark] {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "Tests", fullFilePath: "Tests.swift")])
    _ = file.expand(macroSpecs: specifications) { node in
      BasicMacroExpansionContext(
        sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
    }
    return context.diagnostics.map { diagnostic in
      let place = context.location(
        for: diagnostic.position, anchoredAt: diagnostic.node, fileName: "Tests.swift")
      return Remark(message: diagnostic.message, line: place.line, column: place.column)
    }
  }

  /// Expects that a source becomes another under our macros, with these diagnostics and no others.
  func expectExpansion(
    of source: String, _ expanded: String, diagnostics: [DiagnosticSpec] = [],
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    assertMacroExpansion(
      source, expandedSource: expanded, diagnostics: diagnostics,
      macroSpecs: specifications, indentationWidth: .spaces(2)
    ) { failure in
      Issue.record(Comment(rawValue: failure.message), sourceLocation: location)
    }
  }
#endif
