import GlissandoSyntax

/// The variable that bears `@Entry`, understood.
struct EntryVariable {
  /// The values that have entries, and the protocol of their keys.
  private static let keyProtocols = [
    "EnvironmentValues": "GlissandoMotion.EnvironmentKey",
    "Transaction": "GlissandoMotion.TransactionKey",
    "ContainerValues": "GlissandoViews.ContainerValueKey",
    "FocusedValues": focusedValueKey,
  ]

  /// A key without a default value: nobody may offer one.
  private static let focusedValueKey = "GlissandoViews.FocusedValueKey"

  let name: String
  let keyProtocol: String
  /// As it was written; nil where the default value tells it.
  let type: String?
  let defaultValue: String

  /// The name of the key's type.
  var keyName: String {
    // A name in backticks is the same name without them.
    "__Key_" + name.filter { $0 != "`" }
  }

  /// The declaration of the key.
  var key: String {
    let property =
      if keyProtocol == Self.focusedValueKey, let type {
        "typealias Value = \(WrittenType(type).wrapped ?? type)"
      } else if let type {
        "static var defaultValue: \(type) { \(defaultValue) }"
      } else {
        "static let defaultValue = \(defaultValue)"
      }
    return """
      private struct \(keyName): \(keyProtocol) {
        \(property)
      }
      """
  }

  /// Why a declaration cannot be an entry.
  struct Mistake: Error {
    let diagnostic: MacroDiagnostic
  }

  static func read(_ attachment: MacroAttachment) -> Result<EntryVariable, Mistake> {
    guard let keyProtocol = keyProtocol(of: attachment.context.first),
      let variable = attachment.read.1, !variable.isStatic,
      case .variable(let isConstant, let bindings) = variable.kind,
      bindings.count == 1, let binding = bindings.first, let name = binding.name
    else { return .failure(misplaced(attachment)) }
    guard !isConstant else { return .failure(constant(variable, in: attachment.declaration)) }
    guard !binding.isComputed else {
      return .failure(computed(binding, in: attachment.declaration))
    }
    let type = binding.type
    let isOptional = type.map { WrittenType($0).isOptional } ?? false
    guard let value = binding.value?.text ?? (isOptional ? "nil" : nil)
    else { return .failure(withoutDefault(binding, in: attachment.declaration)) }
    return .success(
      EntryVariable(name: name, keyProtocol: keyProtocol, type: type, defaultValue: value))
  }

  private static func keyProtocol(of context: MacroSyntax?) -> String? {
    guard let context, let extended = DeclarationReader(context.source).declarations.first,
      case .type(let head) = extended.kind, head.keyword == "extension"
    else { return nil }
    return extended.name.split(separator: ".").last.flatMap { keyProtocols[String($0)] }
  }

  private static func misplaced(_ attachment: MacroAttachment) -> Mistake {
    Mistake(
      diagnostic: MacroDiagnostic(
        "'@Entry' macro can only attach to var declarations inside extensions of "
          + "EnvironmentValues, Transaction, ContainerValues or FocusedValues",
        in: attachment.attribute, at: attachment.attributeStart))
  }

  private static func constant(_ variable: Declaration, in syntax: MacroSyntax) -> Mistake {
    Mistake(
      diagnostic: MacroDiagnostic(
        "'@Entry' must be on a 'var': views write it", in: syntax, at: variable.keyword.lowerBound,
        fixIts: [
          .init("replace 'let' with 'var'", replace: variable.keyword, of: syntax, with: "var")
        ]))
  }

  private static func computed(_ binding: Binding, in syntax: MacroSyntax) -> Mistake {
    Mistake(
      diagnostic: MacroDiagnostic(
        "'@Entry' cannot be on a computed property: it makes the accessors", in: syntax,
        at: binding.range.lowerBound))
  }

  private static func withoutDefault(_ binding: Binding, in syntax: MacroSyntax) -> Mistake {
    let end = binding.range.upperBound
    return Mistake(
      diagnostic: MacroDiagnostic(
        "'@Entry' requires a default value for a type that is not optional", in: syntax,
        at: binding.range.lowerBound,
        fixIts: [
          .init("add a default value", replace: end..<end, of: syntax, with: " = <#default value#>")
        ]))
  }
}

/// A type as it is written.
struct WrittenType {
  private let text: String

  init(_ text: String) { self.text = text }

  /// Whether it may be without a value, forced or not.
  var isOptional: Bool { text.hasSuffix("!") || wrapped != nil || text == "Optional" }

  /// The type that an optional wraps; nil for any other type.
  var wrapped: String? {
    // The sign belongs to the result of a function: `() -> Int?`.
    if text.hasSuffix("?"), !isFunction { return String(text.dropLast()) }
    guard text.hasPrefix("Optional<"), text.hasSuffix(">") else { return nil }
    return String(text.dropFirst("Optional<".count).dropLast())
  }

  /// Whether an arrow stands outside of all brackets.
  var isFunction: Bool {
    var depth = 0
    var last: Character = " "
    for character in text {
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if character == ">" {
        if last == "-" {
          if depth == 0 { return true }
        } else {
          depth -= 1
        }
      }
      last = character
    }
    return false
  }

  /// Whether it is an array, a dictionary, a function, an optional, or bears an attribute.
  var isComposed: Bool {
    text.hasPrefix("[") || text.hasPrefix("@") || isFunction || text.hasSuffix("?")
  }
}
