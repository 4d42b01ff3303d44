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

    /// Whether `Name()` makes one.
    func isMakeable(adding extra: [InitializerDeclSyntax]) -> Bool {
      let own = memberBlock.initializers
      if (own + extra).contains(where: \.needsNothing) { return !needsSurroundings }
      return own.isEmpty && storedVariables.allSatisfy(\.hasDefault) && !needsSurroundings
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

  extension AccessorBlockSyntax {
    /// Whether it computes: observers do not.
    fileprivate var isComputation: Bool {
      guard case .accessors(let accessors) = accessors else { return true }
      return accessors.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }
#endif
