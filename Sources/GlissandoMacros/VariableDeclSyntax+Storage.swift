#if Macros
  import SwiftSyntax

  extension VariableDeclSyntax {
    /// Whether it belongs to the type, not to its values.
    var isStatic: Bool { hasModifier(.static) || hasModifier(.class) }

    func hasModifier(_ keyword: Keyword) -> Bool {
      modifiers.contains { $0.name.tokenKind == .keyword(keyword) }
    }

    /// The names of the attributes that it bears, without their module.
    var attributeNames: [String] {
      attributes.compactMap { element in
        guard case .attribute(let attribute) = element else { return nil }
        let type = attribute.attributeName
        return type.as(MemberTypeSyntax.self)?.name.text
          ?? type.as(IdentifierTypeSyntax.self)?.name.text
      }
    }
  }

  extension PatternBindingSyntax {
    /// Whether it is computed: observers do not count.
    var isComputed: Bool {
      switch accessorBlock?.accessors {
      case nil: return false
      case .getter: return true
      case .accessors(let accessors):
        return accessors.contains {
          ![.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
        }
      }
    }
  }
#endif
