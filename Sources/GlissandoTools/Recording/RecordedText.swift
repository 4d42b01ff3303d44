/// The words of a line of a recording.
///
/// Words are separated by spaces or tabs. A word that is a text stands in quotation marks; in it a
/// backslash comes before a quotation mark, a backslash, `n` for a line break, `r`, `t`, and
/// `u{…}` with the hexadecimal number of a character that cannot be seen.
enum RecordedText {
  /// A text as a word.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if isVisible(scalar) {
          result.unicodeScalars.append(scalar)
        } else {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        }
      }
    }
    return result + "\""
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .privateUse, .format, .lineSeparator, .paragraphSeparator, .unassigned: false
    default: true
    }
  }

  /// The words of a line, texts without their quotation marks; nil where those do not match.
  static func words(_ line: Substring) -> [RecordedWord]? {
    var words: [RecordedWord] = []
    var rest = line.unicodeScalars[...]
    while let first = rest.first {
      if isSpace(first) {
        rest.removeFirst()
      } else if first == "\"" {
        rest.removeFirst()
        guard let text = text(&rest) else { return nil }
        words.append(RecordedWord(text: text, isQuoted: true))
      } else {
        let word = rest.prefix { !isSpace($0) }
        rest = rest[word.endIndex...]
        words.append(RecordedWord(text: String(word), isQuoted: false))
      }
    }
    return words
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

  /// Reads to the closing quotation mark and beyond it.
  private static func text(_ rest: inout Substring.UnicodeScalarView) -> String? {
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return String(text) }
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      guard let escaped = escaped(&rest) else { return nil }
      text.append(escaped)
    }
    return nil
  }

  private static func escaped(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "\"": return "\""
    case "\\": return "\\"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      guard rest.popFirst() == "{" else { return nil }
      let digits = rest.prefix { $0 != "}" }
      rest = rest[digits.endIndex...].dropFirst()
      return UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
    default: return nil
    }
  }
}

/// One word of a line.
struct RecordedWord: Equatable {
  var text: String
  /// Whether it stood in quotation marks.
  var isQuoted: Bool
}
