public import Foundation

/// The characters of a text as they are written in a program, with values in between.
///
/// Marks for emphasis are read in what is written, not in the values: `*slanted*`, `**bold**`,
/// `~~struck~~`, `` `code` `` and `[link](address)`.
///
/// SwiftUI: nothing is looked up in a table of translations.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let pieces: [Text.Piece]

  /// Takes a string as if it were written in the program.
  public init(_ value: String) { pieces = Emphasis.pieces(of: [.literal(value)]) }

  /// Takes a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Takes a literal with values in between.
  public init(stringInterpolation: StringInterpolation) {
    pieces = Emphasis.pieces(of: stringInterpolation.parts)
  }

  /// Joins the characters and values of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Emphasis.Part] = []

    /// Begins a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds characters.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { append(string) }

    /// Adds a value as `print` would show it.
    ///
    /// SwiftUI: numbers are written there as the locale does, "1,234"; here `format: .number` does so.
    public mutating func appendInterpolation<T>(_ value: T) {
      append(String(describing: value))
    }

    /// Adds a number by a format of `printf`: `"\(angle, specifier: "%.1f")"`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(String(format: specifier, value))
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append(format.format(input))
    }

    /// Adds a value as a formatter shows it; what the formatter cannot show as `print` would.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
      append(formatter?.text(of: subject) ?? String(describing: subject))
    }

    /// Adds a date as the style shows it.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    /// Adds a text with its own look.
    public mutating func appendInterpolation(_ text: Text) {
      for piece in text.pieces { parts.append(.value(piece)) }
    }

    /// Adds a string with attributes, which it keeps.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
    }

    /// Adds a symbol, in the size and the style of the characters around it.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    private mutating func append(_ string: String) {
      parts.append(.value(Text.Piece(string: string)))
    }
  }
}
