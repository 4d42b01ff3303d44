import Foundation

/// One figure beside its floor.
struct Row: Codable {
  /// Which benchmark, and what of it.
  var name: String
  /// What was measured.
  var value: Double
  /// The value's unit.
  var unit: String
  /// What the floor costs in the same unit; nil for figures that are limited by themselves.
  var floor: Double?
  /// The most that is allowed: of the ratio where there is a floor, else of the value.
  var limit: Double?

  /// The value over the floor.
  var ratio: Double? { floor.map { value / $0 } }

  /// Whether the figure keeps its limit.
  var isWithinLimit: Bool { limit.map { (ratio ?? value) <= $0 } ?? true }

  /// The table's first line.
  static var heading: String {
    columns("benchmark", "value", "unit", "floor", "ratio", "limit", "")
  }

  /// The row as a line of the table.
  var line: String {
    func text(_ number: Double?) -> String {
      number.map { String(format: "%.3f", $0) } ?? "–"
    }
    return Self.columns(
      name, text(value), unit, text(floor), text(ratio), text(limit),
      isWithinLimit ? "" : "beyond its limit")
  }

  private static func columns(_ texts: String...) -> String {
    let widths = [32, 12, 8, 12, 8, 8, 0]
    return zip(texts, widths).enumerated().map { index, column in
      let (text, width) = column
      let space = String(repeating: " ", count: max(0, width - text.count))
      // Numbers to the right, words to the left.
      return index == 0 || index == 2 || index == 6 ? text + space : space + text
    }.joined(separator: " ")
  }
}
