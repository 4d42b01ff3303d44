package import Foundation

// What of a plane in perspective can be seen, and where.

extension ProjectionTransform {
  /// What lies nearer to the eye than this part of the distance of the plane is not seen: beyond, a
  /// point would cover the window.
  private static let leastDepth = 1.0 / 64

  /// Whether all nine numbers are finite.
  package var isFinite: Bool {
    affine.isFinite && ((m13 + m23 + m33) * 0) == 0
  }

  /// The transform as an affine one, if parallel lines stay parallel; nil in perspective.
  package var affineEquivalent: CGAffineTransform? {
    // A half turn leaves a trace of perspective by rounding; this much bends a line of 10,000
    // points by a thousandth of one.
    guard abs(m13) < 1e-11, abs(m23) < 1e-11, m33 != 0 else { return nil }
    if m33 == 1 { return affine }
    return CGAffineTransform(
      a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
  }

  /// The depth of a point: how many times as far from the eye as where sizes are true; what is not
  /// above zero lies behind the eye.
  package func depth(of point: CGPoint) -> CGFloat { m13 * point.x + m23 * point.y + m33 }

  /// The place at which a point is seen; nil behind the eye.
  package func place(of point: CGPoint) -> CGPoint? {
    let depth = depth(of: point)
    guard depth > 0 else { return nil }
    return CGPoint(
      x: (m11 * point.x + m21 * point.y + m31) / depth,
      y: (m12 * point.x + m22 * point.y + m32) / depth)
  }

  /// The point of the plane that is seen at a place; nil where no part of the plane is.
  package func source(of place: CGPoint) -> CGPoint? {
    var inverse = self
    guard inverse.invert() else { return nil }
    let w = inverse.m13 * place.x + inverse.m23 * place.y + inverse.m33
    guard w != 0 else { return nil }
    let point = CGPoint(
      x: (inverse.m11 * place.x + inverse.m21 * place.y + inverse.m31) / w,
      y: (inverse.m12 * place.x + inverse.m22 * place.y + inverse.m32) / w)
    return depth(of: point) > 0 && point.isFinite ? point : nil
  }

  /// What becomes of short lines at a point; nil where it is not seen.
  package func linear(at point: CGPoint) -> CGAffineTransform? {
    let w = depth(of: point)
    guard w > 0, let place = place(of: point) else { return nil }
    return CGAffineTransform(
      a: (m11 - m13 * place.x) / w, b: (m12 - m13 * place.y) / w, c: (m21 - m23 * place.x) / w,
      d: (m22 - m23 * place.y) / w, tx: 0, ty: 0)
  }

  /// The smallest upright rectangle around what is seen of a rectangle; null when nothing is.
  package func bounds(of rect: CGRect) -> CGRect {
    guard !rect.isNull, rect.isFinite, isFinite else { return .null }
    if let affine = affineEquivalent { return rect.applying(affine) }
    // No array: this runs in every frame.
    func corner(_ index: Int) -> CGPoint {
      CGPoint(
        x: index == 1 || index == 2 ? rect.maxX : rect.minX, y: index >= 2 ? rect.maxY : rect.minY)
    }
    let depths = SIMD4<Double>(
      depth(of: corner(0)), depth(of: corner(1)), depth(of: corner(2)), depth(of: corner(3)))
    let least = depths.max() * Self.leastDepth
    guard least > 0 else { return .null }
    var low = SIMD2<Double>(repeating: .infinity)
    var high = SIMD2<Double>(repeating: -.infinity)
    func add(_ point: CGPoint) {
      guard let place = place(of: point) else { return }
      low = pointwiseMin(low, SIMD2<Double>(place.x, place.y))
      high = pointwiseMax(high, SIMD2<Double>(place.x, place.y))
    }
    for index in 0..<4 {
      let next = (index + 1) % 4
      let (near, far) = (depths[index], depths[next])
      if near >= least { add(corner(index)) }
      // Where a side crosses the nearest depth, it is cut.
      if (near < least) != (far < least) {
        let (a, b) = (corner(index), corner(next))
        let part = CGFloat((least - near) / (far - near))
        add(CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part))
      }
    }
    guard low.x <= high.x else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension CGRect {
  /// The smallest upright rectangle around what is seen of this one; null when nothing is.
  package func applying(_ projection: ProjectionTransform) -> CGRect { projection.bounds(of: self) }
}
