import Foundation

/// Finds the words of a test file, with the labels of those that are called.
struct UseScanner {
  private let file: SwiftFile
  private let text: [Character]
  private var position = 0
  private var previousWord = ""
  /// The sentence of the test that began last; that of the first test before it.
  private var sentence: String

  init(_ file: SwiftFile) {
    self.file = file
    text = Array(file.lines.joined(separator: "\n"))
    sentence = file.lines.lazy.compactMap(Self.sentence).first ?? ""
  }

  /// The sentence of a line that declares a test.
  private static func sentence(_ line: String) -> String? {
    guard let mark = line.range(of: "@Test(\""),
      let end = line[mark.upperBound...].firstIndex(of: "\"")
    else { return nil }
    return String(line[mark.upperBound..<end])
  }

  mutating func scan(_ found: (String, TestIndex.Use) -> Void) {
    while position < text.count {
      if text[position] == "@", let begun = begunTest { sentence = begun }
      if skipsComment() || skipsLiteral() { continue }
      guard text[position].isLetter else {
        position += 1
        continue
      }
      let lead = lead(of: position)
      let word = readWord()
      found(
        word,
        TestIndex.Use(
          lead: lead, labels: callLabels(at: position), sentence: sentence, file: file.path))
      previousWord = word
    }
  }

  private var begunTest: String? {
    let line = text[position...].prefix(200)
    let parts = String(line).split(separator: "\"", maxSplits: 2)
    guard parts.count == 3 else { return nil }
    let head = parts[0].filter { !$0.isWhitespace }
    return head == "@Test(" ? String(parts[1]) : nil
  }

  private func lead(of start: Int) -> TestIndex.Use.Lead {
    guard start > 0 else { return .other }
    switch text[start - 1] {
    case ".": return .dot
    case "@", "#": return .attribute
    case " " where ["func", "var", "let"].contains(previousWord): return .declaring
    default: return .other
    }
  }

  private mutating func skipsComment() -> Bool {
    guard text[position] == "/", position + 1 < text.count, text[position + 1] == "/" else {
      return false
    }
    while position < text.count, text[position] != "\n" { position += 1 }
    return true
  }

  /// Code in a literal is not used here; interpolations are skipped with the rest.
  private mutating func skipsLiteral() -> Bool {
    guard text[position] == "\"" else { return false }
    let isLong =
      position + 2 < text.count && text[position + 1] == "\"" && text[position + 2] == "\""
    let length = isLong ? 3 : 1
    position += length
    while position < text.count {
      if text[position] == "\\" {
        position += 2
      } else if text[position] == "\"", text[position...].prefix(length).allSatisfy({ $0 == "\"" })
      {
        position += length
        return true
      } else {
        position += 1
      }
    }
    return true
  }

  private mutating func readWord() -> String {
    let start = position
    while position < text.count, text[position].isLetter || text[position].isNumber {
      position += 1
    }
    return String(text[start..<position])
  }

  /// The labels of a call whose word ends at a place: nil where none begins there.
  private func callLabels(at start: Int) -> [String]? {
    guard start < text.count else { return nil }
    var index = start
    // The types of a generic call.
    if text[index] == "<" {
      while index < text.count, text[index] != ">", text[index] != "\n" { index += 1 }
      index += 1
    }
    guard index < text.count else { return nil }
    if text[index] == " ", index + 1 < text.count, text[index + 1] == "{" { return [] }
    return text[index] == "(" ? labels(after: index + 1) : nil
  }

  /// The labels of the arguments that begin at a place.
  private func labels(after start: Int) -> [String]? {
    var labels: [String] = []
    var depth = 0
    var argument = ""
    for character in text[start...].prefix(2_000) {
      switch character {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth < 0 { return Self.label(argument).map { labels + [$0] } ?? labels }
      case "," where depth == 0:
        labels += [Self.label(argument)].compactMap { $0 }
        argument = ""
        continue
      default: break
      }
      if depth == 0 { argument.append(character) }
    }
    return nil
  }

  /// The label of an argument, `_` for one without, nil for none at all.
  private static func label(_ argument: String) -> String? {
    let trimmed = argument.trimmingCharacters(in: .whitespacesAndNewlines)
    if trimmed.isEmpty { return nil }
    let name = trimmed.prefix { $0.isLetter || $0.isNumber }
    let rest = trimmed[name.endIndex...]
    return !name.isEmpty && rest.hasPrefix(":") ? String(name) : "_"
  }
}
