/// Two vectors as one.
///
/// Nest pairs for more than two, or see ``AnimatableValues``.
@frozen
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>:
  VectorArithmetic, Animatable
{
  /// The type that describes the part that moves: the pair itself.
  public typealias AnimatableData = AnimatablePair<First, Second>

  /// The first vector.
  public var first: First

  /// The second vector.
  public var second: Second

  /// Creates a pair.
  @inlinable
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// A pair of zeros.
  @inlinable
  public static var zero: AnimatablePair { AnimatablePair(First.zero, Second.zero) }

  /// Adds the second pair to the first, part by part.
  @inlinable
  public static func += (lhs: inout AnimatablePair, rhs: AnimatablePair) {
    lhs.first += rhs.first
    lhs.second += rhs.second
  }

  /// Subtracts the second pair from the first, part by part.
  @inlinable
  public static func -= (lhs: inout AnimatablePair, rhs: AnimatablePair) {
    lhs.first -= rhs.first
    lhs.second -= rhs.second
  }

  /// Returns the sum of two pairs, part by part.
  @inlinable
  public static func + (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  /// Returns the difference of two pairs, part by part.
  @inlinable
  public static func - (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
  }

  /// Multiplies both parts by a number.
  @inlinable
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of the squared magnitudes of both parts.
  @inlinable
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }

  /// Returns whether both parts are equal.
  @inlinable
  public static func == (a: AnimatablePair, b: AnimatablePair) -> Bool {
    a.first == b.first && a.second == b.second
  }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
