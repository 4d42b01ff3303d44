/// How many values the aliases of a YAML text stand for, found before they are replaced.
///
/// Ten lines of aliases of aliases can stand for billions of values, which a reader of YAML makes one by one
/// as soon as one of them is a key. This follows just so much of the format as tells where a node with
/// an anchor ends: indentation, brackets, quotes, comments and block scalars.
package enum AliasExpansion {
  /// The values that aliases may stand for in one text.
  package static let limit = 250_000

  /// The line, from 1 on, whose alias goes beyond the limit; nil where none does.
  ///
  /// - Complexity: O(*n*) in the text, times the anchors that stand in each other.
  package static func excess(in text: String) -> Int? {
    // Most texts have none.
    guard text.utf8.contains(UInt8(ascii: "*")) else { return nil }
    var scanner = AliasScanner(text)
    return scanner.excess()
  }
}

private struct AliasScanner {
  /// A node with an anchor whose end has not been met.
  private struct OpenNode {
    let name: ArraySlice<UInt8>
    /// The values in it so far.
    var count: Int
    let place: Place
    let depth: Int
  }

  /// Where a node stands in a block: lines that are not indented further end it.
  private struct Place {
    var column: Int
    /// Whether a list on the key's own column belongs to it.
    var allowsDash: Bool
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  private var depth = 0
  private var place = Place(column: -1, allowsDash: false)
  /// The column at which the present node began, which may turn out to be a key.
  private var keyColumn = 0
  private var beginsNode = true
  private var open: [OpenNode] = []
  private var counts: [ArraySlice<UInt8>: Int] = [:]
  private var added = 0

  init(_ text: String) {
    var text = text
    // Line breaks that only YAML knows.
    for mark in ["\u{FEFF}", "\u{85}", "\u{2028}", "\u{2029}"] where text.contains(mark) {
      text = text.replacing(mark, with: mark == "\u{FEFF}" ? "" : "\n")
    }
    bytes = Array(text.utf8)
  }

  mutating func excess() -> Int? {
    beginLine()
    while index < bytes.count {
      step()
      if added > AliasExpansion.limit { return line }
    }
    return nil
  }

  // MARK: Lines

  private func byte(_ offset: Int = 0) -> UInt8 {
    index + offset < bytes.count ? bytes[index + offset] : 0x0A
  }

  private var column: Int { index - lineStart }

  private static func isBlank(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0A, 0x0D].contains(byte)
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
  }

  private mutating func endLine() {
    index += byte() == 0x0D && byte(1) == 0x0A ? 2 : 1
    line += 1
    lineStart = index
  }

  /// At the beginning of a line: finds out which nodes ended before it.
  private mutating func beginLine() {
    while index < bytes.count, byte() == 0x20 { index += 1 }
    guard depth == 0, ![0x0A, 0x0D, UInt8(ascii: "#")].contains(byte()) else { return }
    let isDash = byte() == UInt8(ascii: "-") && Self.isBlank(byte(1))
    let column = column
    while let node = open.last,
      column < node.place.column
        || column == node.place.column && !(isDash && node.place.allowsDash)
    {
      close()
    }
    place = Place(column: column - 1, allowsDash: false)
    (beginsNode, keyColumn) = (true, column)
    if column == 0, bytes[index...].starts(with: "---".utf8), Self.isBlank(byte(3)) {
      index += 3
      place = Place(column: -1, allowsDash: false)
    }
  }

  // MARK: Tokens

  private mutating func step() {
    let byte = byte()
    switch byte {
    case 0x0A, 0x0D:
      endLine()
      beginLine()
    case 0x20, 0x09: index += 1
    case UInt8(ascii: "#") where index == lineStart || Self.isBlank(bytes[index - 1]): skipLine()
    case UInt8(ascii: ",") where depth > 0, UInt8(ascii: "]") where depth > 0,
      UInt8(ascii: "}") where depth > 0:
      while let node = open.last, node.depth >= depth { close() }
      if byte != UInt8(ascii: ",") { depth -= 1 }
      beginsNode = byte == UInt8(ascii: ",")
      index += 1
    case UInt8(ascii: ":") where endsKey: endKey()
    default: if beginsNode { beginNode(byte) } else { index += 1 }
    }
  }

  private func isFlow(_ byte: UInt8) -> Bool { depth > 0 && ",[]{}".utf8.contains(byte) }

  private var endsKey: Bool {
    Self.isBlank(byte(1)) || depth > 0 && (!beginsNode || isFlow(byte(1)))
  }

  private mutating func endKey() {
    index += 1
    beginsNode = true
    if depth == 0 { place = Place(column: keyColumn, allowsDash: true) }
  }

  private mutating func beginNode(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "-") where depth == 0 && Self.isBlank(self.byte(1)),
      UInt8(ascii: "?") where depth == 0 && Self.isBlank(self.byte(1)):
      place = Place(column: column, allowsDash: false)
      count(1)
      index += 1
      keyColumn = column + 1
      while self.byte() == 0x20 { index += 1 }
      keyColumn = column
    case UInt8(ascii: "?") where Self.isBlank(self.byte(1)): index += 1
    case UInt8(ascii: "&"):
      index += 1
      let name = name()
      open.append(OpenNode(name: name, count: 0, place: place, depth: depth))
    case UInt8(ascii: "*"):
      index += 1
      expand(name())
      beginsNode = false
    case UInt8(ascii: "!"): _ = name()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): skipQuoted(byte)
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      count(1)
      depth += 1
      index += 1
    case UInt8(ascii: "|") where depth == 0, UInt8(ascii: ">") where depth == 0: skipBlock()
    default:
      count(1)
      beginsNode = false
      index += 1
    }
  }

  private mutating func name() -> ArraySlice<UInt8> {
    let start = index
    while index < bytes.count, !Self.isBlank(bytes[index]), !isFlow(bytes[index]),
      !(bytes[index] == UInt8(ascii: ":") && Self.isBlank(byte(1)))
    {
      index += 1
    }
    return bytes[start..<index]
  }

  private mutating func skipQuoted(_ quote: UInt8) {
    count(1)
    beginsNode = false
    index += 1
    while index < bytes.count, bytes[index] != quote || quote == 0x27 && byte(1) == quote {
      if bytes[index] == 0x0A || bytes[index] == 0x0D {
        endLine()
      } else {
        let isEscaped = bytes[index] == quote || quote == 0x22 && bytes[index] == 0x5C
        index += isEscaped && byte(1) != 0x0A && byte(1) != 0x0D ? 2 : 1
      }
    }
    index += 1
  }

  /// Skips the lines of a block scalar, which are indented further than what it belongs to.
  private mutating func skipBlock() {
    count(1)
    beginsNode = false
    skipLine()
    while index < bytes.count {
      let before = (index, line, lineStart)
      endLine()
      while index < bytes.count, byte() == 0x20 { index += 1 }
      if column > place.column || Self.isBlank(byte()) {
        skipLine()
      } else {
        (index, line, lineStart) = before
        return
      }
    }
  }

  // MARK: Counting

  private mutating func count(_ values: Int) {
    for place in open.indices { open[place].count = min(open[place].count + values, Self.most) }
  }

  /// What needs no exact number: sums of it do not overflow.
  private static let most = 1 << 40

  private mutating func close() {
    guard let node = open.popLast() else { return }
    counts[node.name] = node.count
  }

  private mutating func expand(_ name: ArraySlice<UInt8>) {
    if counts[name] == nil, let place = open.lastIndex(where: { $0.name == name }) {
      // No node stands in itself: this one has ended.
      counts[name] = open.remove(at: place).count
    }
    let values = max(counts[name] ?? 1, 1)
    added += values
    count(values)
  }
}
