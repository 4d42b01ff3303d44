/// How progress becomes progress: a curve from (0, 0) to (1, 1).
///
/// Progress in is clamped to [0, 1]; progress out may leave it, where the curve overshoots.
public struct UnitCurve: Hashable, Sendable {
  enum Function: Hashable, Sendable {
    case linear
    case bezier(CubicBezier)
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    /// The curve that `circularEaseInOut` becomes when x and y change places.
    case circularEaseInOutInverse
    case pieces(PiecewiseCurve)
    /// What a curve in pieces becomes when x and y change places.
    case piecesInverse(PiecewiseCurve)
  }

  let function: Function

  init(function: Function) {
    self.function = function
  }

  /// Creates a cubic Bézier curve.
  ///
  /// - Parameters:
  ///   - startControlPoint: The control point of the start; its x is kept in [0, 1].
  ///   - endControlPoint: The control point of the end; its x is kept in [0, 1].
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      x1: Double(startControlPoint.x), y1: Double(startControlPoint.y),
      x2: Double(endControlPoint.x), y2: Double(endControlPoint.y))
  }

  package static func pieces(_ curve: PiecewiseCurve) -> UnitCurve {
    UnitCurve(function: .pieces(curve))
  }

  /// A Bézier curve, with x kept in [0, 1] and a straight line in place of what is not finite.
  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    let largest = MotionLimits.largestFactor
    guard !x1.isNaN, !x2.isNaN, abs(y1) <= largest, abs(y2) <= largest else {
      MotionWarning.report(
        .init(
          what: "a timing curve with control points (\(x1), \(y1)), (\(x2), \(y2))",
          remedy: "use numbers, the heights up to \(largest); the curve is taken as linear"))
      self.init(function: .linear)
      return
    }
    let curve = CubicBezier(x1: min(max(x1, 0), 1), y1: y1, x2: min(max(x2, 0), 1), y2: y2)
    self.init(function: .bezier(curve))
  }

  /// Even motion.
  public static let linear = UnitCurve(function: .linear)
  /// Starts at rest: the Bézier curve (0.42, 0), (1, 1).
  public static let easeIn = UnitCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// Ends at rest: the Bézier curve (0, 0), (0.58, 1).
  public static let easeOut = UnitCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// Starts and ends at rest: the Bézier curve (0.42, 0), (0.58, 1).
  public static let easeInOut = UnitCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  /// The lower right quarter of a circle: starts at rest, ends infinitely fast.
  public static let circularEaseIn = UnitCurve(function: .circularEaseIn)
  /// The upper left quarter of a circle: starts infinitely fast, ends at rest.
  public static let circularEaseOut = UnitCurve(function: .circularEaseOut)
  /// Two quarter circles: starts and ends at rest, infinitely fast in the middle.
  public static let circularEaseInOut = UnitCurve(function: .circularEaseInOut)

  /// The curve with x and y in each other's place: it finds the progress in for a progress out.
  ///
  /// Where a Bézier curve reaches the same height several times, the inverse finds one of them.
  public var inverse: UnitCurve {
    switch function {
    case .linear: self
    case .bezier(let curve):
      UnitCurve(
        function: .bezier(CubicBezier(x1: curve.y1, y1: curve.x1, x2: curve.y2, y2: curve.x2)))
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: UnitCurve(function: .circularEaseInOutInverse)
    case .circularEaseInOutInverse: .circularEaseInOut
    case .pieces(let curve): UnitCurve(function: .piecesInverse(curve))
    case .piecesInverse(let curve): UnitCurve(function: .pieces(curve))
    }
  }
}

extension UnitCurve: CustomStringConvertible {
  /// The name of the curve, or its control points.
  public var description: String {
    if self == .easeIn { return "easeIn" }
    if self == .easeOut { return "easeOut" }
    if self == .easeInOut { return "easeInOut" }
    return switch function {
    case .linear: "linear"
    case .bezier(let c): "bezier(\(c.x1), \(c.y1), \(c.x2), \(c.y2))"
    case .circularEaseIn: "circularEaseIn"
    case .circularEaseOut: "circularEaseOut"
    case .circularEaseInOut: "circularEaseInOut"
    case .circularEaseInOutInverse: "circularEaseInOut.inverse"
    case .pieces(let curve): "pieces(\(curve.pieces.count))"
    case .piecesInverse(let curve): "pieces(\(curve.pieces.count)).inverse"
    }
  }
}
