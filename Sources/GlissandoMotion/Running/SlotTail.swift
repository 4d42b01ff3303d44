/// What a tick needs of a slot only where its animation is a Bézier curve, or at its end.
struct SlotTail {
  /// When the motion is over.
  var end: Double
  var bezier = SlotBezier()

  /// The rest of the layer that a slot was filled from.
  init(_ layer: MotionLayer<Lanes>) {
    end = layer.vanishes
    guard case .curve(let curve, _) = layer.kernel.leaf, case .bezier(let bezier) = curve.function
    else { return }
    self.bezier = SlotBezier(bezier)
  }
}

/// A Bézier curve in a slot: its polynomials, and where the last tick found it.
struct SlotBezier {
  var ax = 0.0
  var bx = 0.0
  var cx = 0.0
  var ay = 0.0
  var by = 0.0
  var cy = 0.0
  /// The parameter of the last tick.
  ///
  /// It saves steps; the result does not depend on it.
  var guess = 0.0

  init() {}

  init(_ curve: CubicBezier) {
    ax = curve.ax
    bx = curve.bx
    cx = curve.cx
    ay = curve.ay
    by = curve.by
    cy = curve.cy
  }

  /// The height of the curve at x in [0, 1], to 1e-12.
  ///
  /// Halley's method from the last parameter. Where it does not settle (a vanishing slope, a jump in
  /// time), the bracketed method of `CubicBezier` decides.
  @inline(__always)
  mutating func value(at x: Double) -> Double {
    guard let u = CubicBezier.halley(a: ax, b: bx, c: cx, x: x, guess: guess) else {
      return solved(x)
    }
    guess = u
    return ((ay * u + by) * u + cy) * u
  }

  @inline(never)
  private mutating func solved(_ x: Double) -> Double {
    let x1 = cx / 3
    let x2 = (bx + 2 * cx) / 3
    let u = CubicBezier(x1: x1, y1: 0, x2: x2, y2: 0).parameter(x: x, guess: x)
    guess = u
    return x >= 1 ? 1 : ((ay * u + by) * u + cy) * u
  }
}
