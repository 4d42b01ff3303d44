/// Reads terms from tokens.
///
/// It is total: every text gives a term or an error, and none takes long.
struct TermParser {
  /// In what languages differ.
  struct Style: Hashable, Sendable {
    /// Whether names of arguments are followed by a colon.
    var hasColonLabels = true
    /// Whether names of arguments are followed by an equals sign.
    var hasEqualsLabels = true
    /// Whether braces are objects.
    var hasObjects = false
    /// Whether braces with values without names are lists.
    var hasBraceLists = false
  }

  let source: SourceText
  let tokens: [Token]
  var style: Style
  /// The index of the next token.
  var position: Int
  var depth = 0

  /// Deeper terms are nobody's code; without a bound they would fill the stack.
  static let deepestNesting = 64

  init(_ source: SourceText, tokens: [Token], at position: Int = 0, style: Style = Style()) {
    self.source = source
    self.tokens = tokens
    self.position = min(position, tokens.count - 1)
    self.style = style
  }

  var token: Token { tokens[position] }

  /// Takes the next token; the end stays.
  @discardableResult
  mutating func advance() -> Token {
    defer { position = min(position + 1, tokens.count - 1) }
    return tokens[position]
  }

  /// Takes a symbol if it is next.
  mutating func consume(_ symbol: Unicode.Scalar) -> Bool {
    guard token.isSymbol(symbol) else { return false }
    advance()
    return true
  }

  mutating func expect(_ symbol: Unicode.Scalar, for what: String) throws(NotationError) {
    guard !consume(symbol) else { return }
    throw unexpected(allowed: "“\(symbol)” \(what)")
  }

  func unexpected(allowed: String) -> NotationError {
    source.error(about: token.range, "is not expected", allowed: allowed)
  }

  // MARK: - Terms

  /// A term: numbers with their calculation, names with their calls, strings, lists, objects.
  mutating func term() throws(NotationError) -> Term {
    guard depth < Self.deepestNesting else {
      throw source.error(
        at: token.range.lowerBound, "this is nested too deeply",
        allowed: "up to \(Self.deepestNesting) pairs of brackets in each other")
    }
    depth += 1
    defer { depth -= 1 }
    var result = try product()
    while token.isSymbol("+") || token.isSymbol("-") {
      let isSum = advance().isSymbol("+")
      result = try combined(result, try product()) { isSum ? $0 + $1 : $0 - $1 }
    }
    return result
  }

  private mutating func product() throws(NotationError) -> Term {
    var result = try factor()
    while token.isSymbol("*") || token.isSymbol("/") {
      let isProduct = advance().isSymbol("*")
      result = try combined(result, try factor()) { isProduct ? $0 * $1 : $0 / $1 }
    }
    return result
  }

  private mutating func factor() throws(NotationError) -> Term {
    let start = token.range.lowerBound
    var sign = 1.0
    var isSigned = false
    while token.isSymbol("-") || token.isSymbol("+") {
      if advance().isSymbol("-") { sign = -sign }
      isSigned = true
    }
    var result = try primary()
    guard isSigned else { return result }
    guard case .number(let value, let unit) = result.kind else {
      throw source.error(about: result.range, "is not a number", allowed: "a number behind a sign")
    }
    result.kind = .number(sign * value, unit: unit)
    result.range = start..<result.range.upperBound
    return result
  }

  private func combined(
    _ a: Term, _ b: Term, _ operation: (Double, Double) -> Double
  ) throws(NotationError) -> Term {
    guard let x = a.plainNumber, let y = b.plainNumber else {
      let wrong = a.plainNumber == nil ? a : b
      throw source.error(
        about: wrong.range, "is not a number", allowed: "numbers to calculate with")
    }
    return Term(
      kind: .number(operation(x, y), unit: ""),
      range: a.range.lowerBound..<b.range.upperBound)
  }

  private mutating func primary() throws(NotationError) -> Term {
    let token = token
    switch token.kind {
    case .number(let value, let unit):
      advance()
      return Term(kind: .number(value, unit: unit), range: token.range)
    case .string(let text):
      advance()
      return Term(kind: .string(text), range: token.range)
    case .word:
      skipKeywords()
      return try chain()
    case .symbol(UInt8(ascii: ".")): return try chain()
    case .symbol(UInt8(ascii: "(")): return try parenthesis()
    case .symbol(UInt8(ascii: "[")): return try list(until: "]")
    case .symbol(UInt8(ascii: "{")) where style.hasBraceLists && beginsBraceList:
      return try list(until: "}")
    case .symbol(UInt8(ascii: "{")) where style.hasObjects: return try object()
    case .symbol, .end:
      throw unexpected(allowed: "a value: a number, a name or a call")
    }
  }

  /// `const` and `new` before a value, as Dart and JavaScript have them.
  private mutating func skipKeywords() {
    while case .word = token.kind, case .word = tokens[min(position + 1, tokens.count - 1)].kind,
      ["const", "new"].contains(source.string(token.range))
    {
      advance()
    }
  }

  private mutating func parenthesis() throws(NotationError) -> Term {
    let start = advance().range.lowerBound
    var result = try term()
    let end = token.range.upperBound
    try expect(")", for: "to close the parenthesis")
    result.range = start..<end
    return result
  }

  // MARK: - Chains

  private mutating func chain() throws(NotationError) -> Term {
    var links = [try link(hasDot: consume("."))]
    while token.isSymbol(".") {
      // Not the dot of `.pi` behind a number, nor a dot at the end of a sentence.
      guard case .word = tokens[min(position + 1, tokens.count - 1)].kind else { break }
      advance()
      links.append(try link(hasDot: true))
    }
    let start = links[0].range.lowerBound - (links[0].hasDot ? 1 : 0)
    let end = links[links.count - 1].range.upperBound
    return Term(kind: .chain(links), range: start..<end)
  }

  private mutating func link(hasDot: Bool) throws(NotationError) -> Term.Link {
    guard case .word = token.kind else { throw unexpected(allowed: "a name") }
    let nameRange = advance().range
    let name = source.string(nameRange).trimmed("`")
    var link = Term.Link(
      name: name, nameRange: nameRange, arguments: nil, range: nameRange, hasDot: hasDot)
    skipTypeArguments()
    guard token.isSymbol("("), !token.beginsLine else { return link }
    advance()
    link.arguments = try arguments(until: ")")
    link.range = nameRange.lowerBound..<tokens[position - 1].range.upperBound
    return link
  }

  /// `<Float>` before the parenthesis of a call.
  private mutating func skipTypeArguments() {
    guard token.isSymbol("<"), position + 3 < tokens.count,
      case .word = tokens[position + 1].kind, tokens[position + 2].isSymbol(">"),
      tokens[position + 3].isSymbol("(")
    else { return }
    position += 3
  }

  private mutating func arguments(
    until end: Unicode.Scalar
  ) throws(NotationError) -> [Term.Argument] {
    var arguments: [Term.Argument] = []
    while !consume(end) {
      arguments.append(try argument())
      if consume(end) { break }
      guard consume(",") else { throw unexpected(allowed: "“,” or “\(end)”") }
    }
    return arguments
  }

  private mutating func argument() throws(NotationError) -> Term.Argument {
    let start = token
    guard case .word = start.kind, let separator = labelSeparator else {
      let value = try term()
      return Term.Argument(
        label: nil, labelRange: value.range.lowerBound..<value.range.lowerBound, value: value)
    }
    advance()
    advance()
    return Term.Argument(
      label: source.string(start.range).trimmed("`"), labelRange: start.range,
      separator: separator, value: try term())
  }

  /// What follows a name that is a label.
  private var labelSeparator: UInt8? {
    guard case .symbol(let symbol) = tokens[min(position + 1, tokens.count - 1)].kind else {
      return nil
    }
    switch symbol {
    case UInt8(ascii: ":") where style.hasColonLabels: return symbol
    case UInt8(ascii: "=") where style.hasEqualsLabels: return symbol
    default: return nil
    }
  }
}

extension String {
  /// Without a character at both ends.
  func trimmed(_ character: Character) -> String {
    guard count > 2, first == character, last == character else { return self }
    return String(dropFirst().dropLast())
  }
}
