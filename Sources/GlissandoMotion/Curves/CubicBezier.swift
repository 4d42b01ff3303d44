import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1), as polynomials in its parameter u.
///
/// x(u) = ((ax·u + bx)·u + cx)·u, and y alike.
struct CubicBezier: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  var cx: Double { 3 * x1 }
  var bx: Double { 3 * (x2 - x1) - cx }
  var ax: Double { 1 - cx - bx }
  var cy: Double { 3 * y1 }
  var by: Double { 3 * (y2 - y1) - cy }
  var ay: Double { 1 - cy - by }

  /// Whether x never falls, so that every x has one u.
  ///
  /// It holds where both x are in [0, 1].
  var isMonotone: Bool { (0...1).contains(x1) && (0...1).contains(x2) }

  func x(_ u: Double) -> Double { ((ax * u + bx) * u + cx) * u }
  func y(_ u: Double) -> Double { ((ay * u + by) * u + cy) * u }
  func dx(_ u: Double) -> Double { (3 * ax * u + 2 * bx) * u + cx }
  func dy(_ u: Double) -> Double { (3 * ay * u + 2 * by) * u + cy }

  /// The parameter at which the curve is at x, to 1e-13 or to the last digits of x.
  ///
  /// Halley's method where it settles at once, as it does on all curves but those with a control point
  /// at an end. Else Newton's method inside a bracket: whenever a step leaves the bracket or fails to halve it, it
  /// bisects instead, so it cannot fail where the slope vanishes (control points on an end).
  ///
  /// - Parameters:
  ///   - x: In [0, 1].
  ///   - guess: Where to start, in [0, 1]; it changes the speed, not the result.
  func parameter(x: Double, guess: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    if let u = Self.halley(a: ax, b: bx, c: cx, x: x, guess: guess) { return u }
    var low = 0.0
    var high = 1.0
    var u = guess
    for _ in 0..<100 {
      let error = self.x(u) - x
      if error == 0 { return u }
      if error > 0 { high = u } else { low = u }
      let next = u - error / dx(u)
      // NaN and infinities of a vanishing slope fail the comparison too.
      if next > low, next < high {
        if abs(next - u) <= 1e-14 { return next }
        u = next
      } else {
        u = (low + high) / 2
        if high - low <= 1e-16 { return u }
      }
    }
    return u
  }

  /// The parameter at which a·u³ + b·u² + c·u is x, by Halley's method, to 1e-12; nil where the slope
  /// nearly vanishes, or where four steps do not do.
  ///
  /// Its error goes with the third power, so two or three steps suffice from a good guess.
  @inline(__always)
  static func halley(a: Double, b: Double, c: Double, x: Double, guess: Double) -> Double? {
    var u = guess
    for _ in 0..<4 {
      let f = ((a * u + b) * u + c) * u - x
      let d1 = (3 * a * u + 2 * b) * u + c
      let d2 = 6 * a * u + 2 * b
      let step = 2 * f * d1 / (2 * d1 * d1 - f * d2)
      u -= step
      // The next error is about the third power of this step, times a constant of the curve.
      if abs(step) < 1e-5, d1 > 0.05, u >= 0, u <= 1 { return u }
    }
    return nil
  }

  /// The slope dy/dx at a parameter; where both derivatives vanish, the slope of the chord that the
  /// curve touches there.
  func slope(_ u: Double) -> Double {
    let dx = dx(u)
    let dy = dy(u)
    if dx != 0 || dy != 0 { return dy / dx }
    if u < 0.5 {
      // Both first control points on the start: the curve leaves towards the next one.
      return x2 == 0 && y2 == 0 ? 1 : y2 / x2
    }
    return x1 == 1 && y1 == 1 ? 1 : (1 - y1) / (1 - x1)
  }
}
