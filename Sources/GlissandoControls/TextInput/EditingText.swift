import GlissandoViews

/// A text that is being edited, with its selection.
///
/// Positions count characters as people see them, from 0 before the first to `count` behind the
/// last; those beyond are kept within.
struct EditingText: Equatable {
  private(set) var characters: [Character]
  /// The end of the selection that stays when it is extended.
  private(set) var anchor: Int
  /// The end of the selection that moves, where text is inserted if nothing is selected.
  private(set) var caret: Int

  /// A text with the caret at its end.
  init(_ string: String = "") {
    characters = Array(string)
    anchor = characters.count
    caret = characters.count
  }

  var string: String { String(characters) }
  var count: Int { characters.count }
  /// What is selected; empty at the caret where nothing is.
  var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
  var selectedString: String { String(characters[selection]) }

  /// The byte of the text's UTF-8 at which a position lies.
  /// - Complexity: O(*n*).
  func byte(at position: Int) -> Int {
    characters.prefix(position).reduce(0) { $0 + $1.utf8.count }
  }

  /// The position at or before a byte of the text's UTF-8.
  /// - Complexity: O(*n*).
  func position(atByte byte: Int) -> Int {
    var passed = 0
    for (index, character) in characters.enumerated() {
      passed += character.utf8.count
      if passed > byte { return index }
    }
    return count
  }

  // MARK: Selecting

  /// Moves the caret; the selection is extended to it, or dropped.
  mutating func moveCaret(to position: Int, extending: Bool) {
    caret = clamped(position)
    if !extending { anchor = caret }
  }

  /// Selects a range, with the caret at its end.
  mutating func select(_ range: Range<Int>) {
    anchor = clamped(range.lowerBound)
    caret = clamped(range.upperBound)
  }

  mutating func selectAll() { select(0..<count) }

  /// Selects a file's name without its ending, which stays where somebody types another name.
  mutating func selectNameWithoutEnding() {
    let dot = characters.lastIndex(of: ".") ?? 0
    // What begins with its only point is hidden, and has no ending.
    select(0..<(dot > 0 ? dot : count))
  }

  private func clamped(_ position: Int) -> Int { min(max(position, 0), count) }

  // MARK: Changing

  /// Puts text in the place of the selection, with the caret behind it.
  mutating func insert(_ string: String) {
    let range = selection
    let tail = count - range.upperBound
    // Joined as strings, because an accent becomes one character with the letter before it.
    characters = Array(
      String(characters[..<range.lowerBound]) + string + String(characters[range.upperBound...]))
    caret = max(count - tail, 0)
    anchor = caret
  }

  /// Deletes the selection, or what lies between the caret and a position.
  /// - Returns: whether there was anything to delete.
  mutating func delete(to position: Int) -> Bool {
    if selection.isEmpty { anchor = clamped(position) }
    guard !selection.isEmpty else { return false }
    insert("")
    return true
  }

  /// Takes another text, with the caret as near to its place as can be.
  mutating func replace(with string: String) {
    let wasAtEnd = caret == count
    characters = Array(string)
    caret = wasAtEnd ? count : clamped(caret)
    anchor = caret
  }
}

extension EditingText {
  // MARK: Words

  private func isWord(_ index: Int) -> Bool {
    let character = characters[index]
    return character.isLetter || character.isNumber || character == "_"
  }

  func wordStart(before position: Int) -> Int {
    var index = clamped(position)
    while index > 0, !isWord(index - 1) { index -= 1 }
    while index > 0, isWord(index - 1) { index -= 1 }
    return index
  }

  /// The end of the word behind a position.
  func wordEnd(after position: Int) -> Int {
    var index = clamped(position)
    while index < count, !isWord(index) { index += 1 }
    while index < count, isWord(index) { index += 1 }
    return index
  }

  /// The word, or the run of other characters, around a position.
  func word(around position: Int) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let place = min(clamped(position), count - 1)
    let kind = isWord(place)
    var (start, end) = (place, place + 1)
    while start > 0, isWord(start - 1) == kind { start -= 1 }
    while end < count, isWord(end) == kind { end += 1 }
    return start..<end
  }

  func paragraph(around position: Int) -> Range<Int> {
    let place = clamped(position)
    let start = characters[..<place].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
    let end = characters[place...].firstIndex(where: \.isNewline) ?? count
    return start..<end
  }
}
