/// Takes a Swift source apart into words; what is no Swift becomes symbols.
struct Lexer {
  private let bytes: [UInt8]
  private var place = 0
  private var found: [Token] = []
  private var isAtLineStart = true

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func tokens() -> [Token] {
    while place < bytes.count { scanOne() }
    return found
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    place + offset < bytes.count ? bytes[place + offset] : nil
  }

  private func has(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { wanted in
      place + wanted.count <= bytes.count
        && bytes[place..<place + wanted.count].elementsEqual(wanted)
    }
  }

  private mutating func add(_ kind: Token.Kind, from start: Int) {
    found.append(Token(kind: kind, range: start..<place, startsLine: isAtLineStart))
    isAtLineStart = false
  }

  private mutating func scanOne() {
    let start = place
    switch bytes[place] {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      isAtLineStart = true
      place += 1
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0: place += 1
    case UInt8(ascii: "/") where has("//"): skipLine()
    case UInt8(ascii: "/") where has("/*"): skipComment()
    case UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "/"):
      scanLiteralOrSymbol()
    case UInt8(ascii: "`"):
      repeat { place += 1 } while byte().map { $0 != UInt8(ascii: "`") } ?? false
      place = min(place + 1, bytes.count)
      add(.word, from: start)
    case let first where first.isDigit: scanNumber()
    case let first where first.isNameByte:
      skipName()
      add(.word, from: start)
    default:
      place += 1
      add(.symbol, from: start)
    }
  }

  private mutating func skipLine() {
    while let next = byte(), next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") { place += 1 }
  }

  /// Comments stand in comments.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if has("/*") {
        depth += 1
        place += 2
      } else if has("*/") {
        depth -= 1
        place += 2
      } else {
        if byte() == UInt8(ascii: "\n") { isAtLineStart = true }
        place += 1
      }
    } while depth > 0 && place < bytes.count
  }

  private mutating func skipName() {
    while let next = byte(), next.isNameByte { place += 1 }
  }

  private mutating func scanNumber() {
    let start = place
    skipName()
    // A point is the number's only before a digit: 1...3 and 1.description are none.
    if byte() == UInt8(ascii: "."), byte(1)?.isDigit ?? false {
      place += 1
      skipName()
    }
    if let last = bytes[start..<place].last, last == UInt8(ascii: "e") || last == UInt8(ascii: "E"),
      byte() == UInt8(ascii: "-") || byte() == UInt8(ascii: "+")
    {
      place += 1
      skipName()
    }
    add(.number, from: start)
  }

  /// Strings, regular expressions, directives; a number sign or a slash alone is a symbol.
  private mutating func scanLiteralOrSymbol() {
    let start = place
    while byte() == UInt8(ascii: "#") { place += 1 }
    let signs = place - start
    if byte() == UInt8(ascii: "\"") {
      skipString(signs: signs)
      add(.literal, from: start)
    } else if byte() == UInt8(ascii: "/"), skipExpression(signs: signs) {
      add(.literal, from: start)
    } else if signs == 1, byte()?.isNameByte ?? false {
      skipName()
      add(.directive, from: start)
    } else {
      place = start + 1
      add(.symbol, from: start)
    }
  }

  /// From the first quote to behind the last.
  private mutating func skipString(signs: Int) {
    let isLong = has("\"\"\"")
    place += isLong ? 3 : 1
    while let next = byte() {
      if next == UInt8(ascii: "\\"), hasSigns(signs, after: 1) {
        place += 1 + signs
        if byte() == UInt8(ascii: "(") { skipInterpolation() } else { place += 1 }
      } else if next == UInt8(ascii: "\""), !isLong || has("\"\"\""),
        hasSigns(signs, after: isLong ? 3 : 1)
      {
        place += (isLong ? 3 : 1) + signs
        return
      } else if next == UInt8(ascii: "\n"), !isLong {
        return
      } else {
        place += 1
      }
    }
    place = min(place, bytes.count)
  }

  private func hasSigns(_ count: Int, after offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  /// From the bracket that opens to behind the one that closes: whole words, which may be strings.
  private mutating func skipInterpolation() {
    let before = (found, isAtLineStart)
    var depth = 0
    repeat {
      let next = bytes[place]
      if next == UInt8(ascii: "(") { depth += 1 }
      if next == UInt8(ascii: ")") { depth -= 1 }
      scanOne()
    } while depth > 0 && place < bytes.count
    (found, isAtLineStart) = before
  }

  /// A regular expression, where one can stand and one ends on the line.
  private mutating func skipExpression(signs: Int) -> Bool {
    let canBegin =
      found.last.map { $0.kind == .symbol && !")]}".utf8.contains(bytes[$0.range.lowerBound]) }
      ?? true
    guard signs > 0 || canBegin && byte(1).map({ $0 != UInt8(ascii: " ") }) ?? false else {
      return false
    }
    var end = place + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
      if bytes[end] == UInt8(ascii: "\\") {
        end += 2
        continue
      }
      if bytes[end] == UInt8(ascii: "/"), hasSigns(signs, after: end + 1 - place) {
        place = end + 1 + signs
        return true
      }
      end += 1
    }
    return false
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether it can be part of a name; all that is not ASCII can.
  fileprivate var isNameByte: Bool {
    isDigit || self >= 0x80 || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
  }
}
