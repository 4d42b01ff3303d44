import Foundation

// Messages for a log, with values in them.

/// Who may read a value in a message.
public struct OSLogPrivacy: Hashable, Sendable {
  /// What stands in the place of a value that nobody may read.
  public enum Mask: Hashable, Sendable {
    /// A number by which equal values are known.
    case hash
    /// Nothing.
    case none
  }

  fileprivate let isShown: Bool
  fileprivate var mask = Mask.none

  /// Whoever sees it.
  public static let auto = OSLogPrivacy(isShown: true)
  /// Everybody.
  public static let `public` = OSLogPrivacy(isShown: true)
  /// Nobody.
  public static let `private` = OSLogPrivacy(isShown: false)
  /// Nobody.
  public static let sensitive = OSLogPrivacy(isShown: false)
  /// Whoever sees it.
  public static func auto(mask: Mask) -> OSLogPrivacy { auto }
  /// Nobody.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(isShown: false, mask: mask)
  }
  /// Nobody.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { `private`(mask: mask) }

  fileprivate func text(_ value: String) -> String {
    if isShown { return value }
    return mask == .hash ? "<mask.hash: \(value.hashValue)>" : "<private>"
  }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  fileprivate var radix = 10
  fileprivate var prefix = ""
  fileprivate var hasSign = false
  fileprivate var isUppercase = false

  /// In the usual way.
  public static var decimal: Self { Self() }
  /// In the usual way, with a sign or filled up.
  public static func decimal(explicitPositiveSign: Bool = false) -> Self {
    Self(hasSign: explicitPositiveSign)
  }
  /// By sixteens.
  public static var hex: Self { Self(radix: 16) }
  /// By sixteens.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> Self {
    Self(
      radix: 16, prefix: includePrefix ? "0x" : "", hasSign: explicitPositiveSign,
      isUppercase: uppercase)
  }
  /// By eights.
  public static var octal: Self { Self(radix: 8) }

  fileprivate func text<T: BinaryInteger>(_ value: T) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
    return (value < 0 ? "-" : hasSign ? "+" : "") + prefix + digits
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  fileprivate let format: String

  /// With six digits behind the point.
  public static var fixed: Self { fixed(precision: 6) }
  /// With so many digits behind the point.
  public static func fixed(precision: Int, explicitPositiveSign: Bool = false) -> Self {
    Self(format: "%\(explicitPositiveSign ? "+" : "").\(Swift.max(0, precision))f")
  }
  /// By powers of ten.
  public static var exponential: Self { Self(format: "%e") }
  /// As is shorter.
  public static var hybrid: Self { Self(format: "%g") }
}

/// How wide a value is at least.
public struct OSLogStringAlignment: Sendable {
  fileprivate var columns = 0
  fileprivate var isRight = false

  /// As wide as it is.
  public static var none: Self { Self() }
  /// Spaces before it.
  public static func right(columns: Int) -> Self { Self(columns: columns, isRight: true) }
  /// Spaces behind it.
  public static func left(columns: Int) -> Self { Self(columns: columns) }

  fileprivate func text(_ value: String) -> String {
    let space = String(repeating: " ", count: Swift.max(0, columns - value.count))
    return isRight ? space + value : value + space
  }
}

/// A message with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  let text: String

  /// Takes a text as it is.
  public init(stringLiteral value: String) { text = value }
  /// Takes a text with values in it.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }

  /// A text whose places are filled with values, one after the other.
  static func filled(_ format: String, with values: [Any]) -> String {
    var rest = values[...]
    var result = ""
    var place: String?
    for character in format {
      guard let open = place else {
        if character == "%" { place = "%" } else { result.append(character) }
        continue
      }
      place = open + String(character)
      // What is in braces says who may read the value.
      if open.contains("{"), !open.contains("}") { continue }
      if character == "%", open == "%" {
        result.append("%")
        place = nil
      } else if character == "@" || character.isLetter, !"hlqLzjt".contains(character) {
        result += rest.popFirst().map { filled(place ?? "", with: $0) } ?? ""
        place = nil
      }
    }
    return result
  }

  private static func filled(_ place: String, with value: Any) -> String {
    let parts = place.split(separator: "}", maxSplits: 1)
    if parts.count == 2, parts[0].contains("private") { return "<private>" }
    let format = "%" + (parts.count == 2 ? parts[1] : place.dropFirst())
    switch value {
    case let value as Double where format.last.map("fFeEgG".contains) == true:
      return String(format: format, value)
    default: return "\(value)"
    }
  }
}

/// Puts values into a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  fileprivate var text = ""

  /// Begins a message.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity)
  }

  /// Adds a text.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value.
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.text(align.text("\(value())"))
  }

  /// Adds a whole number.
  public mutating func appendInterpolation<T: BinaryInteger>(
    _ number: @autoclosure () -> T, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.text(align.text(format.text(number())))
  }

  /// Adds a number with a fraction.
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ number: @autoclosure () -> T, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.text(align.text(String(format: format.format, Double(number()))))
  }
}
