/// Any number of vectors of any types as one.
@frozen
public struct AnimatableValues<each Value>: VectorArithmetic, Animatable
where repeat each Value: VectorArithmetic {
  /// The type that describes the part that moves: the values themselves.
  public typealias AnimatableData = AnimatableValues<repeat each Value>

  /// The vectors.
  public var value: (repeat each Value)

  /// Creates a vector from its parts.
  @inlinable
  public init(_ value: repeat each Value) {
    self.value = (repeat each value)
  }

  /// Zeros throughout.
  @inlinable
  public static var zero: AnimatableValues {
    AnimatableValues(repeat (each Value).zero)
  }

  /// Adds the second vector to the first, part by part.
  @inlinable
  public static func += (lhs: inout AnimatableValues, rhs: AnimatableValues) {
    lhs = lhs + rhs
  }

  /// Subtracts the second vector from the first, part by part.
  @inlinable
  public static func -= (lhs: inout AnimatableValues, rhs: AnimatableValues) {
    lhs = lhs - rhs
  }

  /// Returns the sum of two vectors, part by part.
  @inlinable
  public static func + (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each lhs.value + each rhs.value)
  }

  /// Returns the difference of two vectors, part by part.
  @inlinable
  public static func - (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each lhs.value - each rhs.value)
  }

  /// Multiplies all parts by a number.
  @inlinable
  public mutating func scale(by rhs: Double) {
    self = AnimatableValues(repeat (each value).scaled(by: rhs))
  }

  /// The sum of the squared magnitudes of all parts.
  @inlinable
  public var magnitudeSquared: Double {
    var sum = 0.0
    for part in repeat each value {
      sum += part.magnitudeSquared
    }
    return sum
  }

  /// Returns whether all parts are equal.
  @inlinable
  public static func == (a: AnimatableValues, b: AnimatableValues) -> Bool {
    for (left, right) in repeat (each a.value, each b.value) {
      guard left == right else { return false }
    }
    return true
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
