/// A declaration of a Swift source.
package struct Declaration: Sendable {
  /// What it declares.
  package enum Kind: Sendable {
    /// `import A.B`; the module's name is the declaration's.
    case imported
    /// A structure, class, enumeration, actor or protocol, or an extension of one.
    case type(TypeHead)
    /// `var` or `let`.
    case variable(isConstant: Bool, [Binding])
    /// An initialiser.
    case initializer([Parameter])
    /// A call of a macro, `#Preview { … }`; its name is without the sign.
    case macro
    /// What stands between `#if` and `#endif`.
    case conditional
    /// Any other.
    case other
  }

  package var kind: Kind
  package var name: String
  package var attributes: [Attribute]
  /// As they are written: `private`, `static`, `nonisolated(unsafe)`.
  package var modifiers: [String]
  /// Where the word stands that says what is declared, in bytes.
  package var keyword: Range<Int>
  /// The whole, with its attributes, in bytes.
  package var range: Range<Int>
  /// The words between its braces; of what stands under `#if`, from its condition on, with `#else`.
  package var body: Range<Int>?

  package func hasModifier(_ name: String) -> Bool { modifiers.contains(name) }

  /// Whether it belongs to the type, not to its values.
  package var isStatic: Bool { hasModifier("static") || hasModifier("class") }
}

/// An attribute before a declaration.
package struct Attribute: Sendable {
  /// Its name, without the module.
  package let name: String
  /// What is written between its brackets, if it has any.
  package let arguments: String?
  package let range: Range<Int>
}

/// What stands before the braces of a type.
package struct TypeHead: Sendable {
  /// The word it begins with: `struct`, `class`, `extension`.
  package let keyword: String
  package let isGeneric: Bool
  /// Whether it has a condition: `where Content == Text`.
  package let isConditional: Bool
  /// What it inherits, without modules.
  package let inherited: [String]
}

/// One of the variables that a `var` or `let` declares.
package struct Binding: Sendable {
  /// The name; nil for a pattern.
  package let name: String?
  /// The type as it is written; in `var x, y: CGFloat` that of the last is that of all.
  package var type: String?
  package let value: Expression?
  /// Whether it has accessors that compute it: observers do not.
  package let isComputed: Bool
  package let range: Range<Int>
}

/// A value as it is written.
package struct Expression: Sendable {
  package let text: String
  /// The type that can be read off it: `1.5`, `CGFloat(2)`, `Angle.degrees(90)`.
  package let evidentType: String?
}

/// A parameter of an initialiser.
package struct Parameter: Sendable {
  package let hasDefault: Bool
}
