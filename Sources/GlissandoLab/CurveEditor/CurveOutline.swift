import Foundation
import Glissando
import GlissandoNotation

/// A timing curve as points along it, so that any curve becomes any other by moving them.
struct CurveOutline: Equatable, Sendable {
  /// x and y in turn, from (0, 0) to (1, 1), evenly along the curve's own parameter.
  var numbers: AnimatableSeries

  /// So many chords; few enough to move each frame, and too many to be seen.
  private static let chords = 96

  /// The outline of a setting.
  init(_ setting: CurveSetting) {
    var numbers: [Double] = []
    numbers.reserveCapacity(2 * (Self.chords + 1))
    let curve = setting.curve
    for index in 0...Self.chords {
      let point = Self.point(of: setting, curve, at: Double(index) / Double(Self.chords))
      numbers.append(Double(point.x))
      numbers.append(Double(point.y))
    }
    self.numbers = AnimatableSeries(numbers)
  }

  /// The number of points.
  var count: Int { numbers.count / 2 }

  /// A point, in the unit square and above and below it.
  subscript(index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }

  private static func point(
    of setting: CurveSetting, _ curve: UnitCurve, at share: Double
  ) -> CGPoint {
    switch setting {
    case .circularEaseIn: return arc(share)
    case .circularEaseOut: return arc(1 - share).mirrored
    case .circularEaseInOut:
      let isFirst = share < 0.5
      let half = isFirst ? arc(2 * share) : arc(2 - 2 * share).mirrored
      return CGPoint(x: half.x / 2 + (isFirst ? 0 : 0.5), y: half.y / 2 + (isFirst ? 0 : 0.5))
    case .pieces: return CGPoint(x: share, y: curve.value(at: share))
    default:
      let (first, second) = setting.handles ?? (.zero, CGPoint(x: 1, y: 1))
      let rest = 1 - share
      let (a, b, c) = (
        3 * share * rest * rest, 3 * share * share * rest, share * share * share
      )
      return CGPoint(x: a * first.x + b * second.x + c, y: a * first.y + b * second.y + c)
    }
  }

  /// The quarter circle of `circularEaseIn`, by its angle: even steps where it is steep too.
  private static func arc(_ share: Double) -> CGPoint {
    // 1 − cos, without the cancellation near 0.
    let half = sin(share * .pi / 4)
    return CGPoint(x: sin(share * .pi / 2), y: 2 * half * half)
  }
}

extension CGPoint {
  /// The point seen from the other end of a curve.
  fileprivate var mirrored: CGPoint { CGPoint(x: 1 - x, y: 1 - y) }
}

extension CurveSetting {
  /// The control points of the curve; for a circular one, of the Bézier curve that comes nearest to
  /// it; nil where no single Bézier curve does.
  ///
  /// A quarter of a circle is 4/3·(√2 − 1) = 0.5523 (within 0.03 %). Both halves of
  /// `circularEaseInOut` together are within 3 % of (0.85, 0), (0.15, 1).
  var handles: (CGPoint, CGPoint)? {
    switch self {
    case .linear: (CGPoint(x: 1.0 / 3, y: 1.0 / 3), CGPoint(x: 2.0 / 3, y: 2.0 / 3))
    case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .circularEaseIn: (CGPoint(x: 0.552, y: 0), CGPoint(x: 1, y: 0.448))
    case .circularEaseOut: (CGPoint(x: 0, y: 0.552), CGPoint(x: 0.448, y: 1))
    case .circularEaseInOut: (CGPoint(x: 0.85, y: 0), CGPoint(x: 0.15, y: 1))
    case .bezier(let x1, let y1, let x2, let y2):
      (
        CGPoint(x: min(max(x1, 0), 1), y: y1), CGPoint(x: min(max(x2, 0), 1), y: y2)
      )
    case .pieces: nil
    }
  }

  /// The curves that have a name.
  static let named: [CurveSetting] = names.map(\.curve)
}
