// Numbers in descriptions and in hashes.

extension Double {
  /// The number with at most four decimals and without trailing zeros, for descriptions.
  ///
  /// Negative zero prints as `0`. What is not finite prints as Swift prints it.
  package var shortText: String {
    guard isFinite, abs(self) < 1e15 else { return "\(self)" }
    let decimals = 10_000.0
    let rounded = (self * decimals).rounded() / decimals
    let whole = rounded.rounded(.towardZero)
    if whole == rounded { return "\(Int64(whole))" }
    return "\(rounded)"
  }

  /// The number in units of 1/1024, rounded to the nearest, as hashes of display lists use it.
  ///
  /// Mathematical libraries differ in the last bit, so a hash over plain numbers would tell
  /// machines apart. What is not finite or does not fit becomes `Int64.min`.
  package var in1024ths: Int64 {
    let scaled = (self * 1024).rounded()
    guard abs(scaled) < 9e18 else { return .min }
    return Int64(scaled)
  }
}
