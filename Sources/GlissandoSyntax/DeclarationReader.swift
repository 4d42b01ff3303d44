/// Reads the declarations of a source, one level at a time.
///
/// It knows no expressions: those are passed over, bracket by bracket. That is enough for what
/// stands in types and files, and takes a hundredth of what a whole parser of the language does.
package struct DeclarationReader: Sendable {
  package let source: SourceText

  package init(_ source: SourceText) { self.source = source }

  package init(_ text: String) { self.init(SourceText(text)) }

  /// The declarations of the file.
  package var declarations: [Declaration] { declarations(in: source.tokens.indices) }

  /// The declarations between the braces of one.
  package func members(of declaration: Declaration) -> [Declaration] {
    declaration.body.map { declarations(in: $0) } ?? []
  }

  /// The declarations among some words, without those inside of them.
  package func declarations(in range: Range<Int>) -> [Declaration] {
    var result: [Declaration] = []
    var place = range.lowerBound
    while place < range.upperBound {
      let (next, declaration) = read(at: place, before: range.upperBound)
      if let declaration { result.append(declaration) }
      place = max(next, place + 1)
    }
    return result
  }

  // MARK: One declaration

  private static let typeKeywords: Set = [
    "struct", "class", "enum", "actor", "protocol", "extension",
  ]

  private func read(at start: Int, before limit: Int) -> (next: Int, Declaration?) {
    var head = DeclarationHead(source, at: start, before: limit)
    let place = head.end
    guard place < limit else { return (limit, nil) }
    let token = source.tokens[place]
    let word = source.word(place)
    switch token.kind {
    case .directive where word == "#if":
      let end = afterCondition(place, before: limit)
      var block = head.declaration(.conditional, named: "", from: start, to: end, at: place)
      block.body = place + 1..<max(end - 1, place + 1)
      return (end, block)
    case .directive: return readMacro(head, from: start, at: place, before: limit)
    case .word: break
    default: return (source.afterBracket(place, before: limit), nil)
    }
    if word == "class", source.tokens[min(place + 1, limit - 1)].isMemberKeyword(in: source) {
      // `class var`, `class func`: a modifier.
      head.addModifier("class", endingAt: place + 1)
      return readRest(head, from: start, before: limit)
    }
    return readRest(head, from: start, before: limit)
  }

  private func readRest(
    _ head: DeclarationHead, from start: Int, before limit: Int
  ) -> (next: Int, Declaration?) {
    var place = head.end
    // Attributes and modifiers may go on after `class`.
    guard place < limit else { return (limit, nil) }
    let word = source.word(place)
    switch word {
    case "import": return readImport(head, from: start, at: place, before: limit)
    case "var", "let":
      let variables = VariableReader(source, before: limit)
      let (end, bindings) = variables.bindings(at: place + 1)
      let kind = Declaration.Kind.variable(isConstant: word == "let", bindings)
      let name = bindings.first?.name ?? ""
      return (end, head.declaration(kind, named: name, from: start, to: end, at: place))
    case "init": return readInitializer(head, from: start, at: place, before: limit)
    case _ where Self.typeKeywords.contains(word):
      return readType(word, head, from: start, at: place, before: limit)
    case "func", "subscript", "deinit", "typealias", "associatedtype", "case", "operator", "macro",
      "precedencegroup":
      let name = source.word(place + 1)
      let keyword = place
      place = afterSignature(place + 1, before: limit)
      return (
        place, head.declaration(.other, named: name, from: start, to: place, at: keyword)
      )
    default: return (place + 1, nil)
    }
  }

  /// Behind what is declared in one go: its braces, or the end of its lines.
  private func afterSignature(_ start: Int, before limit: Int) -> Int {
    var place = start
    while place < limit {
      if source.isSymbol(place, "{") { return source.afterBracket(place, before: limit) }
      if source.isSymbol(place, "(") || source.isSymbol(place, "[") {
        place = source.afterBracket(place, before: limit)
      } else if place > start, source.beginsDeclaration(place) || source.isSymbol(place, ";") {
        return place
      } else {
        place += 1
      }
    }
    return limit
  }

  private func afterCondition(_ start: Int, before limit: Int) -> Int {
    var depth = 0
    var place = start
    while place < limit {
      if source.tokens[place].kind == .directive {
        if source.word(place) == "#if" { depth += 1 }
        if source.word(place) == "#endif" { depth -= 1 }
      }
      place += 1
      if depth == 0 { break }
    }
    return place
  }

  private func readImport(
    _ head: DeclarationHead, from start: Int, at keyword: Int, before limit: Int
  ) -> (next: Int, Declaration?) {
    var place = keyword + 1
    // `import struct A.B`.
    if Self.typeKeywords.union(["func", "var", "let", "typealias"]).contains(source.word(place)) {
      place += 1
    }
    let name = source.word(place)
    place += 1
    while source.isSymbol(place, "."), place + 1 < limit { place += 2 }
    return (place, head.declaration(.imported, named: name, from: start, to: place, at: keyword))
  }

  private func readMacro(
    _ head: DeclarationHead, from start: Int, at keyword: Int, before limit: Int
  ) -> (next: Int, Declaration?) {
    var place = keyword + 1
    if source.isSymbol(place, "(") { place = source.afterBracket(place, before: limit) }
    var declaration = head.declaration(
      .macro, named: String(source.word(keyword).dropFirst()), from: start, to: place, at: keyword)
    if source.isSymbol(place, "{"), place < limit {
      let end = source.afterBracket(place, before: limit)
      declaration.body = place + 1..<max(end - 1, place + 1)
      place = end
    }
    return (place, declaration)
  }

  private func readInitializer(
    _ head: DeclarationHead, from start: Int, at keyword: Int, before limit: Int
  ) -> (next: Int, Declaration?) {
    var place = keyword + 1
    while source.isSymbol(place, "?") || source.isSymbol(place, "!") { place += 1 }
    if let end = source.afterAngles(place, before: limit) { place = end }
    let end = source.afterBracket(place, before: limit)
    let parameters = parameters(in: place + 1..<max(end - 1, place + 1))
    let next = afterSignature(end, before: limit)
    return (
      next,
      head.declaration(
        .initializer(parameters), named: "init", from: start, to: next, at: keyword)
    )
  }

  private func parameters(in range: Range<Int>) -> [Parameter] {
    guard !range.isEmpty else { return [] }
    var result: [Parameter] = []
    var hasDefault = false
    var place = range.lowerBound
    while place < range.upperBound {
      if source.isSymbol(place, "=") { hasDefault = true }
      if source.isSymbol(place, ",") {
        result.append(Parameter(hasDefault: hasDefault))
        hasDefault = false
      }
      place =
        source.afterAngles(place, before: range.upperBound)
        ?? source.afterBracket(place, before: range.upperBound)
    }
    return result + [Parameter(hasDefault: hasDefault)]
  }

  // MARK: Types

  private func readType(
    _ keyword: String, _ head: DeclarationHead, from start: Int, at place: Int, before limit: Int
  ) -> (next: Int, Declaration?) {
    var end = place + 1
    while end < limit, !source.isSymbol(end, "{") {
      end = source.afterAngles(end, before: limit) ?? source.afterBracket(end, before: limit)
    }
    guard end < limit else { return (limit, nil) }
    var colon = place + 1
    while colon < end, !source.isSymbol(colon, ":"), source.word(colon) != "where" { colon += 1 }
    let named = source.text(ofTokens: place + 1..<colon)
    let name = named.prefix { $0 != "<" }.trimmed
    let condition = (place + 1..<end).first { source.word($0) == "where" }
    let inherited =
      source.isSymbol(colon, ":") ? names(in: colon + 1..<(condition ?? end)) : []
    let next = source.afterBracket(end, before: limit)
    var declaration = head.declaration(
      .type(
        TypeHead(
          keyword: keyword, isGeneric: named.contains("<"), isConditional: condition != nil,
          inherited: inherited)),
      named: String(name), from: start, to: next, at: place)
    declaration.body = end + 1..<max(next - 1, end + 1)
    return (next, declaration)
  }

  /// The last parts of the names that commas separate.
  private func names(in range: Range<Int>) -> [String] {
    var result: [String] = []
    var last: String?
    var place = range.lowerBound
    while place < range.upperBound {
      if source.isSymbol(place, ",") || source.isSymbol(place, "&") {
        if let last { result.append(last) }
        last = nil
      } else if source.tokens[place].kind == .word {
        last = source.word(place)
      }
      place =
        source.afterAngles(place, before: range.upperBound)
        ?? source.afterBracket(place, before: range.upperBound)
    }
    if let last { result.append(last) }
    return result
  }
}

extension Token {
  fileprivate func isMemberKeyword(in source: SourceText) -> Bool {
    kind == .word && ["var", "let", "func", "subscript"].contains(source.text(range))
  }
}

extension StringProtocol {
  /// Without the spaces at its ends.
  package var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace ?? false { text = text.dropFirst() }
    while text.last?.isWhitespace ?? false { text = text.dropLast() }
    return String(text)
  }
}
