public import Foundation

/// A 3×3 matrix that maps the plane, perspective included.
///
/// A point is a row vector: `(x', y', w) = (x, y, 1) · m`, and the result is `(x'/w, y'/w)`.
@frozen public struct ProjectionTransform: Hashable, Sendable {
  /// Row 1, column 1.
  public var m11: CGFloat = 1
  /// Row 1, column 2.
  public var m12: CGFloat = 0
  /// Row 1, column 3.
  public var m13: CGFloat = 0
  /// Row 2, column 1.
  public var m21: CGFloat = 0
  /// Row 2, column 2.
  public var m22: CGFloat = 1
  /// Row 2, column 3.
  public var m23: CGFloat = 0
  /// Row 3, column 1: the move along x, in points.
  public var m31: CGFloat = 0
  /// Row 3, column 2: the move along y, in points.
  public var m32: CGFloat = 0
  /// Row 3, column 3.
  public var m33: CGFloat = 1

  /// Makes the transform that changes nothing.
  @inlinable public init() {}

  /// Makes the projection that does what an affine transform does.
  @inlinable public init(_ m: CGAffineTransform) {
    m11 = m.a
    m12 = m.b
    m21 = m.c
    m22 = m.d
    m31 = m.tx
    m32 = m.ty
  }

  /// Whether this transform changes nothing, exactly.
  @inlinable public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether parallel lines stay parallel.
  @inlinable public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The affine part, which is the whole when `isAffine` is true.
  @inlinable package var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }

  /// Replaces this transform by the one that undoes it.
  ///
  /// - Returns: false, and changes nothing, when it cannot be undone.
  public mutating func invert() -> Bool {
    let c11 = m22 * m33 - m23 * m32
    let c12 = m23 * m31 - m21 * m33
    let c13 = m21 * m32 - m22 * m31
    let determinant = m11 * c11 + m12 * c12 + m13 * c13
    guard determinant != 0, determinant.isFinite else { return false }
    let m = self
    m11 = c11 / determinant
    m21 = c12 / determinant
    m31 = c13 / determinant
    m12 = (m.m13 * m.m32 - m.m12 * m.m33) / determinant
    m22 = (m.m11 * m.m33 - m.m13 * m.m31) / determinant
    m32 = (m.m12 * m.m31 - m.m11 * m.m32) / determinant
    m13 = (m.m12 * m.m23 - m.m13 * m.m22) / determinant
    m23 = (m.m13 * m.m21 - m.m11 * m.m23) / determinant
    m33 = (m.m11 * m.m22 - m.m12 * m.m21) / determinant
    return true
  }

  /// The transform that undoes this one; this one itself when it cannot be undone.
  @inlinable public func inverted() -> ProjectionTransform {
    var result = self
    _ = result.invert()
    return result
  }

  /// The transform that applies this one first and `rhs` second.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var m = ProjectionTransform()
    m.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    m.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    m.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    m.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    m.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    m.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    m.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    m.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    m.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return m
  }
}

extension CGPoint {
  /// The point to which `m` takes this one; itself when that would lie at infinity.
  @inlinable public func applying(_ m: ProjectionTransform) -> CGPoint {
    let w = m.m13 * x + m.m23 * y + m.m33
    guard w != 0 else { return self }
    return CGPoint(
      x: (m.m11 * x + m.m21 * y + m.m31) / w, y: (m.m12 * x + m.m22 * y + m.m32) / w)
  }
}
