/// The attributes and modifiers before a declaration.
struct DeclarationHead {
  private let source: SourceText
  private(set) var attributes: [Attribute] = []
  private(set) var modifiers: [String] = []
  /// The word behind them.
  private(set) var end: Int

  private static let modifierWords: Set = [
    "public", "private", "fileprivate", "internal", "package", "open", "static", "final", "lazy",
    "weak", "unowned", "nonisolated", "override", "mutating", "nonmutating", "required",
    "convenience", "dynamic", "optional", "indirect", "isolated", "distributed", "consuming",
    "borrowing", "prefix", "postfix", "infix",
  ]

  init(_ source: SourceText, at start: Int, before limit: Int) {
    self.source = source
    end = start
    while end < limit {
      if source.isSymbol(end, "@") {
        readAttribute(before: limit)
      } else if source.tokens[end].kind == .word, Self.modifierWords.contains(source.word(end)) {
        readModifier(before: limit)
      } else {
        break
      }
    }
  }

  static func isModifier(_ word: String) -> Bool { modifierWords.contains(word) }

  mutating func addModifier(_ name: String, endingAt place: Int) {
    modifiers.append(name)
    end = place
  }

  private mutating func readAttribute(before limit: Int) {
    let start = end
    end += 1
    var name = source.word(end)
    end += 1
    while source.isSymbol(end, "."), end + 1 < limit {
      name = source.word(end + 1)
      end += 2
    }
    if let next = source.afterAngles(end, before: limit) { end = next }
    var arguments: String?
    // A bracket after a space belongs to what follows: `@escaping (Int) -> Void`.
    if source.isSymbol(end, "("), source.touchesPrevious(end) {
      let next = source.afterBracket(end, before: limit)
      arguments = source.text(ofTokens: end + 1..<max(next - 1, end + 1))
      end = next
    }
    end = min(end, limit)
    let range = source.tokens[start].range.lowerBound..<source.end(ofTokens: start..<end)
    attributes.append(Attribute(name: name, arguments: arguments, range: range))
  }

  private mutating func readModifier(before limit: Int) {
    let start = end
    end += 1
    if source.isSymbol(end, "("), end < limit { end = source.afterBracket(end, before: limit) }
    modifiers.append(source.text(ofTokens: start..<end))
  }

  func declaration(
    _ kind: Declaration.Kind, named name: String, from start: Int, to end: Int, at keyword: Int
  ) -> Declaration {
    // A source that ends too early has no more words than it has.
    let end = min(end, source.tokens.count)
    return Declaration(
      kind: kind, name: name.filter { $0 != "`" }, attributes: attributes, modifiers: modifiers,
      keyword: source.tokens[keyword].range,
      range: source.tokens[start].range.lowerBound..<source.end(ofTokens: start..<end))
  }
}

extension SourceText {
  private static let declaringWords: Set = [
    "import", "var", "let", "func", "init", "deinit", "subscript", "typealias", "associatedtype",
    "struct", "class", "enum", "actor", "protocol", "extension", "case", "operator", "macro",
  ]

  /// Whether a new declaration begins with this word: it is the first of its line, and one that no
  /// expression goes on with.
  func beginsDeclaration(_ index: Int) -> Bool {
    guard tokens.indices.contains(index), tokens[index].startsLine else { return false }
    switch tokens[index].kind {
    case .directive: return true
    case .symbol: return isSymbol(index, "@")
    case .word:
      let word = word(index)
      return Self.declaringWords.contains(word) || DeclarationHead.isModifier(word)
    default: return false
    }
  }

  /// Words with which an expression goes on in a new line.
  private static let continuingWords: Set = ["as", "is", "else", "catch", "where", "in"]

  /// Whether a declaration or another statement begins with this word: it is the first of its line,
  /// and what stands before it is complete.
  func beginsStatement(_ index: Int) -> Bool {
    if beginsDeclaration(index) { return true }
    guard index > 0, tokens.indices.contains(index), tokens[index].startsLine,
      tokens[index].kind != .symbol, !Self.continuingWords.contains(word(index))
    else { return false }
    guard tokens[index - 1].kind == .symbol else { return true }
    if [")", "]", "}"].contains(where: { isSymbol(index - 1, $0) }) { return true }
    // After a name these belong to it: `Int?`, `Array<Int>`.
    return ["?", "!", ">"].contains { isSymbol(index - 1, $0) } && touchesPrevious(index - 1)
  }
}
