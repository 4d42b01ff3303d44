import Foundation

// The value and the slope of a curve.

extension UnitCurve {
  /// The progress out.
  ///
  /// Bézier curves are solved to 1e-12. NaN counts as 0.
  ///
  /// - Parameter progress: The progress in, clamped to [0, 1].
  public func value(at progress: Double) -> Double {
    let x = Self.clamped(progress)
    switch function {
    case .linear:
      return x
    case .bezier(let curve):
      if x == 0 || x == 1 { return x }
      return curve.y(curve.parameter(x: x, guess: x))
    case .circularEaseIn:
      // 1 − √(1 − x²) without the cancellation near 0.
      return x * x / (1 + (1 - x * x).squareRoot())
    case .circularEaseOut:
      return (x * (2 - x)).squareRoot()
    case .circularEaseInOut:
      if x < 0.5 { return 2 * x * x / (1 + (1 - 4 * x * x).squareRoot()) }
      let rest = 2 - 2 * x
      return 0.5 + 0.5 * max(0, 1 - rest * rest).squareRoot()
    case .circularEaseInOutInverse:
      if x < 0.5 { return (x * (1 - x)).squareRoot() }
      return 1 - (x * (1 - x)).squareRoot()
    case .pieces(let curve):
      return curve.value(at: x)
    case .piecesInverse(let curve):
      return curve.position(ofHeight: x)
    }
  }

  /// The slope: progress out per progress in.
  ///
  /// At the very ends, where a control point lies on the end, the slope has no direction of its own
  /// in the Bézier formula. The original then gives 1 at the start and 0 at the end (measured:
  /// `easeOut` 1 at 0, `easeIn` 0 at 1), and so does this.
  ///
  /// - Parameter progress: The progress in, clamped to [0, 1].
  public func velocity(at progress: Double) -> Double {
    let x = Self.clamped(progress)
    if case .bezier(let curve) = function, x == 0 || x == 1 {
      let isSingular = curve.dx(x) == 0 && curve.dy(x) == 0
      if isSingular { return x == 0 ? 1 : 0 }
    }
    return slope(at: x)
  }

  /// The slope, with its limit at both ends.
  func slope(at progress: Double) -> Double {
    let x = Self.clamped(progress)
    switch function {
    case .linear:
      return 1
    case .bezier(let curve):
      return curve.slope(x == 0 || x == 1 ? x : curve.parameter(x: x, guess: x))
    case .circularEaseIn:
      return x / (1 - x * x).squareRoot()
    case .circularEaseOut:
      return (1 - x) / (x * (2 - x)).squareRoot()
    case .circularEaseInOut:
      let y = x < 0.5 ? 2 * x : 2 - 2 * x
      return y / max(0, 1 - y * y).squareRoot()
    case .circularEaseInOutInverse:
      let slope = (0.5 - x) / (x * (1 - x)).squareRoot()
      return abs(slope)
    case .pieces(let curve):
      return curve.slope(at: x)
    case .piecesInverse(let curve):
      return 1 / curve.slope(at: curve.position(ofHeight: x))
    }
  }

  /// The slope; where the curve stands upright, that of the chord over a thousandth to both sides.
  package func boundedSlope(at progress: Double) -> Double {
    let slope = slope(at: progress)
    guard !(abs(slope) <= MotionLimits.steepestSlope) else { return slope }
    let low = Self.clamped(progress - 1e-3)
    let high = Self.clamped(progress + 1e-3)
    return (value(at: high) - value(at: low)) / (high - low)
  }

  private static func clamped(_ progress: Double) -> Double {
    progress > 0 ? min(progress, 1) : 0
  }
}
