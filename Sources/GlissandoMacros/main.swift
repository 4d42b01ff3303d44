import GlissandoExpansion

// The program that the compiler asks for expansions.
MacroConversation().run()
