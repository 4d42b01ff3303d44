import Foundation
@_exported public import SpaceVectors

// The short names, which only sources see that import `simd`: each is one more meaning of a plain word.

/// A vector of 2 numbers; a shorter spelling.
public typealias float2 = SIMD2<Float>
/// A vector of 3 numbers; a shorter spelling.
public typealias float3 = SIMD3<Float>
/// A vector of 4 numbers; a shorter spelling.
public typealias float4 = SIMD4<Float>
/// A vector of 2 numbers; a shorter spelling.
public typealias double2 = SIMD2<Double>
/// A vector of 3 numbers; a shorter spelling.
public typealias double3 = SIMD3<Double>
/// A vector of 4 numbers; a shorter spelling.
public typealias double4 = SIMD4<Double>
/// A matrix of 2 columns of 2 numbers; a shorter spelling.
public typealias float2x2 = Matrix2x2<Float>
/// A matrix of 3 columns of 3 numbers; a shorter spelling.
public typealias float3x3 = Matrix3x3<Float>
/// A matrix of 4 columns of 4 numbers; a shorter spelling.
public typealias float4x4 = Matrix4x4<Float>
/// A matrix of 2 columns of 2 numbers; a shorter spelling.
public typealias double2x2 = Matrix2x2<Double>
/// A matrix of 3 columns of 3 numbers; a shorter spelling.
public typealias double3x3 = Matrix3x3<Double>
/// A matrix of 4 columns of 4 numbers; a shorter spelling.
public typealias double4x4 = Matrix4x4<Double>

/// The sum of the products.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_dot(x, y)
}
/// The length.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x) }
/// The square of the length.
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length_squared(x)
}
/// The length of the difference.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_distance(x, y)
}
/// The square of the length of the difference.
public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_distance_squared(x, y)
}
/// The vector of length 1 of the same direction.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_normalize(x) }
/// The vector at right angles to both.
public func cross<T: FloatingPoint>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> { simd_cross(x, y) }
/// The way from one to the other, at a part of it.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint {
  simd_mix(x, y, V(repeating: t))
}
/// The way from one to the other, at a part of it for each number.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint {
  simd_mix(x, y, t)
}
/// Each number within bounds.
public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V
where V.Scalar: Comparable {
  x.clamped(lowerBound: V(repeating: min), upperBound: V(repeating: max))
}
/// Each number within bounds.
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}
/// From 0 to 1 between two edges, gently, for each number.
public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: FloatingPoint {
  simd_smoothstep(edge0, edge1, x)
}
/// A direction that comes back from a surface; `n` is at right angles to it, of length 1.
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint {
  simd_reflect(x, n)
}
/// Each number without its sign.
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_abs(x) }
/// The smaller of each two.
public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }
/// The greater of each two.
public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }
/// The sine of each number.
public func sin<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x.mapped { Foundation.sin($0) }
}
/// The cosine of each number.
public func cos<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x.mapped { Foundation.cos($0) }
}
/// Each number rounded down.
public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.down) }
/// The root of each number.
public func sqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.squareRoot() }

extension SIMD where Scalar: BinaryFloatingPoint {
  fileprivate func mapped(_ function: (Double) -> Double) -> Self {
    var result = self
    for index in indices { result[index] = Scalar(function(Double(self[index]))) }
    return result
  }
}
