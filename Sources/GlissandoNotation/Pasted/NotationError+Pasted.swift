import Foundation

// What is said of a text in which nothing moves.

extension NotationError {
  /// One short line about a text in which nothing moves: what it seems to be.
  static func about(_ text: String) -> NotationError {
    NotationError(
      place: TextPlace(line: 1, column: 1, offset: 0), message: phrase(text), allowed: "")
  }

  private static func phrase(_ text: String) -> String {
    let source = SourceText(text)
    let trimmed = String(decoding: source.bytes, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard let first = trimmed.first else { return "no motion: there is no text" }
    let lines = trimmed.split(whereSeparator: \.isNewline)
    let words = source.quoted(0..<source.bytes.count)
    let start = trimmed.prefix(40).lowercased()
    if start.hasPrefix("http://") || start.hasPrefix("https://"), lines.count == 1 {
      return "this is a web address; paste what stands there"
    }
    let size = lines.count == 1 ? "one line" : "\(lines.count) lines"
    if start.hasPrefix("<svg") { return "this is a picture (SVG, \(size)) in which nothing moves" }
    if first == "<" { return "no motion in this page or XML (\(size))" }
    if (first == "{" || first == "["), trimmed.last == "}" || trimmed.last == "]" {
      return "no motion in this JSON (\(size))"
    }
    if lines.count == 1 { return "no motion in \(words)" }
    return "no motion in these \(size), which begin with “\(lines[0].prefix(30))”"
  }
}
