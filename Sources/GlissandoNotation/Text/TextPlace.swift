/// A place in a text, as editors count it.
package struct TextPlace: Hashable, Sendable {
  /// From 1 on.
  package let line: Int
  /// Characters from 1 on.
  package let column: Int
  /// Bytes of UTF-8 before it.
  package let offset: Int

  package init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// The place after so many bytes of a text; its end where there are fewer.
  ///
  /// - Complexity: O(*n*) in the bytes before it.
  package init(offset: Int, in text: String) {
    let utf8 = text.utf8
    let index = utf8.index(utf8.startIndex, offsetBy: max(0, offset), limitedBy: utf8.endIndex)
    let before = text[..<(index ?? utf8.endIndex)]
    // A carriage return with its line feed is one character, and a new line like both alone.
    line = 1 + before.count(where: \.isNewline)
    let start = before.lastIndex(where: \.isNewline).map(before.index(after:))
    column = 1 + before[(start ?? before.startIndex)...].count
    self.offset = before.utf8.count
  }
}

extension TextPlace: Comparable {
  /// Whether a place comes first.
  package static func < (a: TextPlace, b: TextPlace) -> Bool { a.offset < b.offset }
}

extension TextPlace: CustomStringConvertible {
  /// Line and column.
  package var description: String { "line \(line), column \(column)" }
}
