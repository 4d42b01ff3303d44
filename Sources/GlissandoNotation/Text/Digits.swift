import Foundation

/// Numbers as people write them: never with an exponent, never with digits that say nothing.
enum Digits {
  /// The shortest text that is read back as the same number.
  static func exact(_ value: Double) -> String {
    plain("\(value)")
  }

  /// The shortest text with so many significant digits.
  static func significant(_ value: Double, _ digits: Int = 9) -> String {
    guard value != 0, value.isFinite else { return exact(value) }
    let places = digits - 1 - Int(log10(abs(value)).rounded(.down))
    return rounded(value, places: min(max(places, 0), 300))
  }

  /// The shortest text with so many places behind the point.
  static func rounded(_ value: Double, places: Int) -> String {
    guard value.isFinite else { return exact(value) }
    var text = String(format: "%.\(places)f", value)
    if text.contains(".") {
      while text.last == "0" { text.removeLast() }
      if text.last == "." { text.removeLast() }
    }
    return text == "-0" ? "0" : text
  }

  /// Seconds in whole milliseconds.
  static func milliseconds(_ seconds: Double) -> String { rounded(seconds * 1000, places: 0) }

  /// A number as a single-precision literal of Kotlin or C: `0.5f`.
  static func float(_ value: Double) -> String {
    plain("\(Float(value))") + "f"
  }

  /// With a point, as languages want it that tell whole numbers from others: `1.0`.
  static func withPoint(_ text: String) -> String {
    text.contains(".") ? text : text + ".0"
  }

  /// Without an exponent, and without a fraction of zero.
  private static func plain(_ text: String) -> String {
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...])
    else { return text.hasSuffix(".0") ? String(text.dropLast(2)) : text }
    let isNegative = text.first == "-"
    let mantissa = text[..<mark].drop { $0 == "-" }
    let digits = mantissa.filter { $0 != "." }
    let wholeCount =
      (mantissa.firstIndex(of: ".").map { mantissa.distance(from: mantissa.startIndex, to: $0) }
        ?? mantissa.count) + exponent
    var result: String
    if wholeCount <= 0 {
      result = "0." + String(repeating: "0", count: -wholeCount) + digits
    } else if wholeCount >= digits.count {
      result = digits + String(repeating: "0", count: wholeCount - digits.count)
    } else {
      result = digits.prefix(wholeCount) + "." + digits.dropFirst(wholeCount)
    }
    if result.contains(".") {
      while result.last == "0" { result.removeLast() }
      if result.last == "." { result.removeLast() }
    }
    return (isNegative ? "-" : "") + result
  }
}
