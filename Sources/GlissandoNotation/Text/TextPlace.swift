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
}

extension TextPlace: Comparable {
  /// Whether a place comes first.
  package static func < (a: TextPlace, b: TextPlace) -> Bool { a.offset < b.offset }
}

extension TextPlace: CustomStringConvertible {
  package var description: String { "line \(line), column \(column)" }
}
