/// Bézier curves with guesses from which one step finds the parameter for any x.
///
/// Between the points of a table the parameter is guessed by the cubic with the same values and
/// slopes (Hermite). The guesses save steps; the result does not depend on them. All tables lie in
/// one piece of memory, so that asking one copies nothing.
struct BezierTables {
  /// The coefficients of both polynomials, x and y.
  private struct Polynomials {
    let a: SIMD2<Double>
    let b: SIMD2<Double>
    let c: SIMD2<Double>
  }

  private var curves: [CubicBezier] = []
  private var polynomials: [Polynomials] = []
  /// The parameter at each point, and its slope times the distance of two points.
  private var points: [SIMD2<Double>] = []

  /// Steps from 0 to 1.
  ///
  /// With 16 the guess is within 1e-5 on curves like the named ones, from where Halley's method takes
  /// one step.
  private static var steps: Int { 16 }
  /// Beside a slope that vanishes, the true one of the inverse would throw the guess out of [0, 1].
  private static var leastSlope: Double { 0.05 }

  /// The index of a curve's table, made if there is none; nil for a curve that has several heights
  /// at one x, and where there are so many tables already that no other one is to be made.
  mutating func index(of curve: CubicBezier, upTo limit: Int = .max) -> Int? {
    if let index = curves.firstIndex(of: curve) { return index }
    guard curve.isMonotone, curves.count < limit else { return nil }
    curves.append(curve)
    polynomials.append(
      Polynomials(
        a: SIMD2(curve.ax, curve.ay), b: SIMD2(curve.bx, curve.by), c: SIMD2(curve.cx, curve.cy)))
    for step in 0...Self.steps {
      let x = Double(step) / Double(Self.steps)
      let u = curve.parameter(x: x, guess: x)
      let slope = 1 / max(curve.dx(u), Self.leastSlope)
      points.append(SIMD2(u, slope / Double(Self.steps)))
    }
    return curves.count - 1
  }

  /// The height of a curve at x, as `UnitCurve.value(at:)` gives it, to 1e-12.
  @inline(__always)
  func value(of index: Int, at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    let (a, b, c) = (polynomials[index].a, polynomials[index].b, polynomials[index].c)
    let guess = guess(index, x)
    let u =
      CubicBezier.halley(a: a.x, b: b.x, c: c.x, x: x, guess: guess)
      ?? curves[index].parameter(x: x, guess: min(max(guess, 0), 1))
    return ((a.y * u + b.y) * u + c.y) * u
  }

  @inline(__always)
  private func guess(_ index: Int, _ x: Double) -> Double {
    let place = x * Double(Self.steps)
    let step = Int(place)
    let t = place - Double(step)
    let start = points[index * (Self.steps + 1) + step]
    let end = points[index * (Self.steps + 1) + step + 1]
    let rise = end.x - start.x
    let cubic = start.y + end.y - 2 * rise
    let square = rise - start.y - cubic
    return start.x + t * (start.y + t * (square + t * cubic))
  }
}
