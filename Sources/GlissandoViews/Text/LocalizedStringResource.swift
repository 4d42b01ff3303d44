public import Foundation
import GlissandoMotion

/// A text that is told to others before it is shown: its key, and what it says.
///
/// SwiftUI: Foundation has it where there are tables of translations. Here nothing is looked up: a
/// resource says its default value, or its key.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation,
  CustomStringConvertible
{
  /// What the text is looked up by.
  public let key: String
  /// What it says.
  public let defaultValue: String.LocalizationValue
  /// The table to look in.
  public let table: String?
  /// The language to say it in.
  public var locale: Locale

  /// Makes a resource whose key is what it says.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.key = keyAndValue.characters
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
  }

  /// Makes a resource with a key of its own.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
  }

  /// Takes a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Takes a literal with values in between.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// What it says.
  public var description: String { defaultValue.characters }
}

extension String {
  /// The characters of a text that is to be translated, with values in between.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    let characters: String

    /// Takes a string as if it were written in the program.
    public init(_ value: String) { characters = value }

    /// Takes a literal.
    public init(stringLiteral value: String) { characters = value }

    /// Takes a literal with values in between.
    public init(stringInterpolation: StringInterpolation) {
      characters = stringInterpolation.characters
    }

    /// Joins the characters and values of a literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var characters = ""

      /// Begins a literal.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds characters.
      public mutating func appendLiteral(_ literal: String) { characters += literal }

      /// Adds a value as `print` would show it.
      public mutating func appendInterpolation<T>(_ value: T) {
        characters += String(describing: value)
      }

      /// Adds a number by a format of `printf`.
      public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
        characters += String(format: specifier, value)
      }

      /// Adds a value in a format.
      public mutating func appendInterpolation<F: FormatStyle>(
        _ input: F.FormatInput, format: F
      ) where F.FormatOutput == String {
        characters += format.format(input)
      }
    }
  }

  /// The characters of a text that is to be translated: nothing is looked up.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.characters
  }

  /// The characters of a resource.
  public init(localized resource: LocalizedStringResource) { self = resource.description }
}

extension Text {
  /// Shows a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(verbatim: resource.description) }
}
