#if Macros
  import SwiftDiagnostics
  import SwiftSyntax
  import SwiftSyntaxBuilder
  import SwiftSyntaxMacros

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
  enum AnimatableMacro {}

  extension AnimatableMacro: MemberMacro {
    static func expansion(
      of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
      conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
      guard let structure = declaration.as(StructDeclSyntax.self) else {
        context.report(
          MacroMessage("animatable-kind", "'@Animatable' can only be applied to a struct"), at: node
        )
        return []
      }
      if let own = structure.ownAnimatableData {
        context.report(
          MacroMessage(
            "animatable-twice",
            "'\(structure.name.text)' has an 'animatableData' of its own; remove it or '@Animatable'"
          ),
          at: own)
        return []
      }
      guard let properties = AnimatableProperty.all(in: structure, reportingTo: context) else {
        return []
      }
      if properties.isEmpty {
        context.report(
          MacroMessage(
            "animatable-empty",
            "'\(structure.name.text)' has no stored variable that could animate",
            severity: .warning), at: node)
        return []
      }
      return [animatableData(of: properties, access: structure.access)]
    }

    private static func animatableData(
      of properties: [AnimatableProperty], access: String
    ) -> DeclSyntax {
      """
      \(raw: access)nonisolated var animatableData: \(raw: type(of: properties[...])) {
        get { \(raw: value(of: properties[...])) }
        set {
          \(raw: assignments(of: properties).joined(separator: "\n    "))
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

  extension AnimatableMacro: ExtensionMacro {
    static func expansion(
      of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
      providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
      in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
      // A shape is animatable already.
      guard declaration.is(StructDeclSyntax.self), !protocols.isEmpty else { return [] }
      return [try ExtensionDeclSyntax("extension \(type.trimmed): GlissandoMotion.Animatable {}")]
    }
  }

  /// `@AnimatableIgnored`: keeps a stored variable out of what `@Animatable` writes.
  enum AnimatableIgnoredMacro: PeerMacro {
    static func expansion(
      of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
      let variable = declaration.as(VariableDeclSyntax.self)
      if variable?.bindings.contains(where: \.isComputed) ?? true {
        context.report(
          MacroMessage(
            "animatable-ignored-misplaced",
            "'@AnimatableIgnored' can only be applied to a stored property"), at: node)
      }
      return []
    }
  }

  extension StructDeclSyntax {
    /// The declaration of `animatableData` that the structure has without a macro.
    fileprivate var ownAnimatableData: PatternBindingSyntax? {
      memberBlock.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        .flatMap { $0.bindings }
        .first { $0.pattern.trimmedDescription == "animatableData" }
    }

    /// The access that a member needs to be seen where the structure is seen.
    fileprivate var access: String {
      for modifier in modifiers {
        switch modifier.name.tokenKind {
        case .keyword(.public), .keyword(.open): return "public "
        case .keyword(.package): return "package "
        default: continue
        }
      }
      return ""
    }
  }
#endif
