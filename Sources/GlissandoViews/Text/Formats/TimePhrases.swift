// Lengths of time as a clock shows them, and in words.

/// A length of time as a clock shows it.
enum ClockPattern {
  /// Such as "2:15" or "1:02:15".
  ///
  /// - Parameters:
  ///   - seconds: The length, 0 or more.
  ///   - hasHours: Whether hours are a field of their own; else minutes go beyond 59.
  ///   - isPadded: Whether the first field has two digits too.
  static func string(of seconds: Int, hasHours: Bool, isPadded: Bool = false) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    func first(_ number: Int) -> String { isPadded ? two(number) : "\(number)" }
    let minutes = seconds / 60
    if hasHours, minutes >= 60 {
      return "\(first(minutes / 60)):\(two(minutes % 60)):\(two(seconds % 60))"
    }
    return "\(first(minutes)):\(two(seconds % 60))"
  }
}

/// Lengths of time in words: "3 minutes, 42 seconds".
enum UnitPhrase {
  /// The first few numbers that are not zero, with their units; of nothing but zeros the last.
  static func string(_ parts: [(number: Int, unit: String)], count: Int) -> String {
    let shown = parts.filter { $0.number != 0 }.prefix(max(count, 1))
    let all = shown.isEmpty ? parts.suffix(1) : shown
    return all.map { "\($0.number) \($0.unit)\($0.number == 1 ? "" : "s")" }
      .joined(separator: ", ")
  }
}
