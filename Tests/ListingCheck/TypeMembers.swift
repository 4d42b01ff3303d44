import GlissandoSyntax

/// What is written in a structure.
struct TypeMembers {
  let inherited: [String]
  let members: [Declaration]

  func conforms(to name: String, or added: Set<String>) -> Bool {
    inherited.contains(name) || added.contains(name)
  }

  /// The arguments that make one, or nil where nothing plain does.
  func making(adding extra: [Declaration]) -> String? {
    guard !needsSurroundings else { return nil }
    let own = members.filter(\.isInitializer)
    if (own + extra).contains(where: \.needsNothing) { return "" }
    guard own.isEmpty else { return nil }
    var arguments: [String] = []
    for variable in storedVariables {
      guard let plain = variable.plainArguments else { return nil }
      arguments += plain
    }
    return arguments.joined(separator: ", ")
  }

  private var storedVariables: [Declaration] {
    members.filter { $0.variables != nil && !$0.isStatic }
  }

  /// Whether it reads a model that somebody around it has to put there.
  private var needsSurroundings: Bool {
    storedVariables.contains { variable in
      let isOptional = variable.variables?.contains { $0.type?.hasSuffix("?") ?? false } ?? false
      return variable.attributes.contains { wrapper in
        let argument = wrapper.arguments ?? ""
        return wrapper.name == "EnvironmentObject"
          || wrapper.name == "Environment" && argument.hasSuffix(".self")
            && !argument.contains("\\") && !isOptional
      }
    }
  }
}

extension Declaration {
  var isInitializer: Bool {
    if case .initializer = kind { true } else { false }
  }

  /// What a `var` or `let` declares.
  var variables: [Binding]? {
    if case .variable(_, let bindings) = kind { bindings } else { nil }
  }

  /// Whether it is an initialiser that can be called from outside the type without arguments.
  fileprivate var needsNothing: Bool {
    guard case .initializer(let parameters) = kind else { return false }
    return !hasModifier("private") && parameters.allSatisfy(\.hasDefault)
  }

  /// The arguments for variables without a value of their own, or nil where one has no plain one.
  fileprivate var plainArguments: [String]? {
    guard case .variable(let isConstant, let bindings) = kind else { return [] }
    // These have a value, or look theirs up.
    let selfSufficient = ["Namespace", "FocusState", "Environment"]
    if attributes.contains(where: { selfSufficient.contains($0.name) || $0.arguments != nil }) {
      return []
    }
    var arguments: [String] = []
    for binding in bindings {
      let isOptional = binding.type?.hasSuffix("?") ?? false
      if binding.value != nil || binding.isComputed || !isConstant && isOptional { continue }
      guard let argument = plainArgument(for: binding) else { return nil }
      arguments.append(argument)
    }
    return arguments
  }

  /// Values for types of which any value will do.
  private static let plainValues = [
    "Bool": "true", "Int": "1", "Double": "1", "Float": "1", "CGFloat": "1", "String": "\"Text\"",
    "LocalizedStringKey": "\"Text\"", "Color": ".blue", "Animation": ".default",
    "CGPoint": ".zero", "CGSize": ".zero", "CGRect": ".zero", "Angle": ".zero",
    "TimeInterval": "1", "() -> Void": "{}", "() -> ()": "{}",
  ]

  private func plainArgument(for binding: Binding) -> String? {
    guard let name = binding.name, let type = binding.type else { return nil }
    guard let value = type.hasSuffix("?") ? "nil" : Self.plainValues[type] else { return nil }
    switch attributes.map(\.name) {
    case [], ["State"]: return "\(name): \(value)"
    case ["Binding"]: return "\(name): .constant(\(value))"
    default: return nil
    }
  }
}
