import GlissandoNotation

/// Replaces `$name` and `${name}`; `$$` is a dollar.
enum Variables {
  static func replace(in text: String, _ cursor: Cursor) -> String {
    guard text.contains("$") else { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      if rest.first == "$" {
        result.append("$")
        rest = rest.dropFirst()
        continue
      }
      guard let name = parseName(&rest) else {
        result.append("$")
        continue
      }
      if let value = cursor.context.variables[name] {
        guard cursor.context.expand(value.utf8.count) else {
          cursor.fail(
            "the variables stand for more than \(ReadingContext.mostExpansion) bytes by now; let "
              + "fewer of them stand in each other")
          return result
        }
        result += value
      } else {
        let known = cursor.context.variables.keys.sorted()
        let near = NearestWord.find(name, among: known)
        cursor.fail(
          "no variable is called “\(name)”; "
            + (near.map { "did you mean “$\($0)”?" }
              ?? "set it under “variables”, or write $$ for a dollar"))
      }
    }
    return result + rest
  }

  /// The name at the beginning of the text, in braces or not; nil where a dollar is only a dollar.
  private static func parseName(_ text: inout Substring) -> String? {
    func isPart(_ letter: Character) -> Bool {
      letter.isLetter || letter.isNumber || letter == "_" || letter == "-"
    }
    if text.first == "{", let end = text.firstIndex(of: "}") {
      let name = text[text.index(after: text.startIndex)..<end]
      guard !name.isEmpty, name.allSatisfy(isPart) else { return nil }
      text = text[text.index(after: end)...]
      return String(name)
    }
    guard let first = text.first, first.isLetter || first == "_" else { return nil }
    let name = text.prefix(while: isPart)
    text = text.dropFirst(name.count)
    return String(name)
  }
}
