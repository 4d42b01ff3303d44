// What many measurements say together.

extension [Double] {
  /// The value below which a part of all lies, [0, 1]; not a number of none.
  ///
  /// - Complexity: O(*n* log *n*)
  package func quantile(_ part: Double) -> Double {
    guard !isEmpty else { return .nan }
    return sorted()[Swift.min(Int(Double(count) * part), count - 1)]
  }

  /// The value in the middle.
  package var median: Double { quantile(0.5) }
}
