package import GlissandoMotion

/// A vector of numbers about as large as 1, of which a hundredth can still be seen.
///
/// Motion ends within a hundredth of its target, which is what points and pixels want. This vector
/// says that it is longer than it is, so that its motion ends later; its numbers stay what they are.
package struct FineVector<Base: VectorArithmetic>: VectorArithmetic {
  /// The numbers.
  package var base: Base

  /// How many times as long it says to be: a ten-thousandth is what a hundredth is elsewhere.
  private static var fineness: Double { 10_000 }

  /// Makes a vector of numbers.
  package init(_ base: Base) { self.base = base }

  package static var zero: FineVector { FineVector(.zero) }

  package static func + (lhs: FineVector, rhs: FineVector) -> FineVector {
    FineVector(lhs.base + rhs.base)
  }

  package static func - (lhs: FineVector, rhs: FineVector) -> FineVector {
    FineVector(lhs.base - rhs.base)
  }

  package mutating func scale(by rhs: Double) { base.scale(by: rhs) }

  package var magnitudeSquared: Double { Self.fineness * Self.fineness * base.magnitudeSquared }
}

extension FineVector: Sendable where Base: Sendable {}
