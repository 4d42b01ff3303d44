import Foundation
import GlissandoTools

/// A number as it is shown in a field, and as somebody types it.
package struct NumberText: Sendable {
  private let traits: ParameterTraits

  /// The text of a parameter's values.
  package init(_ traits: ParameterTraits) { self.traits = traits }

  /// The most digits behind the point.
  private static let mostDigits = 4

  /// The value in as many digits as its steps have, and more where it lies between two; a large one
  /// in so many as a field has room for.
  package func string(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "–" : value > 0 ? "∞" : "−∞" }
    if abs(value) >= 99_999.5 { return large(value) }
    let digits = traits.step < 1 ? Int((-log10(traits.step)).rounded(.up)) : 0
    var text = fixed(value, digits: digits)
    // A large number needs no digits behind its point.
    let most = abs(value) >= 100 ? max(digits, 1) : Self.mostDigits
    for more in stride(from: digits + 1, through: most, by: 1)
    where abs((Double(text) ?? value) - value) > abs(value) * 1e-9 {
      text = fixed(value, digits: more)
    }
    if abs(value) > 0, Double(text) == 0 { text = String(format: "%.2g", value) }
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
  }

  /// A value of more digits than anybody reads: "394784", "1.257e9".
  private func large(_ value: Double) -> String {
    guard abs(value) >= 999_999.5 else { return value.text(places: 0) }
    let parts = String(format: "%.3e", value).split(separator: "e")
    let digits = Double(parts[0]).map { String(format: "%g", $0) } ?? ""
    let power = parts.last.flatMap { Int($0) } ?? 0
    return "\(digits)e\(power)".replacing("-", with: "−")
  }

  /// The value in three digits that say something, with its unit.
  package func brief(_ value: Double) -> String {
    guard value.isFinite else { return stringWithUnit(value) }
    guard value != 0 else { return traits.unit.isEmpty ? "0" : "0 \(traits.unit)" }
    let magnitude = pow(10, 2 - log10(abs(value)).rounded(.down))
    let rounded = (value * magnitude).rounded() / magnitude
    let text = String(format: "%g", rounded).replacing("e+0", with: "e")
      .replacing("e+", with: "e").replacing("-", with: "−")
    return traits.unit.isEmpty ? text : "\(text) \(traits.unit)"
  }

  private func fixed(_ value: Double, digits: Int) -> String {
    let text = String(format: "%.\(digits)f", value)
    return Double(text) == 0 && text.hasPrefix("-") ? String(text.dropFirst()) : text
  }

  package func stringWithUnit(_ value: Double) -> String {
    traits.unit.isEmpty ? string(value) : "\(string(value)) \(traits.unit)"
  }

  /// Why a text is not a value.
  package struct Problem: Error, Equatable, Sendable {
    /// One sentence that says what arrived and what is allowed.
    package let sentence: String
  }

  /// The value that somebody has typed: a number with a point or a comma, with or without the unit;
  /// seconds also as `ms`, numbers without a unit also as `%`.
  package func value(_ text: String) -> Result<Double, Problem> {
    let typed = text.trimmingCharacters(in: .whitespaces)
    guard !typed.isEmpty else { return .failure(problem("Nothing is typed")) }
    let (number, factor) = split(typed)
    guard let parsed = Double(number.replacing(",", with: ".")), parsed.isFinite else {
      return .failure(problem("\(quoted(typed)) is not a number"))
    }
    let value = parsed * factor
    guard traits.validRange.contains(value) else {
      return .failure(problem("\(quoted(typed)) is beyond its range"))
    }
    return .success(value)
  }

  /// What was typed, short enough for a line.
  private func quoted(_ typed: String) -> String {
    typed.count > 24 ? "“\(typed.prefix(23))…”" : "“\(typed)”"
  }

  /// The digits of what was typed, and what the unit behind them makes of them.
  private func split(_ typed: String) -> (number: String, factor: Double) {
    var number = typed.lowercased().replacing("−", with: "-")
    func consumeSuffix(_ suffix: String) -> Bool {
      guard !suffix.isEmpty, number.hasSuffix(suffix.lowercased()) else { return false }
      number = number.dropLast(suffix.count).trimmingCharacters(in: .whitespaces)
      return true
    }
    if traits.unit == "s", consumeSuffix("ms") { return (number, 0.001) }
    if traits.unit.isEmpty, consumeSuffix("%") { return (number, 0.01) }
    _ = consumeSuffix(traits.unit)
    return (number, 1)
  }

  private func problem(_ what: String) -> Problem {
    let range = traits.validRange
    let unit = traits.unit.isEmpty ? "" : " \(traits.unit)"
    return Problem(
      sentence:
        "\(what); allowed is \(bound(range.lowerBound)) to \(bound(range.upperBound))\(unit).")
  }

  /// A bound in few letters.
  private func bound(_ value: Double) -> String {
    let text =
      abs(value) >= 10_000 || (abs(value) < 0.001 && value != 0)
      ? String(format: "%g", value) : String(format: "%.6g", value)
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
  }
}
