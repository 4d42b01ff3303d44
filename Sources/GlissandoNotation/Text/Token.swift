/// The smallest part of a text that means something.
struct Token: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A name.
    case word
    /// A number, and what stands right behind it: a unit or a mark of its type.
    case number(Double, unit: String)
    /// A string without its quotation marks.
    case string(String)
    /// A single character of ASCII, or the first byte of one that is not.
    case symbol(UInt8)
    case end
  }

  let kind: Kind
  let range: Range<Int>
  /// Whether a line has ended between the token before and this one.
  let beginsLine: Bool

  func isSymbol(_ symbol: Unicode.Scalar) -> Bool {
    kind == .symbol(UInt8(truncatingIfNeeded: symbol.value))
  }

  /// Whether it says something by itself: a word, a number or a string.
  var isValue: Bool {
    switch kind {
    case .word, .number, .string: true
    case .symbol, .end: false
    }
  }

  var isNumber: Bool {
    if case .number = kind { true } else { false }
  }
}
