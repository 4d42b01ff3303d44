/// What the compiler asks, as it writes it: one object with one key.
///
/// The protocol is that of the compiler's plugins (version 7): each message is its length in eight
/// bytes, the lowest first, and that many bytes of JSON. What we do not read we do not name.
struct MacroRequest: Decodable {
  /// Asks what the program can do.
  struct Capability: Decodable {}

  /// Asks for the expansion of a macro that stands by itself.
  struct Freestanding: Decodable {
    let macro: MacroReference
    let syntax: MacroSyntax
  }

  /// Asks for what one role of an attached macro adds.
  struct Attached: Decodable {
    let macro: MacroReference
    let macroRole: String
    let attributeSyntax: MacroSyntax
    let declSyntax: MacroSyntax
    let extendedTypeSyntax: MacroSyntax?
    /// The protocols that the type does not conform to yet, as a list after a colon.
    let conformanceListSyntax: MacroSyntax?
    /// What is around the declaration, from the inside out, without its members.
    let lexicalContext: [MacroSyntax]?
  }

  let getCapability: Capability?
  let expandFreestandingMacro: Freestanding?
  let expandAttachedMacro: Attached?
}

/// The macro that is meant.
struct MacroReference: Decodable {
  /// The name that the declaration of the macro gives to what expands it.
  let typeName: String
}

/// A piece of source, and where it stands.
package struct MacroSyntax: Decodable, Sendable {
  package struct Location: Decodable, Sendable {
    package let fileName: String
    /// Where the piece begins, with the spaces before it, in bytes.
    package let offset: Int

    package init(fileName: String, offset: Int) {
      self.fileName = fileName
      self.offset = offset
    }
  }

  package let source: String
  package let location: Location

  package init(source: String, location: Location) {
    self.source = source
    self.location = location
  }
}
