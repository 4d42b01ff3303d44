import Foundation

// Vectors of a few numbers, and what geometry does with them, under the names that sources written
// elsewhere use. The vectors are those of the standard library.

/// A vector of 2 numbers.
public typealias simd_float2 = SIMD2<Float>
/// A vector of 3 numbers.
public typealias simd_float3 = SIMD3<Float>
/// A vector of 4 numbers.
public typealias simd_float4 = SIMD4<Float>
/// A vector of 2 numbers.
public typealias simd_double2 = SIMD2<Double>
/// A vector of 3 numbers.
public typealias simd_double3 = SIMD3<Double>
/// A vector of 4 numbers.
public typealias simd_double4 = SIMD4<Double>
/// A vector of 2 whole numbers.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of 3 whole numbers.
public typealias simd_int3 = SIMD3<Int32>
/// A vector of 4 whole numbers.
public typealias simd_int4 = SIMD4<Int32>

/// The sum of the products.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  (x * y).sum()
}
/// The square of the length.
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_dot(x, x)
}
/// The length.
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_dot(x, x).squareRoot()
}
/// The length of the difference.
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length(x - y)
}
/// The square of the length of the difference.
public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: FloatingPoint {
  simd_length_squared(x - y)
}
/// The vector of length 1 of the same direction; not a number for the vector of length 0.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x / simd_length(x)
}
/// The vector at right angles to both.
public func simd_cross<T: FloatingPoint>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> {
  SIMD3(
    x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// The way from one to the other, at a part of it for each number.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint {
  x + t * (y - x)
}
/// The way from one to the other, at a part of it.
public func simd_mix<T: FloatingPoint>(_ x: T, _ y: T, _ t: T) -> T { x + t * (y - x) }
/// Each number within bounds.
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}
/// The number within bounds.
public func simd_clamp<T: FloatingPoint>(_ x: T, _ min: T, _ max: T) -> T {
  Swift.max(min, Swift.min(x, max))
}
/// From 0 to 1 between two edges, gently.
public func simd_smoothstep<T: FloatingPoint>(_ edge0: T, _ edge1: T, _ x: T) -> T {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return t * t * (3 - 2 * t)
}
/// From 0 to 1 between two edges, gently, for each number.
public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V
where V.Scalar: FloatingPoint {
  let t = ((x - edge0) / (edge1 - edge0)).clamped(
    lowerBound: V(repeating: 0), upperBound: V(repeating: 1))
  return t * t * (V(repeating: 3) - t - t)
}
/// 0 before the edge, 1 from it on.
public func simd_step<T: FloatingPoint>(_ edge: T, _ x: T) -> T { x < edge ? 0 : 1 }
/// A direction that comes back from a surface; `n` is at right angles to it, of length 1.
public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint {
  x - n * (2 * simd_dot(x, n))
}
/// Each number without its sign.
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.replacing(with: V(repeating: 0) - x, where: x .< V(repeating: 0))
}
/// The smaller of each two.
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
  pointwiseMin(x, y)
}
/// The greater of each two.
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
  pointwiseMax(x, y)
}
/// The sum of the numbers.
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
