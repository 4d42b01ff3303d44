import GlissandoExpansion
import GlissandoSyntax
import Testing

/// What a macro said about a source.
struct Remark {
  let message: String
  let line: Int
  let column: Int
}

/// What one role of a macro adds.
struct Addition {
  let role: MacroAttachment.Role
  let expansion: MacroExpansion
}

private func macro(named name: String) -> (any AttachedMacro.Type, [MacroAttachment.Role])? {
  switch name {
  case "Entry": (EntryMacro.self, [.accessor, .peer])
  case "Animatable": (AnimatableMacro.self, [.member, .extension])
  case "AnimatableIgnored": (AnimatableIgnoredMacro.self, [.peer])
  default: nil
  }
}

/// What our macros add to a source, asked as the compiler asks.
func additions(to source: String) -> [Addition] {
  let reader = DeclarationReader(source)
  return reader.declarations.flatMap { declaration -> [Addition] in
    additions(to: declaration, in: nil, reader)
      + reader.members(of: declaration).flatMap { additions(to: $0, in: declaration, reader) }
  }
}

private func additions(
  to declaration: Declaration, in parent: Declaration?, _ reader: DeclarationReader
) -> [Addition] {
  func syntax(_ range: Range<Int>) -> MacroSyntax {
    MacroSyntax(
      source: reader.source.text(range),
      location: .init(fileName: "Tests.swift", offset: range.lowerBound))
  }
  // The compiler shows what is around a declaration without its members.
  let context = parent.map { parent in
    let head = reader.source.text(parent.range).prefix { $0 != "{" }
    return MacroSyntax(
      source: head + "{}",
      location: .init(fileName: "Tests.swift", offset: parent.range.lowerBound))
  }
  return declaration.attributes.flatMap { attribute -> [Addition] in
    guard let (macro, roles) = macro(named: attribute.name) else { return [] }
    return roles.map { role in
      let attachment = MacroAttachment(
        role: role, attribute: syntax(attribute.range), declaration: syntax(declaration.range),
        extendedType: declaration.name, context: context.map { [$0] } ?? [])
      return Addition(role: role, expansion: macro.expansion(of: attachment))
    }
  }
}

/// What our macros say about a source.
func diagnostics(of source: String) -> [Remark] {
  additions(to: source).flatMap(\.expansion.diagnostics).map { diagnostic in
    let before = source.utf8.prefix(diagnostic.position.offset)
    let line = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return Remark(
      message: diagnostic.message, line: line.count, column: (line.last?.count ?? 0) + 1)
  }
}

/// Expects that our macros add something to a source, role by role, and say nothing.
func expectAdditions(
  to source: String, _ expected: [MacroAttachment.Role: String],
  at location: Testing.SourceLocation = #_sourceLocation
) {
  let found = additions(to: source).filter { !$0.expansion.source.isEmpty }
  #expect(found.flatMap(\.expansion.diagnostics).isEmpty, sourceLocation: location)
  #expect(
    Dictionary(found.map { ($0.role, $0.expansion.source) }, uniquingKeysWith: { $0 + $1 })
      == expected, sourceLocation: location)
}
