/// Cuts code into pieces for colouring.
///
/// It knows words, numbers, strings and comments, which is all that colours need; it does not parse.
/// Whatever it is given, the pieces of a line joined are the line.
package struct CodeScanner {
  private let grammar: CodeGrammar
  private let letters: [Character]
  private var index = 0
  private var lines: [[CodeToken]] = [[]]

  /// The pieces of each line.
  ///
  /// - Complexity: O(*n*) in the text's length.
  package static func lines(of text: String, in language: CodeLanguage) -> [[CodeToken]] {
    guard let grammar = CodeGrammar.of(language) else {
      return text.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.isEmpty ? [] : [CodeToken(.plain, String($0))]
      }
    }
    var scanner = CodeScanner(text, grammar)
    scanner.scan()
    return scanner.lines
  }

  private init(_ text: String, _ grammar: CodeGrammar) {
    letters = Array(text)
    self.grammar = grammar
  }

  private mutating func scan() {
    while index < letters.count {
      let letter = letters[index]
      if grammar.lineComments.contains(where: isNext), isCommentPlace {
        add(.comment, upTo: end(from: index) { $0 != "\n" })
      } else if let block = grammar.blockComment, isNext(block.start) {
        add(.comment, upTo: end(after: block.end, from: index + block.start.count))
      } else if let quote = grammar.quotes.first(where: isNext) {
        addString(quote)
      } else if grammar.sigils.contains(letter), index + 1 < letters.count,
        Self.isWord(letters[index + 1])
      {
        add(.keyword, upTo: end(from: index + 1, while: Self.isWord))
      } else if letter.isNumber {
        addNumber()
      } else if Self.isWord(letter) {
        addWord()
      } else {
        add(.plain, upTo: index + 1)
      }
    }
  }

  /// A sign that is also part of words, such as `#` in a shell, begins a comment after a space only.
  private var isCommentPlace: Bool {
    index == 0 || !Self.isWord(letters[index - 1]) || letters[index] == "/"
  }

  private static func isWord(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || letter == "_" || letter == "$"
  }

  private func isNext(_ text: String) -> Bool { letters[index...].starts(with: text) }

  private func end(from start: Int, while holds: (Character) -> Bool) -> Int {
    var end = start
    while end < letters.count, holds(letters[end]) { end += 1 }
    return end
  }

  /// The place behind a text, or the end of all.
  private func end(after text: String, from start: Int) -> Int {
    var end = start
    while end < letters.count {
      if letters[end...].starts(with: text) { return end + text.count }
      end += 1
    }
    return end
  }

  // MARK: Pieces

  private mutating func addString(_ quote: String) {
    let goesOverLines = quote.count == 3 || quote == "`"
    var end = index + quote.count
    while end < letters.count, goesOverLines || letters[end] != "\n" {
      if grammar.hasEscapes, letters[end] == "\\" {
        end += 2
        continue
      }
      if letters[end...].starts(with: quote) {
        end += quote.count
        break
      }
      end += 1
    }
    let stop = min(end, letters.count)
    add(isKey(before: stop) ? .keyword : .literal, upTo: stop)
  }

  private mutating func addNumber() {
    // What is a number in other scripts, such as “½”, has no such digits.
    var end = max(
      end(from: index) { $0.isHexDigit || $0 == "_" || $0 == "x" || $0 == "o" }, index + 1)
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
    if isKey(before: end) {
      add(.keyword, upTo: end)
    } else if grammar.literals.contains(word), !isMember {
      add(.literal, upTo: end)
    } else if grammar.keywords.contains(word), !isMember {
      add(.keyword, upTo: end)
    } else if grammar.hasCapitalTypes, word.first?.isUppercase == true {
      add(.type, upTo: end)
    } else {
      add(.plain, upTo: end)
    }
  }

  private func isKey(before place: Int) -> Bool {
    guard grammar.hasKeys else { return false }
    let next = end(from: place) { $0 == " " }
    return next < letters.count && letters[next] == ":"
  }

  /// Adds letters to the lines they are on; plain pieces side by side become one.
  private mutating func add(_ kind: CodeToken.Kind, upTo end: Int) {
    let parts = String(letters[index..<end]).split(
      separator: "\n", omittingEmptySubsequences: false)
    index = end
    for (number, part) in parts.enumerated() {
      if number > 0 { lines.append([]) }
      guard !part.isEmpty else { continue }
      let line = lines.count - 1
      if kind == .plain, let last = lines[line].last, last.kind == .plain {
        lines[line][lines[line].count - 1] = CodeToken(.plain, last.text + part)
      } else {
        lines[line].append(CodeToken(kind, String(part)))
      }
    }
  }
}
