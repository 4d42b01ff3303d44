/// A text that is read, as bytes, with what all languages ask of it.
package struct SourceText: Sendable {
  package let text: String
  /// The text in UTF-8, up to `longestText` bytes.
  let bytes: [UInt8]

  /// Nobody writes longer texts by hand; what follows is not read.
  static let longestText = 1 << 18

  package init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8.prefix(Self.longestText))
  }

  /// The text of a range of bytes; bytes that make no character appear as U+FFFD.
  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The place of a byte.
  func place(_ offset: Int) -> TextPlace { TextPlace(offset: offset, in: text) }

  /// An error about a range of bytes.
  func error(
    at offset: Int, _ message: String, allowed: String, suggestion: String? = nil
  ) -> NotationError {
    NotationError(
      place: place(offset), message: message, allowed: allowed, suggestion: suggestion)
  }

  /// A range of bytes in quotation marks, short enough for a message; the end of the text where the
  /// range is empty.
  func quoted(_ range: Range<Int>) -> String {
    guard !range.isEmpty else { return "the end of the text" }
    let line = string(range).split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return line.count > 40 ? "“\(line.prefix(39))…”" : "“\(line)”"
  }
}
