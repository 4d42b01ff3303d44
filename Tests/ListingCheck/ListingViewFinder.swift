#if Macros
  import SwiftSyntax

  /// A view that the check can make.
  struct ListingView {
    /// As a person would call it.
    let name: String
    /// An expression that makes it.
    let expression: String
    /// What has to be declared for that.
    var declaration: String?

    init(name: String, expression: String, declaration: String? = nil) {
      self.name = name
      self.expression = expression
      self.declaration = declaration
    }

    /// A view that is made with some arguments.
    init(_ arguments: String, _ name: String) {
      self.name = name
      guard !arguments.isEmpty else {
        expression = "\(name)()"
        return
      }
      // In an extension, where the initialiser is seen although a private variable hides it.
      expression = "\(name).makeForListing()"
      declaration = """
        extension \(name) {
          @MainActor fileprivate static func makeForListing() -> Self { Self(\(arguments)) }
        }
        """
    }
  }

  /// Finds the views of a listing that can be made without arguments, or with plain ones.
  final class ListingViewFinder: SyntaxVisitor {
    /// A type around the place of the walk.
    private struct Scope {
      let name: String
      let canBeNamed: Bool
    }

    private struct Candidate {
      let name: String
      let structure: StructDeclSyntax
      let canBeNamed: Bool
    }

    private var scopes: [Scope] = []
    private var candidates: [Candidate] = []
    /// What extensions add, by the name of the type.
    private var conformances: [String: Set<String>] = [:]
    private var addedInitializers: [String: [InitializerDeclSyntax]] = [:]
    private var previews: [ListingView] = []

    /// The views in the order of the source, previews last.
    var makeableViews: [ListingView] {
      candidates.compactMap { candidate in
        let extra = conformances[candidate.name] ?? []
        guard candidate.canBeNamed else { return nil }
        if candidate.structure.conforms(to: "PreviewProvider", or: extra) {
          return ListingView(name: candidate.name, expression: "\(candidate.name).previews")
        }
        guard candidate.structure.conforms(to: "View", or: extra),
          let making = candidate.structure.making(adding: addedInitializers[candidate.name] ?? [])
        else { return nil }
        return ListingView(making, candidate.name)
      } + previews
    }

    private func enter(_ name: String, _ declaration: some DeclGroupSyntax, isGeneric: Bool) {
      // A private member of a type cannot be named outside of it.
      let isHidden = !scopes.isEmpty && declaration.modifiers.contains { $0.name.text == "private" }
      let canBeNamed = (scopes.last?.canBeNamed ?? true) && !isHidden && !isGeneric
      let path = scopes.last.map { "\($0.name).\(name)" } ?? name
      if let structure = declaration.as(StructDeclSyntax.self) {
        candidates.append(Candidate(name: path, structure: structure, canBeNamed: canBeNamed))
      }
      scopes.append(Scope(name: path, canBeNamed: canBeNamed))
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, node, isGeneric: node.genericParameterClause != nil)
      return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, node, isGeneric: node.genericParameterClause != nil)
      return .visitChildren
    }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, node, isGeneric: node.genericParameterClause != nil)
      return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      let name = node.extendedType.trimmedDescription
      conformances[name, default: []].formUnion(node.inheritanceClause.names)
      addedInitializers[name, default: []] += node.memberBlock.initializers
      scopes.append(Scope(name: name, canBeNamed: node.genericWhereClause == nil))
      return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    // What is local to a function cannot be named; what is compiled on a condition may not be there.
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
      addPreview(node.macroName, node.trailingClosure)
      return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      addPreview(node.macroName, node.trailingClosure)
      return .skipChildren
    }

    /// The closure of a preview as a view whose states are those of the preview.
    private func addPreview(_ macro: TokenSyntax, _ closure: ClosureExprSyntax?) {
      guard macro.text == "Preview", scopes.isEmpty, let closure else { return }
      var states: [String] = []
      var body: [String] = []
      for statement in closure.statements {
        let text = statement.trimmedDescription
        if text.contains("@Previewable") {
          states.append(text.replacing("@Previewable", with: ""))
        } else {
          body.append(text)
        }
      }
      let name = "ListingPreview\(previews.count + 1)"
      let declaration = """
        private struct \(name): Glissando.View {
          \(states.joined(separator: "\n  "))
          var body: some Glissando.View {
            \(body.joined(separator: "\n    "))
          }
        }
        """
      previews.append(
        ListingView(
          name: "#Preview \(previews.count + 1)", expression: "\(name)()", declaration: declaration)
      )
    }
  }
#endif
