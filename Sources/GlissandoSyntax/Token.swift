/// A word of a Swift source: as much as it takes to find declarations.
package struct Token: Sendable {
  /// What sort of word it is.
  package enum Kind: Sendable {
    /// A name or a keyword; in backticks, too.
    case word
    /// A number.
    case number
    /// A string or a regular expression, with all that is interpolated.
    case literal
    /// A word with a number sign before it: `#if`, `#Preview`.
    case directive
    /// One character: a bracket, a separator, or a character of an operator.
    case symbol
  }

  package let kind: Kind
  /// Where it stands, in bytes of UTF-8.
  package let range: Range<Int>
  /// Whether it is the first on its line.
  package let startsLine: Bool
}

/// A Swift source, taken apart into words.
package struct SourceText: Sendable {
  package let bytes: [UInt8]
  package let tokens: [Token]

  package init(_ source: String) {
    bytes = Array(source.utf8)
    var lexer = Lexer(bytes)
    tokens = lexer.tokens()
  }

  /// The source between two places, in bytes.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// A word as it is written; empty behind the end.
  package func word(_ index: Int) -> String {
    tokens.indices.contains(index) ? text(tokens[index].range) : ""
  }

  /// The source from the first to the last of some words, with what is between them.
  package func text(ofTokens range: Range<Int>) -> String {
    range.isEmpty ? "" : text(tokens[range.lowerBound].range.lowerBound..<end(ofTokens: range))
  }

  /// Where the last of some words ends, in bytes.
  package func end(ofTokens range: Range<Int>) -> Int {
    range.isEmpty ? bytes.count : tokens[range.upperBound - 1].range.upperBound
  }

  /// Whether a symbol is this one.
  func isSymbol(_ index: Int, _ symbol: Character) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .symbol else { return false }
    return bytes[tokens[index].range.lowerBound] == symbol.asciiValue
  }

  /// Whether there is nothing between a word and the one before it.
  func touchesPrevious(_ index: Int) -> Bool {
    index > 0 && index < tokens.count
      && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
  }

  /// The place after the bracket that closes the one at `index`, or the end where none does.
  func afterBracket(_ index: Int, before limit: Int) -> Int {
    var depth = 0
    var place = index
    while place < limit {
      if isSymbol(place, "(") || isSymbol(place, "[") || isSymbol(place, "{") { depth += 1 }
      if isSymbol(place, ")") || isSymbol(place, "]") || isSymbol(place, "}") { depth -= 1 }
      place += 1
      if depth <= 0 { break }
    }
    return place
  }

  /// The place after the list of types that begins with the angle at `index`, or nil where that is
  /// no such list but an operator.
  func afterAngles(_ index: Int, before limit: Int) -> Int? {
    guard isSymbol(index, "<") else { return nil }
    var depth = 0
    var place = index
    while place < limit {
      if isSymbol(place, "<") { depth += 1 }
      // An arrow's head closes nothing.
      if isSymbol(place, ">"), !(isSymbol(place - 1, "-") && touchesPrevious(place)) {
        depth -= 1
        if depth == 0 { return place + 1 }
      }
      if isSymbol(place, "(") || isSymbol(place, "[") {
        place = afterBracket(place, before: limit)
        continue
      }
      guard tokens[place].kind == .word || isTypeSymbol(place) else { return nil }
      place += 1
    }
    return nil
  }

  private func isTypeSymbol(_ index: Int) -> Bool {
    ["<", ">", ",", ".", "?", "!", "-", "&", ":", "@", "~", "="].contains { isSymbol(index, $0) }
  }
}
