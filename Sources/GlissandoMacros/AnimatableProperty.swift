#if Macros
  import SwiftDiagnostics
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// A stored variable that takes part in `animatableData`.
  struct AnimatableProperty {
    let name: String
    /// As it was written, or as its initial value tells.
    let type: String

    /// The type of what moves.
    var dataType: String { "\(type).AnimatableData" }

    /// What moves.
    var data: String { "\(name).animatableData" }

    /// The variables of a structure, or nil where one of them cannot be used, which is reported.
    static func all(
      in structure: StructDeclSyntax, reportingTo context: some MacroExpansionContext
    ) -> [AnimatableProperty]? {
      var isComplete = true
      var properties: [AnimatableProperty] = []
      for variable in structure.storedVariables {
        // In `var x, y: CGFloat` the type stands at the last.
        var annotation: TypeSyntax?
        var found: [AnimatableProperty] = []
        for binding in variable.bindings.reversed() where !binding.isComputed {
          annotation = binding.typeAnnotation?.type ?? annotation
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
            continue
          }
          if let type = usableType(
            annotation, of: binding, named: name, in: variable, reportingTo: context)
          {
            found.append(AnimatableProperty(name: name, type: type))
          } else {
            isComplete = false
          }
        }
        properties += found.reversed()
      }
      return isComplete ? properties : nil
    }

    private static func usableType(
      _ annotation: TypeSyntax?, of binding: PatternBindingSyntax, named name: String,
      in variable: VariableDeclSyntax, reportingTo context: some MacroExpansionContext
    ) -> String? {
      guard
        let type = annotation?.trimmedDescription ?? binding.initializer?.value.evidentType
      else {
        context.report(
          MacroMessage(
            "animatable-untyped", "'@Animatable' needs the type of '\(name)' to be written"),
          at: binding, fixIts: [ignoring(variable)])
        return nil
      }
      guard !isStill(type, annotation) else {
        context.report(
          MacroMessage(
            "animatable-still",
            "'\(name)' cannot animate: '\(type)' is neither 'VectorArithmetic' nor 'Animatable'"),
          at: binding, fixIts: [ignoring(variable)])
        return nil
      }
      return type
    }

    /// Types of the standard library that do not move; the compiler finds the others.
    private static let stillTypes: Set<String> = [
      "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
      "UInt64", "String", "Character", "Substring", "Date", "URL", "UUID", "Data",
    ]

    private static func isStill(_ type: String, _ syntax: TypeSyntax?) -> Bool {
      if stillTypes.contains(type) { return true }
      guard let syntax else { return false }
      return syntax.is(OptionalTypeSyntax.self) || syntax.is(ArrayTypeSyntax.self)
        || syntax.is(DictionaryTypeSyntax.self) || syntax.is(FunctionTypeSyntax.self)
        || syntax.is(AttributedTypeSyntax.self)
    }

    private static func ignoring(_ variable: VariableDeclSyntax) -> FixIt {
      var mended = variable
      let leading = variable.leadingTrivia
      mended.leadingTrivia = []
      let attribute = AttributeSyntax(
        attributeName: IdentifierTypeSyntax(name: .identifier("AnimatableIgnored")))
      mended.attributes.insert(
        .attribute(attribute.with(\.trailingTrivia, .space)), at: mended.attributes.startIndex)
      mended.leadingTrivia = leading
      return FixIt(
        message: MacroFixIt("animatable-ignore", "insert '@AnimatableIgnored '"),
        changes: [.replace(oldNode: Syntax(variable), newNode: Syntax(mended))])
    }
  }

  extension StructDeclSyntax {
    /// The variables that hold values of their own: no constants, and nothing in a wrapper.
    fileprivate var storedVariables: [VariableDeclSyntax] {
      memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.filter { variable in
        variable.bindingSpecifier.tokenKind == .keyword(.var) && !variable.isStatic
          && !variable.hasModifier(.lazy) && variable.attributeNames.isEmpty
      }
    }
  }

  extension ExprSyntax {
    /// The type that can be read off an initial value: `1.5`, `CGFloat(2)`, `Angle.degrees(90)`.
    fileprivate var evidentType: String? {
      if self.is(FloatLiteralExprSyntax.self) { return "Double" }
      if self.is(IntegerLiteralExprSyntax.self) { return "Int" }
      if self.is(BooleanLiteralExprSyntax.self) { return "Bool" }
      if self.is(StringLiteralExprSyntax.self) { return "String" }
      if let signed = self.as(PrefixOperatorExprSyntax.self) {
        return signed.expression.evidentType
      }
      if let call = self.as(FunctionCallExprSyntax.self) {
        return call.calledExpression.evidentType
      }
      if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.evidentType }
      guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text,
        name.first?.isUppercase ?? false
      else { return nil }
      return name
    }
  }
#endif
