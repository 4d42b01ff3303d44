public import Foundation

// Numbers as vectors.

extension Double: VectorArithmetic, Animatable {
  /// Multiplies the number by another.
  @inlinable
  public mutating func scale(by rhs: Double) { self *= rhs }

  /// The square of the number.
  @inlinable
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic, Animatable {
  /// Multiplies the number by another; the product is rounded to single precision once.
  @inlinable
  public mutating func scale(by rhs: Double) { self = Float(Double(self) * rhs) }

  /// The square of the number, in double precision.
  @inlinable
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension CGFloat: VectorArithmetic, Animatable {
  /// Multiplies the number by another.
  @inlinable
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

  /// The square of the number.
  @inlinable
  public var magnitudeSquared: Double { Double(self * self) }
}
