import Foundation

/// One figure beside its floor.
struct Row: Encodable {
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

  /// What the limit is of.
  var limited: Double { ratio ?? value }

  /// Whether the figure keeps its limit.
  var isWithinLimit: Bool { limit.map { limited <= $0 } ?? true }

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
      limit == nil ? "" : isWithinLimit ? "kept" : "BEYOND ITS LIMIT")
  }

  private static func columns(_ texts: String...) -> String {
    let widths = [38, 11, 6, 11, 8, 8, 0]
    let line = zip(texts, widths).enumerated().map { index, column in
      let (text, width) = column
      let space = String(repeating: " ", count: max(0, width - text.count))
      // Numbers to the right, words to the left.
      return index == 0 || index == 2 || index == 6 ? text + space : space + text
    }.joined(separator: " ")
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  // MARK: Files

  private enum CodingKeys: String, CodingKey {
    case name, value, unit, floor, ratio, limit
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(value, forKey: .value)
    try container.encode(unit, forKey: .unit)
    try container.encodeIfPresent(floor, forKey: .floor)
    try container.encodeIfPresent(ratio, forKey: .ratio)
    try container.encodeIfPresent(limit, forKey: .limit)
  }
}
