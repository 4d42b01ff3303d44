/// Cuts a line of Swift into pieces for colouring.
///
/// It knows words, numbers, strings within a line and comments to its end, which is all that the
/// specimens have. Whatever it is given, the pieces joined are the line.
struct CodeScanner {
  private let letters: [Character]
  private var index = 0
  private var tokens: [CodeToken] = []

  /// The pieces of a line.
  ///
  /// - Complexity: O(*n*) in the line's length.
  static func tokens(of line: String) -> [CodeToken] {
    var scanner = CodeScanner(line)
    return scanner.scan()
  }

  private init(_ line: String) { letters = Array(line) }

  private mutating func scan() -> [CodeToken] {
    while index < letters.count {
      let letter = letters[index]
      if letter == "/", index + 1 < letters.count, letters[index + 1] == "/" {
        add(.comment, upTo: letters.count)
      } else if letter == "\"" {
        addString()
      } else if letter == "@" || letter == "#" {
        add(.keyword, upTo: end(from: index + 1, while: Self.isWord))
      } else if letter.isNumber {
        addNumber()
      } else if Self.isWord(letter) {
        addWord()
      } else {
        add(.plain, upTo: index + 1)
      }
    }
    return tokens
  }

  private static func isWord(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || letter == "_" || letter == "$"
  }

  private func end(from start: Int, while holds: (Character) -> Bool) -> Int {
    var end = start
    while end < letters.count, holds(letters[end]) { end += 1 }
    return end
  }

  private mutating func addString() {
    var end = index + 1
    while end < letters.count, letters[end] != "\"" {
      // What follows a backslash does not end the string.
      end += letters[end] == "\\" ? 2 : 1
    }
    add(.literal, upTo: min(end + 1, letters.count))
  }

  private mutating func addNumber() {
    var end = end(from: index) { $0.isNumber || $0 == "_" || $0 == "x" }
    // A dot belongs to the number only before a digit: there are ranges.
    if end + 1 < letters.count, letters[end] == ".", letters[end + 1].isNumber {
      end = self.end(from: end + 1) { $0.isNumber || $0 == "_" }
    }
    add(.literal, upTo: end)
  }

  private mutating func addWord() {
    let end = end(from: index, while: Self.isWord)
    let word = String(letters[index..<end])
    let isMember = index > 0 && letters[index - 1] == "."
    if Self.literals.contains(word), !isMember {
      add(.literal, upTo: end)
    } else if Self.keywords.contains(word), !isMember {
      add(.keyword, upTo: end)
    } else if word.first?.isUppercase == true {
      add(.type, upTo: end)
    } else {
      add(.plain, upTo: end)
    }
  }

  /// Plain pieces side by side become one.
  private mutating func add(_ kind: CodeToken.Kind, upTo end: Int) {
    let text = String(letters[index..<end])
    index = end
    if kind == .plain, let last = tokens.last, last.kind == .plain {
      tokens[tokens.count - 1] = CodeToken(kind: .plain, text: last.text + text)
    } else {
      tokens.append(CodeToken(kind: kind, text: text))
    }
  }

  private static let literals: Set<String> = ["true", "false", "nil"]
  private static let keywords: Set<String> = [
    "import", "struct", "class", "enum", "extension", "protocol", "func", "var", "let", "static",
    "private", "fileprivate", "init", "return", "if", "else", "switch", "case", "default", "for",
    "in", "while", "guard", "some", "any", "where", "inout", "mutating", "get", "set", "self",
    "Self", "final", "do", "try", "nonisolated", "typealias", "is", "as",
  ]
}
