import Foundation

/// Takes a text apart into tokens; every text has some.
///
/// - Complexity: O(*n*) in the bytes of the text.
struct Tokenizer {
  /// In what languages differ.
  struct Style: Hashable, Sendable {
    /// Whether `cubic-bezier` is one name.
    var hasHyphenatedWords = false
    /// Whether `#` begins a comment up to the end of the line.
    var hasHashComments = false
    /// Whether `//` begins a comment up to the end of the line.
    var hasSlashComments = true

    static let code = Style()
    static let css = Style(hasHyphenatedWords: true, hasSlashComments: false)
    static let kdl = Style(hasHyphenatedWords: true)
    static let configuration = Style(hasHyphenatedWords: true, hasHashComments: true)
  }

  private let source: SourceText
  private let style: Style
  private var position = 0
  private var beginsLine = true

  private init(_ source: SourceText, style: Style) {
    self.source = source
    self.style = style
  }

  /// The tokens of a text, the last of them its end.
  static func tokens(_ source: SourceText, style: Style = .code) -> [Token] {
    var tokenizer = Tokenizer(source, style: style)
    var tokens: [Token] = []
    repeat { tokens.append(tokenizer.next()) } while tokens.last?.kind != .end
    return tokens
  }

  private mutating func next() -> Token {
    skipBlank()
    defer { beginsLine = false }
    guard let byte = byte() else { return token(.end, from: position) }
    let start = position
    if Self.isDigit(byte) || (byte == UInt8(ascii: ".") && beginsFraction) { return number() }
    if Self.isWordStart(byte) || (style.hasHyphenatedWords && beginsCustomName) { return word() }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return string(quote: byte)
    case UInt8(ascii: "`"): return quotedWord()
    default:
      position += 1
      return token(.symbol(byte), from: start)
    }
  }

  private func token(_ kind: Token.Kind, from start: Int) -> Token {
    Token(kind: kind, range: start..<position, beginsLine: beginsLine)
  }

  private func byte(_ ahead: Int = 0) -> UInt8? {
    let index = position + ahead
    return index < source.bytes.count ? source.bytes[index] : nil
  }

  private func isNext(_ text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= source.bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy {
      source.bytes[position + $0] == text.utf8Start[$0]
    }
  }

  // MARK: - Blanks

  private mutating func skipBlank() {
    while let byte = byte() {
      if byte == 0x0A || byte == 0x0D {
        beginsLine = true
        position += 1
      } else if byte == 0x20 || byte == 0x09 {
        position += 1
      } else if byte == 0xC2, self.byte(1) == 0xA0 {
        position += 2
      } else if byte == 0xEF, self.byte(1) == 0xBB, self.byte(2) == 0xBF {
        // The mark that some editors put before a text.
        position += 3
      } else if isNext("/*") {
        skipBlockComment()
      } else if style.hasSlashComments && isNext("//")
        || style.hasHashComments && byte == UInt8(ascii: "#")
      {
        while let byte = self.byte(), byte != 0x0A, byte != 0x0D { position += 1 }
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() {
    position += 2
    while position < source.bytes.count, !isNext("*/") { position += 1 }
    position = min(position + 2, source.bytes.count)
  }

  // MARK: - Words

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isWordStart(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  /// `--name`, as CSS has it.
  private var beginsCustomName: Bool {
    byte() == UInt8(ascii: "-") && byte(1) == UInt8(ascii: "-")
      && byte(2).map(Self.isWordStart) == true
  }

  private mutating func word() -> Token {
    let start = position
    while let byte = byte(),
      Self.isWordStart(byte) || Self.isDigit(byte)
        || style.hasHyphenatedWords && byte == UInt8(ascii: "-")
    {
      position += 1
    }
    return token(.word, from: start)
  }

  /// A word in back quotes, which a language would else read as one of its own.
  private mutating func quotedWord() -> Token {
    let start = position
    position += 1
    while let byte = byte(), Self.isWordStart(byte) || Self.isDigit(byte) { position += 1 }
    guard byte() == UInt8(ascii: "`"), position > start + 1 else {
      position = start + 1
      return token(.symbol(UInt8(ascii: "`")), from: start)
    }
    position += 1
    return token(.word, from: start)
  }

  // MARK: - Strings

  /// A string up to its quotation mark, or to the end of the line where that is missing.
  private mutating func string(quote: UInt8) -> Token {
    let start = position
    position += 1
    var content: [UInt8] = []
    while let byte = byte(), byte != 0x0A, byte != 0x0D {
      position += 1
      if byte == quote {
        return token(.string(String(decoding: content, as: UTF8.self)), from: start)
      }
      if byte == UInt8(ascii: "\\"), let escaped = self.byte() {
        position += 1
        content.append(escaped)
      } else {
        content.append(byte)
      }
    }
    position = start + 1
    return token(.symbol(quote), from: start)
  }

  // MARK: - Numbers

  private var beginsFraction: Bool { byte(1).map(Self.isDigit) == true }

  private mutating func number() -> Token {
    let start = position
    if isNext("0x") || isNext("0X"), let value = hexadecimal() {
      return token(.number(value, unit: ""), from: start)
    }
    skipDigits()
    if byte() == UInt8(ascii: "."), beginsFraction {
      position += 1
      skipDigits()
    }
    skipExponent()
    let digits = source.bytes[start..<position].filter { $0 != UInt8(ascii: "_") }
    // What is too large is infinite, which whoever reads it refuses.
    let value = Double(String(decoding: digits, as: UTF8.self)) ?? .infinity
    let unitStart = position
    if byte() == UInt8(ascii: "%") {
      position += 1
    } else {
      while let byte = byte(), Self.isWordStart(byte) || Self.isDigit(byte) { position += 1 }
    }
    return token(.number(value, unit: source.string(unitStart..<position)), from: start)
  }

  private mutating func skipDigits() {
    while let byte = byte(), Self.isDigit(byte) || byte == UInt8(ascii: "_") { position += 1 }
  }

  private mutating func skipExponent() {
    guard let letter = byte(), letter | 0x20 == UInt8(ascii: "e") else { return }
    let isSigned = byte(1) == UInt8(ascii: "-") || byte(1) == UInt8(ascii: "+")
    guard byte(isSigned ? 2 : 1).map(Self.isDigit) == true else { return }
    position += isSigned ? 2 : 1
    skipDigits()
  }

  private mutating func hexadecimal() -> Double? {
    let start = position
    position += 2
    while let byte = byte(), byte == UInt8(ascii: "_") || Character(Unicode.Scalar(byte)).isHexDigit
    {
      position += 1
    }
    let digits = source.bytes[start + 2..<position].filter { $0 != UInt8(ascii: "_") }
    if let value = UInt64(String(decoding: digits, as: UTF8.self), radix: 16) {
      return Double(value)
    }
    position = start
    return nil
  }
}
