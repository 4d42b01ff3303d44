import Foundation
import GlissandoViews

// What the formatters of Foundation read in a field.

extension Formatter {
  /// What the formatter reads in a text; nil where that is no value of the type.
  ///
  /// An empty text is none, where a value may be missing.
  func value<Value>(in text: String) -> Value? {
    if text.isEmpty, let missing = (nil as Any?) as? Value { return missing }
    switch self {
    case let formatter as NumberFormatter: return formatter.number(from: text)?.value()
    case let formatter as DateFormatter: return formatter.date(from: text).flatMap { $0 as? Value }
    case let formatter as ISO8601DateFormatter:
      return formatter.date(from: text).flatMap { $0 as? Value }
    default:
      ViewWarning.noteUnchanged(
        by: "TextField(value:formatter:)",
        "a \(type(of: self)) reads nothing here, as formatters for numbers and for dates do")
      return nil
    }
  }
}

extension NSNumber {
  /// The number as a value of the type, where that can be exactly this; Linux casts it to no `CGFloat` and no `Decimal`.
  fileprivate func value<Value>() -> Value? {
    self as? Value ?? CGFloat(doubleValue) as? Value ?? decimalValue as? Value
  }
}
