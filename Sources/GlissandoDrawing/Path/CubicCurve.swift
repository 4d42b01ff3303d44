import Foundation

/// A cubic Bézier curve.
struct CubicCurve: Equatable {
  var p0: CGPoint
  var p1: CGPoint
  var p2: CGPoint
  var p3: CGPoint

  init(p0: CGPoint, p1: CGPoint, p2: CGPoint, p3: CGPoint) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
    self.p3 = p3
  }

  /// A quadratic curve, its degree raised.
  init(from start: CGPoint, control: CGPoint, to end: CGPoint) {
    func twoThirds(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * 2 / 3 }
    self.init(
      p0: start, p1: CGPoint(x: twoThirds(start.x, control.x), y: twoThirds(start.y, control.y)),
      p2: CGPoint(x: twoThirds(end.x, control.x), y: twoThirds(end.y, control.y)), p3: end)
  }

  /// The point at a parameter in [0, 1].
  func point(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (b0, b1, b2, b3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: b0 * p0.x + b1 * p1.x + b2 * p2.x + b3 * p3.x,
      y: b0 * p0.y + b1 * p1.y + b2 * p2.y + b3 * p3.y)
  }

  /// The derivative by the parameter.
  func derivative(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (b0, b1, b2) = (3 * s * s, 6 * s * t, 3 * t * t)
    return CGPoint(
      x: b0 * (p1.x - p0.x) + b1 * (p2.x - p1.x) + b2 * (p3.x - p2.x),
      y: b0 * (p1.y - p0.y) + b1 * (p2.y - p1.y) + b2 * (p3.y - p2.y))
  }

  /// The parts before and after a parameter; de Casteljau.
  func split(at t: CGFloat) -> (CubicCurve, CubicCurve) {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    let (a, b, c) = (mix(p0, p1), mix(p1, p2), mix(p2, p3))
    let (d, e) = (mix(a, b), mix(b, c))
    let middle = mix(d, e)
    return (
      CubicCurve(p0: p0, p1: a, p2: d, p3: middle), CubicCurve(p0: middle, p1: e, p2: c, p3: p3)
    )
  }

  /// The part between two parameters.
  func part(from: CGFloat, to: CGFloat) -> CubicCurve {
    let rest = from > 0 ? split(at: from).1 : self
    if to >= 1 { return rest }
    return from < 1 ? rest.split(at: (to - from) / (1 - from)).0 : rest
  }

  /// The parameters strictly inside (0, 1) at which one coordinate turns round, in rising order.
  static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    // A third of the derivative in powers of t: (b-a) + 2(a-2b+c) t + (d-3c+3b-a) t^2.
    let constant = b - a
    let linear = 2 * (a - 2 * b + c)
    let square = d - 3 * c + 3 * b - a
    let size = abs(constant) + abs(linear) + abs(square)
    guard size > 0, size.isFinite else { return [] }
    var roots: [CGFloat] = []
    // A leading coefficient lost in rounding would send one root to infinity.
    if abs(square) < size * 1e-12 {
      if linear != 0 { roots = [-constant / linear] }
    } else {
      let discriminant = linear * linear - 4 * square * constant
      guard discriminant >= 0 else { return [] }
      // The form without cancellation; Press et al., Numerical Recipes, section 5.6.
      let q = -(linear + (linear < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
      roots = q == 0 ? [0] : [q / square, constant / q]
    }
    return roots.filter { $0 > 0 && $0 < 1 }.sorted()
  }

  /// The smallest upright rectangle around the curve.
  var bounds: CGRect {
    var minX = min(p0.x, p3.x)
    var maxX = max(p0.x, p3.x)
    var minY = min(p0.y, p3.y)
    var maxY = max(p0.y, p3.y)
    for t in CubicCurve.turns(p0.x, p1.x, p2.x, p3.x) {
      let x = point(at: t).x
      minX = min(minX, x)
      maxX = max(maxX, x)
    }
    for t in CubicCurve.turns(p0.y, p1.y, p2.y, p3.y) {
      let y = point(at: t).y
      minY = min(minY, y)
      maxY = max(maxY, y)
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The length from the start to a parameter.
  ///
  /// Gauss-Legendre quadrature with eight points on each of four pieces: for curves without a
  /// cusp the error is far below a millionth of the length. Nodes: Abramowitz, Stegun, table 25.4.
  func length(to t: CGFloat = 1) -> Double {
    let pieces = 4
    let step = Double(t) / Double(pieces)
    var sum = 0.0
    for piece in 0..<pieces {
      let middle = (Double(piece) + 0.5) * step
      for (node, weight) in CubicCurve.quadrature {
        for sign in [-1.0, 1.0] {
          let d = derivative(at: CGFloat(middle + sign * node * step / 2))
          sum += weight * (Double(d.x) * Double(d.x) + Double(d.y) * Double(d.y)).squareRoot()
        }
      }
    }
    return sum * step / 2
  }

  private static let quadrature: [(Double, Double)] = [
    (0.183_434_642_495_649_8, 0.362_683_783_378_362_0),
    (0.525_532_409_916_329_0, 0.313_706_645_877_887_3),
    (0.796_666_477_413_626_7, 0.222_381_034_453_374_5),
    (0.960_289_856_497_536_3, 0.101_228_536_290_376_3),
  ]

  /// The parameter up to which the curve has a length.
  func parameter(atLength length: Double) -> CGFloat {
    let total = self.length()
    guard total > 0, length > 0 else { return 0 }
    if length >= total { return 1 }
    var low = 0.0
    var high = 1.0
    var t = length / total
    // Newton, kept between bounds by bisection; the speed is the derivative of the length.
    for _ in 0..<24 {
      let error = self.length(to: CGFloat(t)) - length
      if abs(error) < total * 1e-10 { break }
      if error > 0 { high = t } else { low = t }
      let d = derivative(at: CGFloat(t))
      let speed = hypot(Double(d.x), Double(d.y))
      let next = speed > 0 ? t - error / speed : -1
      t = next > low && next < high ? next : (low + high) / 2
    }
    return CGFloat(t)
  }
}
