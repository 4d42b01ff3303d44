import Foundation

/// A turn in space.
public typealias simd_quatf = Quaternion<Float>
/// A turn in space.
public typealias simd_quatd = Quaternion<Double>

/// A turn in space: a number, and a vector along the axis of the turn.
public struct Quaternion<Scalar: BinaryFloatingPoint & SIMDScalar>: Equatable {
  /// The vector's numbers, then the number.
  public var vector: SIMD4<Scalar>

  /// Makes a quaternion from the vector's numbers, then the number.
  public init(vector: SIMD4<Scalar>) { self.vector = vector }
  /// Makes a quaternion of zeros.
  public init() { vector = .zero }
  /// Makes a quaternion from its numbers.
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }
  /// Makes a quaternion from a number and a vector.
  public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }

  /// Makes the turn by an angle, in radians, about an axis of length 1.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let half = Double(angle) / 2
    self.init(real: Scalar(cos(half)), imag: axis * Scalar(sin(half)))
  }

  /// Makes the shortest turn from one direction to another, both of length 1.
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let across = simd_cross(from, to)
    let real = 1 + simd_dot(from, to)
    guard real > 1e-6 else {
      // Straight back: about any axis at right angles.
      let side: SIMD3<Scalar> = from.x.magnitude < 0.9 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
      self.init(real: 0, imag: simd_normalize(simd_cross(from, side)))
      return
    }
    self = Quaternion(real: real, imag: across).normalized
  }

  /// Makes the turn of a matrix that only turns.
  ///
  /// Shepperd 1978, "Quaternion from rotation matrix", doi:10.2514/3.55767b.
  public init(_ m: Matrix3x3<Scalar>) {
    let trace = m[0, 0] + m[1, 1] + m[2, 2]
    let candidates = [m[0, 0], m[1, 1], m[2, 2], trace]
    let greatest = candidates.indices.max { candidates[$0] < candidates[$1] } ?? 3
    let four = (1 - trace + 2 * candidates[greatest]).squareRoot() * 2
    let differences = SIMD3(m[1, 2] - m[2, 1], m[2, 0] - m[0, 2], m[0, 1] - m[1, 0])
    guard greatest < 3 else {
      let four = (1 + trace).squareRoot() * 2
      self.init(real: four / 4, imag: differences / four)
      return
    }
    var imag = SIMD3<Scalar>.zero
    for index in 0..<3 {
      imag[index] =
        index == greatest
        ? four / 4 : (m[index, greatest] + m[greatest, index]) / four
    }
    self.init(real: differences[greatest] / four, imag: imag)
  }

  /// Makes the turn of a matrix that turns and moves.
  public init(_ m: Matrix4x4<Scalar>) {
    func column(_ index: Int) -> SIMD3<Scalar> { SIMD3(m[index].x, m[index].y, m[index].z) }
    self.init(Matrix3x3(column(0), column(1), column(2)))
  }

  /// The number.
  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }
  /// The vector.
  public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }
  /// The angle of the turn, in radians.
  public var angle: Scalar { Scalar(2 * atan2(Double(simd_length(imag)), Double(real))) }
  /// The axis of the turn, of length 1.
  public var axis: SIMD3<Scalar> { simd_normalize(imag) }
  /// The length.
  public var length: Scalar { simd_length(vector) }
  /// The turn of length 1.
  public var normalized: Quaternion { Quaternion(vector: simd_normalize(vector)) }
  /// The turn back, for one of length 1.
  public var conjugate: Quaternion { Quaternion(real: real, imag: -imag) }
  /// What takes it back.
  public var inverse: Quaternion {
    Quaternion(vector: conjugate.vector / simd_length_squared(vector))
  }

  /// Turns a vector; the quaternion has length 1.
  public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let twice = simd_cross(imag, vector) * 2
    return vector + twice * real + simd_cross(imag, twice)
  }

  /// The second turn, then the first.
  public static func * (lhs: Quaternion, rhs: Quaternion) -> Quaternion {
    Quaternion(
      real: lhs.real * rhs.real - simd_dot(lhs.imag, rhs.imag),
      imag: rhs.imag * lhs.real + lhs.imag * rhs.real + simd_cross(lhs.imag, rhs.imag))
  }
  /// Each number times one.
  public static func * (lhs: Scalar, rhs: Quaternion) -> Quaternion {
    Quaternion(vector: lhs * rhs.vector)
  }
  /// Each number times one.
  public static func * (lhs: Quaternion, rhs: Scalar) -> Quaternion { rhs * lhs }
  /// Each number divided by one.
  public static func / (lhs: Quaternion, rhs: Scalar) -> Quaternion {
    Quaternion(vector: lhs.vector / rhs)
  }
  /// The sum.
  public static func + (lhs: Quaternion, rhs: Quaternion) -> Quaternion {
    Quaternion(vector: lhs.vector + rhs.vector)
  }
  /// The difference.
  public static func - (lhs: Quaternion, rhs: Quaternion) -> Quaternion {
    Quaternion(vector: lhs.vector - rhs.vector)
  }
  /// Each number with its other sign.
  public static prefix func - (rhs: Quaternion) -> Quaternion { Quaternion(vector: -rhs.vector) }
  /// Puts another turn before it.
  public static func *= (lhs: inout Quaternion, rhs: Quaternion) { lhs = lhs * rhs }
  /// Multiplies each number.
  public static func *= (lhs: inout Quaternion, rhs: Scalar) { lhs = lhs * rhs }
  /// Divides each number.
  public static func /= (lhs: inout Quaternion, rhs: Scalar) { lhs = lhs / rhs }
  /// Adds another one.
  public static func += (lhs: inout Quaternion, rhs: Quaternion) { lhs = lhs + rhs }
  /// Takes another one away.
  public static func -= (lhs: inout Quaternion, rhs: Quaternion) { lhs = lhs - rhs }
}

extension Quaternion: Sendable where Scalar: Sendable, Scalar.SIMD4Storage: Sendable {}

extension Matrix3x3 {
  /// Makes the matrix of a turn of length 1.
  public init(_ q: Quaternion<Scalar>) {
    self.init(q.act(SIMD3(1, 0, 0)), q.act(SIMD3(0, 1, 0)), q.act(SIMD3(0, 0, 1)))
  }
}

extension Matrix4x4 {
  /// Makes the matrix of a turn of length 1.
  public init(_ q: Quaternion<Scalar>) {
    let turn = Matrix3x3(q)
    self.init(
      SIMD4(turn[0], 0), SIMD4(turn[1], 0), SIMD4(turn[2], 0), SIMD4(0, 0, 0, 1))
  }
}

/// The second turn, then the first.
public func simd_mul<T>(_ p: Quaternion<T>, _ q: Quaternion<T>) -> Quaternion<T> { p * q }
/// What becomes of a vector by a turn.
public func simd_act<T>(_ q: Quaternion<T>, _ v: SIMD3<T>) -> SIMD3<T> { q.act(v) }
/// The turn of length 1.
public func simd_normalize<T>(_ q: Quaternion<T>) -> Quaternion<T> { q.normalized }
/// What takes a turn back.
public func simd_inverse<T>(_ q: Quaternion<T>) -> Quaternion<T> { q.inverse }
/// The sum of the products.
public func simd_dot<T>(_ p: Quaternion<T>, _ q: Quaternion<T>) -> T {
  simd_dot(p.vector, q.vector)
}

/// The shorter way from one turn to another at even speed, at a part of it.
///
/// Shoemake 1985, "Animating rotation with quaternion curves", doi:10.1145/325334.325242.
public func simd_slerp<T>(_ q0: Quaternion<T>, _ q1: Quaternion<T>, _ t: T) -> Quaternion<T> {
  simd_slerp_longest(q0, simd_dot(q0, q1) < 0 ? -q1 : q1, t)
}

/// The way from one turn to another as they are given, at even speed, at a part of it.
public func simd_slerp_longest<T>(
  _ q0: Quaternion<T>, _ q1: Quaternion<T>, _ t: T
) -> Quaternion<T> {
  let angle = acos(Double(max(-1, min(simd_dot(q0, q1), 1))))
  let part = Double(t)
  guard sin(angle) > 1e-6 else { return ((1 - t) * q0 + t * q1).normalized }
  return T(sin((1 - part) * angle) / sin(angle)) * q0 + T(sin(part * angle) / sin(angle)) * q1
}
