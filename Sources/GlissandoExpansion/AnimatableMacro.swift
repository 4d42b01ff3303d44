import GlissandoSyntax

/// `@Animatable`: writes `animatableData` for all stored variables of a structure.
///
///     @Animatable
///     struct Wave: Shape {
///       var height: CGFloat
///       var phase: Angle
///       @AnimatableIgnored var isFilled: Bool
///       …
///     }
///
/// Constants, computed and static properties and those with a property wrapper are left out.
package enum AnimatableMacro: AttachedMacro {
  package static func expansion(of attachment: MacroAttachment) -> MacroExpansion {
    let (reader, declaration) = attachment.read
    guard let structure = declaration, case .type(let head) = structure.kind,
      head.keyword == "struct"
    else {
      // One role says so.
      guard attachment.role == .member else { return MacroExpansion() }
      return remark(
        "'@Animatable' can only be applied to a struct", in: attachment.attribute,
        at: attachment.attributeStart)
    }
    switch attachment.role {
    case .member: return member(of: structure, reader.members(of: structure), attachment)
    // A shape is animatable already.
    case .extension where attachment.lacksConformance:
      return MacroExpansion(
        "extension \(attachment.extendedType.trimmed): GlissandoMotion.Animatable {}")
    default: return MacroExpansion()
    }
  }

  private static func remark(
    _ message: String, severity: MacroDiagnostic.Severity = .error, in syntax: MacroSyntax,
    at offset: Int
  ) -> MacroExpansion {
    MacroExpansion(
      diagnostics: [MacroDiagnostic(message, severity: severity, in: syntax, at: offset)])
  }

  private static func member(
    of structure: Declaration, _ members: [Declaration], _ attachment: MacroAttachment
  ) -> MacroExpansion {
    let own = members.lazy.flatMap(\.bindings).first { $0.name == "animatableData" }
    if let own {
      return remark(
        "'\(structure.name)' has an 'animatableData' of its own; remove it or '@Animatable'",
        in: attachment.declaration, at: own.range.lowerBound)
    }
    switch AnimatableProperty.all(in: members, of: attachment.declaration) {
    case .failure(let mistakes): return MacroExpansion(diagnostics: mistakes.diagnostics)
    case .success(let properties) where properties.isEmpty:
      return remark(
        "'\(structure.name)' has no stored variable that could animate", severity: .warning,
        in: attachment.attribute, at: attachment.attributeStart)
    case .success(let properties):
      return MacroExpansion(animatableData(of: properties, access: structure.access))
    }
  }

  private static func animatableData(of properties: [AnimatableProperty], access: String) -> String
  {
    """
    \(access)nonisolated var animatableData: \(type(of: properties[...])) {
      get { \(value(of: properties[...])) }
      set {
        \(assignments(of: properties).joined(separator: "\n    "))
      }
    }
    """
  }

  // Pairs in pairs: unlike AnimatableValues they are specialised, so that a frame allocates nothing.

  private static func type(of properties: ArraySlice<AnimatableProperty>) -> String {
    let first = properties.first?.dataType ?? ""
    guard properties.count > 1 else { return first }
    return "GlissandoMotion.AnimatablePair<\(first), \(type(of: properties.dropFirst()))>"
  }

  private static func value(of properties: ArraySlice<AnimatableProperty>) -> String {
    let first = properties.first?.data ?? ""
    guard properties.count > 1 else { return first }
    return "GlissandoMotion.AnimatablePair(\(first), \(value(of: properties.dropFirst())))"
  }

  private static func assignments(of properties: [AnimatableProperty]) -> [String] {
    properties.enumerated().map { index, property in
      var path = "newValue" + String(repeating: ".second", count: index)
      if index < properties.count - 1 { path += ".first" }
      return "\(property.data) = \(path)"
    }
  }
}

/// `@AnimatableIgnored`: keeps a stored variable out of what `@Animatable` writes.
package enum AnimatableIgnoredMacro: AttachedMacro {
  package static func expansion(of attachment: MacroAttachment) -> MacroExpansion {
    let bindings = attachment.read.1?.bindings ?? []
    guard bindings.isEmpty || bindings.contains(where: \.isComputed) else {
      return MacroExpansion()
    }
    return MacroExpansion(
      diagnostics: [
        MacroDiagnostic(
          "'@AnimatableIgnored' can only be applied to a stored property",
          in: attachment.attribute, at: attachment.attributeStart)
      ])
  }
}

extension Declaration {
  /// The variables that it declares; none where it declares something else.
  var bindings: [Binding] {
    if case .variable(_, let bindings) = kind { bindings } else { [] }
  }

  /// The access that a member needs to be seen where the structure is seen.
  fileprivate var access: String {
    modifiers.first { ["public", "package"].contains($0) }.map { "\($0) " } ?? ""
  }
}
