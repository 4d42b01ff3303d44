public import Foundation

/// The characters of a text as they are written in a program, with values in between.
///
/// SwiftUI: nothing is looked up in a table of translations, and nothing is read as Markdown.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let pieces: [Text.Piece]

  /// Takes a string as it is.
  public init(_ value: String) { pieces = [Text.Piece(string: value)] }

  /// Takes a literal as it is.
  public init(stringLiteral value: String) { self.init(value) }

  /// Takes a literal with values in between.
  public init(stringInterpolation: StringInterpolation) {
    pieces =
      stringInterpolation.pieces.isEmpty
      ? [Text.Piece(string: "")] : stringInterpolation.pieces
  }

  /// Joins the characters and values of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Text.Piece] = []

    /// Begins a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds characters.
    public mutating func appendLiteral(_ literal: String) {
      guard !literal.isEmpty else { return }
      append(Text.Piece(string: literal))
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { appendLiteral(string) }

    /// Adds a value as `print` would show it.
    public mutating func appendInterpolation<T>(_ value: T) {
      appendLiteral(String(describing: value))
    }

    /// Adds a number by a format of `printf`: `"\(angle, specifier: "%.1f")"`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      appendLiteral(String(format: specifier, value))
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      appendLiteral(format.format(input))
    }

    /// Adds a text with its own look.
    public mutating func appendInterpolation(_ text: Text) {
      for piece in text.pieces { append(piece) }
    }

    private mutating func append(_ piece: Text.Piece) {
      if let last = pieces.last, last.traits == piece.traits {
        pieces[pieces.count - 1].string += piece.string
      } else {
        pieces.append(piece)
      }
    }
  }
}
