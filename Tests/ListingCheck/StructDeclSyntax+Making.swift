#if Macros
  import SwiftSyntax

  extension InheritanceClauseSyntax? {
    /// The names of what is inherited, without their modules.
    var names: [String] {
      self?.inheritedTypes.map { inherited in
        inherited.type.as(MemberTypeSyntax.self)?.name.text ?? inherited.type.trimmedDescription
      } ?? []
    }
  }

  extension MemberBlockSyntax {
    var initializers: [InitializerDeclSyntax] {
      members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    }
  }

  extension StructDeclSyntax {
    func conforms(to name: String, or added: Set<String>) -> Bool {
      inheritanceClause.names.contains(name) || added.contains(name)
    }

    /// The arguments that make one, or nil where nothing plain does.
    func making(adding extra: [InitializerDeclSyntax]) -> String? {
      guard !needsSurroundings else { return nil }
      let own = memberBlock.initializers
      if (own + extra).contains(where: \.needsNothing) { return "" }
      guard own.isEmpty else { return nil }
      var arguments: [String] = []
      for variable in storedVariables where !variable.hasDefault {
        guard let argument = variable.plainArgument else { return nil }
        arguments.append(argument)
      }
      return arguments.joined(separator: ", ")
    }

    private var storedVariables: [VariableDeclSyntax] {
      memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        .filter { variable in !variable.modifiers.contains { $0.name.text == "static" } }
    }

    /// Whether it reads a model that somebody around it has to put there.
    private var needsSurroundings: Bool {
      storedVariables.contains { variable in
        variable.wrappers.contains { wrapper in
          let name = wrapper.attributeName.trimmedDescription
          let argument = wrapper.arguments?.trimmedDescription ?? ""
          let isOptional = variable.bindings.contains {
            $0.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false
          }
          return name == "EnvironmentObject"
            || name == "Environment" && argument.hasSuffix(".self") && !argument.contains("\\")
              && !isOptional
        }
      }
    }
  }

  extension InitializerDeclSyntax {
    /// Whether it can be called from outside the type without arguments.
    fileprivate var needsNothing: Bool {
      !modifiers.contains { $0.name.text == "private" }
        && signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
    }
  }

  extension VariableDeclSyntax {
    fileprivate var wrappers: [AttributeSyntax] {
      attributes.compactMap { $0.as(AttributeSyntax.self) }
    }

    /// Whether an initialiser may leave it out.
    fileprivate var hasDefault: Bool {
      // These have a value, or look theirs up.
      let selfSufficient = ["Namespace", "FocusState", "Environment"]
      if wrappers.contains(where: {
        selfSufficient.contains($0.attributeName.trimmedDescription) || $0.arguments != nil
      }) {
        return true
      }
      let isVariable = bindingSpecifier.text == "var"
      return bindings.allSatisfy { binding in
        binding.initializer != nil || binding.accessorBlock.map(\.isComputation) ?? false
          || isVariable && binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false
      }
    }
  }

  extension VariableDeclSyntax {
    /// Values for types of which any value will do.
    private static let plainValues = [
      "Bool": "true", "Int": "1", "Double": "1", "Float": "1", "CGFloat": "1", "String": "\"Text\"",
      "LocalizedStringKey": "\"Text\"", "Color": ".blue", "Animation": ".default",
      "CGPoint": ".zero", "CGSize": ".zero", "CGRect": ".zero", "Angle": ".zero",
      "TimeInterval": "1", "() -> Void": "{}",
    ]

    /// The argument of the initialiser that has one for each variable, or nil.
    fileprivate var plainArgument: String? {
      guard bindings.count == 1, let binding = bindings.first,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let type = binding.typeAnnotation?.type
      else { return nil }
      let value =
        type.is(OptionalTypeSyntax.self) ? "nil" : Self.plainValues[type.trimmedDescription]
      guard let value else { return nil }
      switch wrappers.map(\.attributeName.trimmedDescription) {
      case []: return "\(name): \(value)"
      case ["Binding"]: return "\(name): .constant(\(value))"
      case ["State"]: return "\(name): \(value)"
      default: return nil
      }
    }
  }

  extension AccessorBlockSyntax {
    /// Whether it computes: observers do not.
    fileprivate var isComputation: Bool {
      guard case .accessors(let accessors) = accessors else { return true }
      return accessors.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }
#endif
