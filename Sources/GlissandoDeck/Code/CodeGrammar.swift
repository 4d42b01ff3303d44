/// What is needed to colour a language: how its comments and strings look, and its words.
struct CodeGrammar {
  /// What begins a comment that goes to the line's end.
  var lineComments: [String] = []
  /// What begins and ends a comment over lines.
  var blockComment: (start: String, end: String)?
  /// What strings stand between, the longest first; those of three letters go over lines.
  var quotes: [String] = ["\""]
  /// Whether a backslash takes the letter after it out of a string's syntax.
  var hasEscapes = true
  /// What begins a word that is a keyword whatever it is: attributes, directives.
  var sigils: Set<Character> = []
  /// Whether words that begin with a capital are types.
  var hasCapitalTypes = true
  /// Whether a word before a colon is a key, coloured as a keyword.
  var hasKeys = false
  var keywords: Set<String> = []
  var literals: Set<String> = ["true", "false"]

  /// The grammar of a language; nil where nothing is coloured.
  static func of(_ language: CodeLanguage) -> CodeGrammar? {
    switch language {
    case .plain: nil
    case .swift: swift
    case .c: c
    case .rust: rust
    case .python: python
    case .javascript: javascript
    case .yaml: yaml
    case .json: json
    case .shell: shell
    }
  }

  private static let swift = CodeGrammar(
    lineComments: ["//"], blockComment: ("/*", "*/"), quotes: ["\"\"\"", "\""],
    sigils: ["@", "#"],
    keywords: [
      "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
      "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
      "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in", "indirect",
      "init", "inout", "internal", "is", "lazy", "let", "mutating", "nonisolated", "nonmutating",
      "open", "operator", "override", "package", "private", "protocol", "public", "repeat",
      "rethrows", "return", "self", "Self", "set", "some", "static", "struct", "subscript",
      "super", "switch", "throw", "throws", "try", "typealias", "unowned", "var", "weak", "where",
      "while",
    ],
    literals: ["true", "false", "nil"])

  private static let c = CodeGrammar(
    lineComments: ["//"], blockComment: ("/*", "*/"), quotes: ["\"", "'"], sigils: ["#"],
    hasCapitalTypes: false,
    keywords: [
      "auto", "bool", "break", "case", "char", "const", "continue", "default", "do", "double",
      "else", "enum", "extern", "float", "for", "goto", "if", "inline", "int", "long", "register",
      "restrict", "return", "short", "signed", "sizeof", "static", "struct", "switch", "typedef",
      "union", "unsigned", "void", "volatile", "while",
    ],
    literals: ["true", "false", "NULL", "nullptr"])

  private static let rust = CodeGrammar(
    lineComments: ["//"], blockComment: ("/*", "*/"), sigils: ["#"],
    keywords: [
      "as", "async", "await", "break", "const", "continue", "crate", "dyn", "else", "enum",
      "extern", "fn", "for", "if", "impl", "in", "let", "loop", "match", "mod", "move", "mut",
      "pub", "ref", "return", "self", "static", "struct", "super", "trait", "type", "unsafe",
      "use", "where", "while",
    ])

  private static let python = CodeGrammar(
    lineComments: ["#"], quotes: ["\"\"\"", "'''", "\"", "'"], sigils: ["@"],
    keywords: [
      "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del", "elif",
      "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is", "lambda",
      "nonlocal", "not", "or", "pass", "raise", "return", "try", "while", "with", "yield",
    ],
    literals: ["True", "False", "None"])

  private static let javascript = CodeGrammar(
    lineComments: ["//"], blockComment: ("/*", "*/"), quotes: ["```", "`", "\"", "'"],
    keywords: [
      "async", "await", "break", "case", "catch", "class", "const", "continue", "default",
      "delete", "do", "else", "export", "extends", "finally", "for", "from", "function", "if",
      "import", "in", "instanceof", "let", "new", "of", "return", "static", "super", "switch",
      "this", "throw", "try", "typeof", "var", "void", "while", "yield",
    ],
    literals: ["true", "false", "null", "undefined", "NaN"])

  private static let yaml = CodeGrammar(
    lineComments: ["#"], quotes: ["\"", "'"], sigils: ["&", "*"], hasCapitalTypes: false,
    hasKeys: true, literals: ["true", "false", "yes", "no", "null"])

  private static let json = CodeGrammar(
    hasCapitalTypes: false, hasKeys: true, literals: ["true", "false", "null"])

  private static let shell = CodeGrammar(
    lineComments: ["#"], quotes: ["\"", "'"], sigils: ["$"], hasCapitalTypes: false,
    keywords: [
      "case", "cd", "do", "done", "echo", "elif", "else", "esac", "exit", "export", "fi", "for",
      "function", "if", "in", "local", "return", "set", "source", "then", "until", "while",
    ])
}
