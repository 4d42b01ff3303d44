/// A text that is read, as bytes, with what all languages ask of it.
package struct SourceText: Sendable {
  package let text: String
  /// The text in UTF-8, up to `longestText` bytes.
  let bytes: [UInt8]
  /// Where lines begin, in bytes.
  private let lineStarts: [Int]

  /// Nobody writes longer texts by hand; what follows is not read.
  static let longestText = 1 << 18

  package init(_ text: String) {
    self.text = text
    let bytes = Array(text.utf8.prefix(Self.longestText))
    self.bytes = bytes
    var starts = [0]
    for index in bytes.indices {
      let isReturn = bytes[index] == 0x0D
      // A carriage return with its line feed ends one line.
      let hasFeed = index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if bytes[index] == 0x0A || isReturn && !hasFeed { starts.append(index + 1) }
    }
    lineStarts = starts
  }

  /// The text of a range of bytes; bytes that make no character appear as U+FFFD.
  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// A range of bytes as a text of its own, with blanks before it that keep the places right.
  func part(_ range: Range<Int>) -> SourceText {
    SourceText(String(repeating: " ", count: range.lowerBound) + string(range))
  }

  /// The place of a byte; the end of the text for what lies behind it.
  ///
  /// - Complexity: O(log *n*) in the lines, and O(*n*) in the bytes of its line.
  func place(_ offset: Int) -> TextPlace {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let before = bytes[lineStarts[low]..<offset]
    // Whoever has such a line does not count what seems to be one character.
    let count =
      before.count > Self.longestLine
      ? before.count : String(decoding: before, as: UTF8.self).count
    return TextPlace(line: low + 1, column: count + 1, offset: offset)
  }

  private static let longestLine = 4096

  /// An error at a byte.
  func error(
    at offset: Int, _ message: String, allowed: String, suggestion: String? = nil
  ) -> NotationError {
    NotationError(
      place: place(offset), message: message, allowed: allowed, suggestion: suggestion)
  }

  /// An error about a range of bytes, which the message begins with.
  func error(
    about range: Range<Int>, _ problem: String, allowed: String, suggestion: String? = nil
  ) -> NotationError {
    error(
      at: range.lowerBound, "\(quoted(range)) \(problem)", allowed: allowed,
      suggestion: suggestion)
  }

  /// An error about a word that is none of those there are; the nearest of them is suggested.
  ///
  /// - Parameters:
  ///   - word: What stands there; nil where that is no word.
  ///   - problem: What it is: “no curve of niri”.
  ///   - allowed: What is allowed; nil for the words.
  func unknown(
    _ word: String?, at range: Range<Int>, _ problem: String = "unknown", among words: [String],
    allowed: String? = nil
  ) -> NotationError {
    error(
      about: range, "is \(problem)", allowed: allowed ?? words.joined(separator: ", "),
      suggestion: word.flatMap { NearestWord.find($0, among: words) })
  }

  /// A range of bytes in quotation marks, short enough for a message; the end of the text where the
  /// range is empty.
  func quoted(_ range: Range<Int>) -> String {
    guard !range.isEmpty else { return "the end of the text" }
    let line = string(range).split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return line.count > 40 ? "“\(line.prefix(39))…”" : "“\(line)”"
  }
}
