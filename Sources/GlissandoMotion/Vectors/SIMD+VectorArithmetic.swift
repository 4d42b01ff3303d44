// SIMD vectors as values that move. The standard library gives them `+`, `-`, `zero` and `==` but not the conformance,
// which is stated here once for all widths that charts, colours and positions use; SwiftUI leaves that to its users.

extension SIMD2: @retroactive AdditiveArithmetic where Scalar: BinaryFloatingPoint {}
extension SIMD2: VectorArithmetic, Animatable where Scalar: BinaryFloatingPoint {}

extension SIMD3: @retroactive AdditiveArithmetic where Scalar: BinaryFloatingPoint {}
extension SIMD3: VectorArithmetic, Animatable where Scalar: BinaryFloatingPoint {}

extension SIMD4: @retroactive AdditiveArithmetic where Scalar: BinaryFloatingPoint {}
extension SIMD4: VectorArithmetic, Animatable where Scalar: BinaryFloatingPoint {}

extension SIMD8: @retroactive AdditiveArithmetic where Scalar: BinaryFloatingPoint {}
extension SIMD8: VectorArithmetic, Animatable where Scalar: BinaryFloatingPoint {}

extension SIMD16: @retroactive AdditiveArithmetic where Scalar: BinaryFloatingPoint {}
extension SIMD16: VectorArithmetic, Animatable where Scalar: BinaryFloatingPoint {}

// In double precision, whatever the lanes are: a factor and a square may lie beyond a narrow type.
extension VectorArithmetic where Self: SIMD, Scalar: BinaryFloatingPoint {
  /// Multiplies every lane by a number; the products are rounded once.
  @inlinable
  public mutating func scale(by rhs: Double) {
    for lane in indices { self[lane] = Scalar(Double(self[lane]) * rhs) }
  }

  /// The sum of the squared lanes, in double precision.
  @inlinable
  public var magnitudeSquared: Double {
    var sum = 0.0
    for lane in indices {
      let number = Double(self[lane])
      sum += number * number
    }
    return sum
  }
}
