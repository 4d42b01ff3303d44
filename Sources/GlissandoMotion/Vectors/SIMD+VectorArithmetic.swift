// SwiftUI: leaves SIMD vectors to its users. The standard library gives them `+`, `-`, `zero`
// and `==` but not the conformance, which is stated here once for all widths that charts, colours
// and positions use.

extension SIMD2: @retroactive AdditiveArithmetic where Scalar: BinaryFloatingPoint {}

extension SIMD2: VectorArithmetic, Animatable where Scalar: BinaryFloatingPoint {
  /// Multiplies every lane by a number.
  @inlinable
  public mutating func scale(by rhs: Double) { self *= Scalar(rhs) }

  /// The sum of the squared lanes.
  @inlinable
  public var magnitudeSquared: Double { Double((self * self).sum()) }
}

extension SIMD3: @retroactive AdditiveArithmetic where Scalar: BinaryFloatingPoint {}

extension SIMD3: VectorArithmetic, Animatable where Scalar: BinaryFloatingPoint {
  /// Multiplies every lane by a number.
  @inlinable
  public mutating func scale(by rhs: Double) { self *= Scalar(rhs) }

  /// The sum of the squared lanes.
  @inlinable
  public var magnitudeSquared: Double { Double((self * self).sum()) }
}

extension SIMD4: @retroactive AdditiveArithmetic where Scalar: BinaryFloatingPoint {}

extension SIMD4: VectorArithmetic, Animatable where Scalar: BinaryFloatingPoint {
  /// Multiplies every lane by a number.
  @inlinable
  public mutating func scale(by rhs: Double) { self *= Scalar(rhs) }

  /// The sum of the squared lanes.
  @inlinable
  public var magnitudeSquared: Double { Double((self * self).sum()) }
}

extension SIMD8: @retroactive AdditiveArithmetic where Scalar: BinaryFloatingPoint {}

extension SIMD8: VectorArithmetic, Animatable where Scalar: BinaryFloatingPoint {
  /// Multiplies every lane by a number.
  @inlinable
  public mutating func scale(by rhs: Double) { self *= Scalar(rhs) }

  /// The sum of the squared lanes.
  @inlinable
  public var magnitudeSquared: Double { Double((self * self).sum()) }
}

extension SIMD16: @retroactive AdditiveArithmetic where Scalar: BinaryFloatingPoint {}

extension SIMD16: VectorArithmetic, Animatable where Scalar: BinaryFloatingPoint {
  /// Multiplies every lane by a number.
  @inlinable
  public mutating func scale(by rhs: Double) { self *= Scalar(rhs) }

  /// The sum of the squared lanes.
  @inlinable
  public var magnitudeSquared: Double { Double((self * self).sum()) }
}
