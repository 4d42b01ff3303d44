// Numbers that become whole ones, such as pixels, whatever they are.

extension FixedWidthInteger {
  /// The whole part of a number, or the nearest that there is; 0 for what is not a number.
  ///
  /// The library's own conversion ends the program where the number does not fit.
  package init(clamping value: Double) {
    self = Self(exactly: value.rounded(.towardZero)) ?? (value > 0 ? .max : value < 0 ? .min : 0)
  }
}

extension Int {
  /// A length or coordinate of a device: the whole part of a number, between -2³⁰ and 2³⁰; 0 for what is
  /// not a number.
  ///
  /// No surface is so large, sums of a few fit into 32 bits of a product's half, and products into 64.
  package init(pixels value: Double) {
    let greatest = 1_073_741_824.0
    // In this order, what is not a number becomes the lower bound of `max`.
    self = value.isNaN ? 0 : Int(Swift.max(-greatest, Swift.min(value, greatest)))
  }
}
