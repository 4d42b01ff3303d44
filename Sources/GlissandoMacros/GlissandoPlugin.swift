#if Macros
  import SwiftCompilerPlugin
  import SwiftSyntaxMacros

  /// The program that the compiler asks for expansions.
  @main
  struct GlissandoPlugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
      EntryMacro.self, AnimatableMacro.self, AnimatableIgnoredMacro.self, PreviewMacro.self,
      PreviewableMacro.self,
    ]
  }
#else
  /// Without the trait `Macros` there is nothing to expand, and nothing of this folder is used.
  @main
  enum GlissandoPlugin {
    static func main() {}
  }
#endif
