#if Macros
  import SwiftDiagnostics
  import SwiftSyntax
  import SwiftSyntaxBuilder

  /// The variable that bears `@Entry`, understood.
  struct EntryVariable {
    /// The values that have entries, and the protocol of their keys.
    static let keyProtocols = [
      "EnvironmentValues": "GlissandoMotion.EnvironmentKey",
      "Transaction": "GlissandoMotion.TransactionKey",
      "ContainerValues": "GlissandoViews.ContainerValueKey",
      "FocusedValues": focusedValueKey,
    ]

    /// A key without a default value: nobody may offer one.
    private static let focusedValueKey = "GlissandoViews.FocusedValueKey"

    let name: TokenSyntax
    let keyProtocol: String
    /// As it was written; nil where the default value tells it.
    let type: TypeSyntax?
    let defaultValue: ExprSyntax

    /// The name of the key's type.
    var keyName: String {
      // A name in backticks is the same name without them.
      EntryMacro.keyPrefix + name.text.filter { $0 != "`" }
    }

    /// The declaration of the key.
    var key: DeclSyntax {
      let property: DeclSyntax =
        if keyProtocol == Self.focusedValueKey, let type {
          "typealias Value = \(type.wrappedWhereOptional)"
        } else if let type {
          "static var defaultValue: \(type) { \(defaultValue) }"
        } else {
          "static let defaultValue = \(defaultValue)"
        }
      return """
        private struct \(raw: keyName): \(raw: keyProtocol) {
          \(property)
        }
        """
    }

    /// Why a declaration cannot be an entry.
    struct Mistake: Error {
      let message: MacroMessage
      /// Where; nil for the attribute.
      var node: Syntax?
      var fixIts: [FixIt] = []
    }

    static func read(
      _ declaration: some DeclSyntaxProtocol, in lexicalContext: [Syntax]
    ) -> Result<EntryVariable, Mistake> {
      guard let keyProtocol = keyProtocol(of: lexicalContext.first),
        let variable = declaration.as(VariableDeclSyntax.self), !variable.isStatic,
        variable.bindings.count == 1, let binding = variable.bindings.first,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
      else { return .failure(misplaced) }
      guard variable.bindingSpecifier.tokenKind == .keyword(.var) else {
        return .failure(constant(variable))
      }
      guard binding.accessorBlock == nil else { return .failure(computed(binding)) }
      let type = binding.typeAnnotation?.type.trimmed
      guard let value = binding.initializer?.value.trimmed ?? type?.defaultWhereOptional else {
        return .failure(withoutDefault(binding))
      }
      return .success(
        EntryVariable(name: name.trimmed, keyProtocol: keyProtocol, type: type, defaultValue: value)
      )
    }

    private static func keyProtocol(of context: Syntax?) -> String? {
      guard let extended = context?.as(ExtensionDeclSyntax.self)?.extendedType else { return nil }
      let name =
        extended.as(MemberTypeSyntax.self)?.name ?? extended.as(IdentifierTypeSyntax.self)?.name
      return name.flatMap { keyProtocols[$0.text] }
    }

    private static var misplaced: Mistake {
      Mistake(
        message: MacroMessage(
          "entry-misplaced",
          "'@Entry' macro can only attach to var declarations inside extensions of "
            + "EnvironmentValues, Transaction, ContainerValues or FocusedValues"))
    }

    private static func constant(_ variable: VariableDeclSyntax) -> Mistake {
      let specifier = variable.bindingSpecifier
      let fixIt = FixIt(
        message: MacroFixIt("entry-var", "replace 'let' with 'var'"),
        changes: [
          .replace(
            oldNode: Syntax(specifier),
            newNode: Syntax(specifier.with(\.tokenKind, .keyword(.var))))
        ])
      return Mistake(
        message: MacroMessage("entry-constant", "'@Entry' must be on a 'var': views write it"),
        node: Syntax(specifier), fixIts: [fixIt])
    }

    private static func computed(_ binding: PatternBindingSyntax) -> Mistake {
      Mistake(
        message: MacroMessage(
          "entry-computed", "'@Entry' cannot be on a computed property: it makes the accessors"),
        node: Syntax(binding))
    }

    private static func withoutDefault(_ binding: PatternBindingSyntax) -> Mistake {
      var mended = binding
      mended.trailingTrivia = []
      mended.initializer = InitializerClauseSyntax(
        equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space),
        value: ExprSyntax(
          EditorPlaceholderExprSyntax(placeholder: .identifier("<#default value#>"))))
      let fixIt = FixIt(
        message: MacroFixIt("entry-default", "add a default value"),
        changes: [.replace(oldNode: Syntax(binding), newNode: Syntax(mended))])
      return Mistake(
        message: MacroMessage(
          "entry-without-default",
          "'@Entry' requires a default value for a type that is not optional"
        ),
        node: Syntax(binding), fixIts: [fixIt])
    }
  }

  extension TypeSyntax {
    /// The type that an optional wraps; any other type itself.
    var wrappedWhereOptional: TypeSyntax {
      if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
      guard let named = self.as(IdentifierTypeSyntax.self), named.name.text == "Optional",
        let argument = named.genericArgumentClause?.arguments.first?.argument
      else { return self }
      return TypeSyntax("\(argument)")
    }

    /// nil, where the type is an optional.
    var defaultWhereOptional: ExprSyntax? {
      let isOptional =
        self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        || self.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
      return isOptional ? "nil" : nil
    }
  }
#endif
