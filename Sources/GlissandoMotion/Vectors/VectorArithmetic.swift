/// A value that can be added, subtracted and scaled, so that motion can be computed with it.
///
/// Conform the `AnimatableData` of your own ``Animatable`` types to this protocol. Addition must be
/// associative to rounding, and `zero` neutral. A type whose length varies (an array, say) treats
/// what is missing as zero; see ``AnimatableSeries``.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by a number.
  ///
  /// - Parameter rhs: The factor. The engine passes finite factors only.
  mutating func scale(by rhs: Double)

  /// The dot product of the value with itself, never negative.
  ///
  /// The engine reads it to decide when a spring has come to rest.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Returns the value with each component multiplied by a number.
  @inlinable
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Moves this value along the straight line towards another.
  ///
  /// - Parameters:
  ///   - other: The value at an amount of 1.
  ///   - amount: 0 leaves the value alone, 1 makes it `other`; outside [0, 1] the line goes on.
  @inlinable
  public mutating func interpolate(towards other: Self, amount: Double) {
    // self + (other - self) * amount, in place, so that a vector of arrays makes one copy.
    var interval = other
    interval -= self
    interval.scale(by: amount)
    self += interval
  }

  /// Returns the value on the straight line from this value to another.
  ///
  /// - Parameters:
  ///   - other: The value at an amount of 1.
  ///   - amount: 0 gives this value, 1 gives `other`; outside [0, 1] the line goes on.
  @inlinable
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }
}
