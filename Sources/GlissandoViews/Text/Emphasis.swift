import Foundation
import GlissandoDrawing

/// Reads the marks for emphasis in the literals of a text: `*slanted*`, `**bold**`, `~~struck~~`,
/// `` `code` `` and `[link](address)`, as Markdown has them within a line.
///
/// Values in between are taken as they are, with the emphasis around them. A mark without its
/// counterpart stands for itself, and one behind a backslash too.
///
/// - Complexity: O(*n*).
struct Emphasis {
  /// A part of an interpolated literal.
  enum Part {
    case literal(String)
    case value(Text.Piece)
  }

  private enum Symbol {
    case character(Character)
    case value(Text.Piece)
  }

  private var symbols: [Symbol] = []
  private var pieces: [Text.Piece] = []
  /// Characters of one look that are still to become a piece.
  private var row = ""
  /// Where marks were looked for last, so that no row of symbols is looked through for each mark in it.
  private var searches: [SearchKey: Search] = [:]

  /// What was looked for: a character, or marks that close so many.
  private struct SearchKey: Hashable {
    let character: Character
    var length = 0
  }

  /// There is none of it in `start ..< next`.
  private struct Search {
    let start: Int
    let next: Int
  }

  private static let marks: Set<UInt8> = Set("*_~`[\\".utf8)

  /// The pieces that parts stand for, neighbours of one look joined; at least one.
  static func pieces(of parts: [Part]) -> [Text.Piece] {
    var reader = Emphasis()
    if hasMarks(parts) {
      reader.symbols = parts.flatMap { part in
        switch part {
        case .literal(let string): string.map(Symbol.character)
        case .value(let piece): [Symbol.value(piece)]
        }
      }
      reader.read(0..<reader.symbols.count, TextTraits())
    } else {
      for part in parts {
        switch part {
        case .literal(let string): reader.append(Text.Piece(string: string))
        case .value(let piece): reader.append(piece)
        }
      }
    }
    return reader.pieces.isEmpty ? [Text.Piece(string: "")] : reader.pieces
  }

  private static func hasMarks(_ parts: [Part]) -> Bool {
    parts.contains { part in
      if case .literal(let string) = part { return string.utf8.contains { marks.contains($0) } }
      return false
    }
  }

  private mutating func append(_ piece: Text.Piece) {
    guard !piece.string.isEmpty || piece.moment != nil else { return }
    if let last = pieces.last, last.traits == piece.traits, last.moment == nil,
      piece.moment == nil
    {
      pieces[pieces.count - 1].string += piece.string
    } else {
      pieces.append(piece)
    }
  }

  /// Ends a row of characters of one look.
  private mutating func endRow(_ traits: TextTraits) {
    append(Text.Piece(string: row, traits: traits))
    row = ""
  }

  // MARK: Reading

  private mutating func read(_ range: Range<Int>, _ traits: TextTraits) {
    var index = range.lowerBound
    while index < range.upperBound {
      switch symbols[index] {
      case .value(var piece):
        endRow(traits)
        piece.traits = piece.traits.completed(by: traits)
        append(piece)
        index += 1
      case .character(let character):
        index = read(character, at: index, before: range.upperBound, traits)
      }
    }
    endRow(traits)
  }

  /// Reads what begins with a character.
  /// - Returns: the index behind it.
  private mutating func read(
    _ character: Character, at index: Int, before end: Int, _ traits: TextTraits
  ) -> Int {
    switch character {
    case "\\":
      if let next = self.character(index + 1, before: end), next.isPunctuation || next.isSymbol {
        row.append(next)
        return index + 2
      }
    case "`":
      if let close = find("`", from: index + 1, before: end) {
        endRow(traits)
        readCode(index + 1..<close, traits)
        return close + 1
      }
    case "*", "_", "~": return readEmphasis(character, at: index, before: end, traits)
    case "[":
      if let behind = readLink(at: index, before: end, traits) { return behind }
    default: break
    }
    row.append(character)
    return index + 1
  }

  /// Takes what is code as it is.
  private mutating func readCode(_ range: Range<Int>, _ traits: TextTraits) {
    var code = traits
    code.design = .monospaced
    for index in range {
      switch symbols[index] {
      case .character(let character): row.append(character)
      case .value(var piece):
        endRow(code)
        piece.traits = piece.traits.completed(by: code)
        append(piece)
      }
    }
    endRow(code)
  }

  private mutating func readEmphasis(
    _ mark: Character, at index: Int, before end: Int, _ traits: TextTraits
  ) -> Int {
    let run = self.run(of: mark, at: index, before: end)
    if opens(mark, index, run, end) {
      for length in (1...min(run, 3)).reversed() where mark != "~" || length == 2 {
        guard let close = closing(mark, length, from: index + run, before: end) else { continue }
        endRow(traits)
        read(index + length..<close, traits.emphasized(mark, length))
        return close + length
      }
    }
    row += String(repeating: mark, count: run)
    return index + run
  }

  private mutating func readLink(at index: Int, before end: Int, _ traits: TextTraits) -> Int? {
    guard let close = find("]", from: index + 1, before: end),
      character(close + 1, before: end) == "(",
      let behind = find(")", from: close + 2, before: end)
    else { return nil }
    endRow(traits)
    var link = traits
    link.style = link.style ?? AnyShapeStyle(TintShapeStyle())
    link.link = (close + 2..<behind).map { characters(symbols[$0]) }.joined()
    read(index + 1..<close, link)
    return behind + 1
  }

  // MARK: Marks and their counterparts

  private func character(_ index: Int, before end: Int) -> Character? {
    guard index >= 0, index < end, case .character(let character) = symbols[index] else {
      return nil
    }
    return character
  }

  /// The characters of an address, which may be a value.
  private func characters(_ symbol: Symbol) -> String {
    switch symbol {
    case .character(let character): String(character)
    case .value(let piece): piece.string
    }
  }

  private mutating func find(_ character: Character, from start: Int, before end: Int) -> Int? {
    let key = SearchKey(character: character)
    var index = unsearched(key, from: start)
    while index < end, self.character(index, before: end) != character { index += 1 }
    note(key, from: start, to: index)
    return index < end ? index : nil
  }

  /// From where on something is still to be looked for.
  private func unsearched(_ key: SearchKey, from start: Int) -> Int {
    guard let last = searches[key], last.start <= start, start <= last.next else { return start }
    return last.next
  }

  private mutating func note(_ key: SearchKey, from start: Int, to next: Int) {
    let last = searches[key]
    let isSame = last.map { $0.start <= start && start <= $0.next } ?? false
    searches[key] = Search(start: isSame ? last?.start ?? start : start, next: max(next, start))
  }

  private func run(of mark: Character, at index: Int, before end: Int) -> Int {
    var length = 0
    while character(index + length, before: end) == mark { length += 1 }
    return length
  }

  /// Whether nothing but space, or nothing at all, is at an index.
  private func isSpace(_ index: Int) -> Bool {
    guard symbols.indices.contains(index) else { return true }
    if case .character(let character) = symbols[index] { return character.isWhitespace }
    return false
  }

  private func isWord(_ index: Int) -> Bool {
    guard symbols.indices.contains(index) else { return false }
    if case .character(let character) = symbols[index] {
      return character.isLetter || character.isNumber
    }
    return true
  }

  private func opens(_ mark: Character, _ index: Int, _ run: Int, _ end: Int) -> Bool {
    guard index + run < end, !isSpace(index + run) else { return false }
    // An underscore within a word is a letter of it.
    return mark != "_" || !isWord(index - 1)
  }

  private mutating func closing(
    _ mark: Character, _ length: Int, from start: Int, before end: Int
  ) -> Int? {
    let key = SearchKey(character: mark, length: length)
    var index = unsearched(key, from: start)
    defer { note(key, from: start, to: index) }
    while index < end {
      guard character(index, before: end) == mark else {
        index += 1
        continue
      }
      let run = self.run(of: mark, at: index, before: end)
      if run >= length, !isSpace(index - 1), mark != "_" || !isWord(index + run) {
        // Of more marks than needed the first ones belong to what is inside.
        return index + run - length
      }
      index += run
    }
    return nil
  }
}

extension TextTraits {
  fileprivate func emphasized(_ mark: Character, _ length: Int) -> TextTraits {
    var traits = self
    if mark == "~" {
      traits.strikethrough = TextLine(isActive: true)
      return traits
    }
    if length != 2 { traits.isItalic = true }
    if length >= 2 { traits.weight = .bold }
    return traits
  }

  /// The traits with those of what is around where they say nothing themselves.
  func completed(by outer: TextTraits) -> TextTraits {
    var traits = self
    traits.font = font ?? outer.font
    traits.weight = weight ?? outer.weight
    traits.design = design ?? outer.design
    traits.isItalic = isItalic ?? outer.isItalic
    traits.underline = underline ?? outer.underline
    traits.strikethrough = strikethrough ?? outer.strikethrough
    traits.hasTabularDigits = hasTabularDigits || outer.hasTabularDigits
    traits.kerning = kerning ?? outer.kerning
    traits.baselineOffset = baselineOffset ?? outer.baselineOffset
    traits.style = style ?? outer.style
    traits.link = link ?? outer.link
    return traits
  }
}
