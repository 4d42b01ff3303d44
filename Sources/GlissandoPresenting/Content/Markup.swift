import Glissando

/// Text as decks write it: Markdown's emphasis, and lists of lines that begin with a dash or a number.
enum Markup {
  /// The text as it is shown.
  ///
  /// - Complexity: O(*n*) in its length.
  static func text(_ source: String) -> Text {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    // The line end with which a block of YAML ends is none of the text's.
    let shown = lines.last?.isEmpty == true ? lines.dropLast() : lines[...]
    return Text(LocalizedStringKey(shown.map(line).joined(separator: "\n")))
  }

  /// Whether lines of a text are entries of a list.
  static func isList(_ source: String) -> Bool {
    source.split(separator: "\n").contains { isEntry($0.drop { $0 == " " }) }
  }

  private static func isEntry(_ content: Substring) -> Bool {
    content.hasPrefix("- ") || content.hasPrefix("* ")
  }

  private static func line(_ source: Substring) -> String {
    let indent = source.prefix { $0 == " " }
    let content = source.dropFirst(indent.count)
    guard isEntry(content) else { return String(source) }
    let bullet = indent.isEmpty ? "•" : "–"
    return "\(String(repeating: "\u{2003}", count: indent.count / 2))\(bullet)\u{2002}"
      + content.dropFirst(2)
  }
}
