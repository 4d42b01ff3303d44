public import Foundation

/// A map of the plane that keeps lines straight and parallel: scale, rotate, shear, move.
///
/// Linux's Foundation has no such type, so this one stands in with the API of CoreGraphics.
/// A point is a row vector, so `x' = a·x + c·y + tx` and `y' = b·x + d·y + ty`. With y pointing
/// down, a positive angle turns clockwise as seen. Nothing here checks for finiteness: what is
/// not finite passes through, and the painter refuses to draw it.
@frozen public struct CGAffineTransform: Hashable, Sendable {
  /// The part of the new x that comes from x.
  public var a: CGFloat
  /// The part of the new y that comes from x.
  public var b: CGFloat
  /// The part of the new x that comes from y.
  public var c: CGFloat
  /// The part of the new y that comes from y.
  public var d: CGFloat
  /// The move along x, in points.
  public var tx: CGFloat
  /// The move along y, in points.
  public var ty: CGFloat

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes the transform that changes nothing.
  @inlinable public init() {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Makes a transform from its six numbers.
  @inlinable public init(
    a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes a transform from its six numbers, without labels.
  @inlinable public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Makes a move by `tx` and `ty` points.
  @inlinable public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Makes a scale about the origin.
  @inlinable public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes a rotation about the origin by `angle` radians, clockwise as seen with y down.
  @inlinable public init(rotationAngle angle: CGFloat) {
    let sine = CGFloat(sin(Double(angle)))
    let cosine = CGFloat(cos(Double(angle)))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether this transform changes nothing, exactly.
  @inlinable public var isIdentity: Bool {
    a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0
  }

  /// The factor by which areas grow; negative when the transform mirrors.
  @inlinable package var determinant: CGFloat { a * d - b * c }

  /// Whether only a move is left, exactly.
  @inlinable package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Whether rectangles stay upright rectangles.
  @inlinable package var isRectilinear: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// Whether all six numbers are finite.
  @inlinable package var isFinite: Bool {
    // Adding is cheaper than six tests, and NaN or infinity survive a multiplication by zero.
    (a * 0 + b * 0 + c * 0 + d * 0 + tx * 0 + ty * 0) == 0
  }

  /// How many times as long a line becomes at most, over all directions: the larger singular value.
  ///
  /// Every 2×2 matrix is the sum of a turn by scale (p, q) and of a mirrored one (r, s), which stretch by
  /// √(p² + q²) and √(r² + s²) in all directions; in one direction both add up.
  @inlinable package var maximumScale: CGFloat {
    // Exact where the sums below would round.
    if b == 0, c == 0 { return max(abs(a), abs(d)) }
    if a == 0, d == 0 { return max(abs(b), abs(c)) }
    let (p, q, r, s) = (a + d, b - c, a - d, b + c)
    let scale = ((p * p + q * q).squareRoot() + (r * r + s * s).squareRoot()) / 2
    // Squares that are beyond numbers cost more.
    return scale.isFinite ? scale : hypot(p / 2, q / 2) + hypot(r / 2, s / 2)
  }

  /// The transform that applies this one first and `t2` second.
  @inlinable public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// The transform that undoes this one; this one itself when it cannot be undone.
  @inlinable public func inverted() -> CGAffineTransform {
    let determinant = self.determinant
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// This transform with a move put before it.
  @inlinable public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: a * x + c * y + tx, ty: b * x + d * y + ty)
  }

  /// This transform with a scale put before it.
  @inlinable public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a * x, b: b * x, c: c * y, d: d * y, tx: tx, ty: ty)
  }

  /// This transform with a rotation by `angle` radians put before it.
  @inlinable public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}

extension CGAffineTransform: CustomStringConvertible {
  /// The six numbers in the order a, b, c, d, tx, ty.
  public var description: String {
    let numbers = [a, b, c, d, tx, ty].map { Double($0).shortText }
    return "CGAffineTransform(\(numbers.joined(separator: ", ")))"
  }
}

extension CGPoint {
  /// The point to which `t` takes this one.
  @inlinable public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The vector to which `t` takes this one; moves do not matter to a vector.
  @inlinable public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest upright rectangle around what `t` makes of this one; null stays null.
  @inlinable public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull { return self }
    if t.b == 0, t.c == 0 {
      let x0 = t.a * origin.x + t.tx
      let y0 = t.d * origin.y + t.ty
      let width = t.a * size.width
      let height = t.d * size.height
      return CGRect(x: x0, y: y0, width: width, height: height).standardized
    }
    let corners = (
      CGPoint(x: minX, y: minY).applying(t), CGPoint(x: maxX, y: minY).applying(t),
      CGPoint(x: maxX, y: maxY).applying(t), CGPoint(x: minX, y: maxY).applying(t)
    )
    let left = min(min(corners.0.x, corners.1.x), min(corners.2.x, corners.3.x))
    let right = max(max(corners.0.x, corners.1.x), max(corners.2.x, corners.3.x))
    let top = min(min(corners.0.y, corners.1.y), min(corners.2.y, corners.3.y))
    let bottom = max(max(corners.0.y, corners.1.y), max(corners.2.y, corners.3.y))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether all four numbers are finite.
  ///
  /// The null and the infinite rectangle are not.
  @inlinable package var isFinite: Bool {
    (origin.x * 0 + origin.y * 0 + size.width * 0 + size.height * 0) == 0
  }
}

extension CGPoint {
  /// Whether both numbers are finite.
  @inlinable package var isFinite: Bool { (x * 0 + y * 0) == 0 }
}
