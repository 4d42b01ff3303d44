import GlissandoSyntax

/// A stored variable that takes part in `animatableData`.
struct AnimatableProperty {
  let name: String
  /// As it was written, or as its initial value tells.
  let type: String

  /// The type of what moves.
  var dataType: String { "\(type).AnimatableData" }

  /// What moves.
  var data: String { "\(name).animatableData" }

  /// What is wrong with some variables.
  struct Mistakes: Error {
    var diagnostics: [MacroDiagnostic] = []
  }

  /// The variables among the members of a structure.
  static func all(
    in members: [Declaration], of syntax: MacroSyntax
  ) -> Result<[AnimatableProperty], Mistakes> {
    var mistakes = Mistakes()
    var properties: [AnimatableProperty] = []
    for member in members where member.holdsValues {
      for binding in member.bindings where !binding.isComputed {
        guard let name = binding.name else { continue }
        switch usableType(of: binding, named: name) {
        case .success(let type): properties.append(AnimatableProperty(name: name, type: type))
        case .failure(let mistake):
          mistakes.diagnostics.append(
            MacroDiagnostic(
              mistake.message, in: syntax, at: binding.range.lowerBound,
              fixIts: [ignoring(member, of: syntax)]))
        }
      }
    }
    return mistakes.diagnostics.isEmpty ? .success(properties) : .failure(mistakes)
  }

  private struct Mistake: Error { let message: String }

  private static func usableType(of binding: Binding, named name: String) -> Result<String, Mistake>
  {
    guard let type = binding.type ?? binding.value?.evidentType else {
      return .failure(Mistake(message: "'@Animatable' needs the type of '\(name)' to be written"))
    }
    guard !stillTypes.contains(type), !WrittenType(type).isComposed else {
      return .failure(
        Mistake(
          message:
            "'\(name)' cannot animate: '\(type)' is neither 'VectorArithmetic' nor 'Animatable'"))
    }
    return .success(type)
  }

  /// Types of the standard library that do not move; the compiler finds the others.
  private static let stillTypes: Set<String> = [
    "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "String", "Character", "Substring", "Date", "URL", "UUID", "Data",
  ]

  private static func ignoring(
    _ variable: Declaration, of syntax: MacroSyntax
  ) -> MacroDiagnostic.FixIt {
    let start = variable.range.lowerBound
    return .init(
      "insert '@AnimatableIgnored '", replace: start..<start, of: syntax,
      with: "@AnimatableIgnored ")
  }
}

extension Declaration {
  /// Whether its variables hold values of their own: no constants, and nothing in a wrapper.
  fileprivate var holdsValues: Bool {
    guard case .variable(isConstant: false, _) = kind else { return false }
    return !isStatic && !hasModifier("lazy") && attributes.isEmpty
  }
}
