#if Macros
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// `#Preview`: a view to look at in an editor that can show it.
  ///
  /// The compiler has checked the closure when this is called, and no tool here shows previews, so
  /// that nothing of it goes into the program.
  enum PreviewMacro: DeclarationMacro {
    static func expansion(
      of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
      []
    }
  }

  /// `@Previewable`: says that a state in a preview belongs to the preview.
  enum PreviewableMacro: PeerMacro {
    static func expansion(
      of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
      []
    }
  }
#endif
