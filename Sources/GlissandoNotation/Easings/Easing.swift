import Foundation
import GlissandoMotion

/// The easing functions that most animation libraries share, after Robert Penner (2001).
///
/// Their formulas are those of easings.net. What is a polynomial of the third degree
/// or a part of a circle is exact; the others are Béziers end to end that stay within 1e-5.
package struct Easing: Hashable, Sendable {
  /// Such as `easeInOutCubic`.
  package let name: String
  package let curve: CurveSetting

  /// All, in the order in which they are usually listed.
  package static let all: [Easing] = families.flatMap { family, rise in
    [
      Easing(name: "easeIn\(family)", curve: rise),
      Easing(name: "easeOut\(family)", curve: rise.turnedRound),
      Easing(
        name: "easeInOut\(family)", curve: (halves[family] ?? rise).followedByTurnedRound),
    ]
  }

  /// The curve with a name in any spelling: `easeInOutCubic`, `ease-in-out-cubic`, `InOutCubic`,
  /// `EASE_IN_OUT_CUBIC`, `cubicInOut`, and `circ` as well as `circular`.
  package static func curve(named name: String) -> CurveSetting? { byKey[key(name)] }

  private static let byKey = Dictionary(
    all.map { (key($0.name), $0.curve) }, uniquingKeysWith: { first, _ in first })

  /// The family and the ends of a name, without what only spelling adds.
  private static func key(_ name: String) -> String {
    guard name.utf8.count < 40 else { return name }
    var rest = name.lowercased().filter { $0.isLetter }
    for word in ["adw", "ease", "easing"] where rest.hasPrefix(word) {
      rest.removeFirst(word.count)
    }
    for ends in ["inout", "outin", "in", "out"] {
      if rest.hasPrefix(ends), rest.count > ends.count { return ends + rest.dropFirst(ends.count) }
      if rest.hasSuffix(ends), rest.count > ends.count { return ends + rest.dropLast(ends.count) }
    }
    return rest
  }

  // MARK: - Formulas

  private static let families: [(String, CurveSetting)] = [
    ("Sine", fitted { 1 - cos($0 * .pi / 2) }),
    ("Quad", .bezier(x1: 1.0 / 3, y1: 0, x2: 2.0 / 3, y2: 1.0 / 3)),
    ("Cubic", .bezier(x1: 1.0 / 3, y1: 0, x2: 2.0 / 3, y2: 0)),
    ("Quart", fitted { $0 * $0 * $0 * $0 }),
    ("Quint", fitted { $0 * $0 * $0 * $0 * $0 }),
    ("Expo", fitted { $0 == 0 ? 0 : pow(2, 10 * $0 - 10) }),
    ("Circ", .circularEaseIn),
    ("Back", back(overshoot)), ("Elastic", elastic(period: 0.3)), ("Bounce", bounce),
  ]

  /// What goes in half the time and back, where that is not the way in: it passes its start by as much as the
  /// way in does, and swings as slowly.
  private static let halves = [
    "Back": back(overshoot * 1.525), "Elastic": elastic(period: 0.45),
  ]

  /// Passes its start by a tenth.
  static let overshoot = 1.70158

  /// (c + 1)·x³ − c·x².
  static func back(_ c: Double) -> CurveSetting {
    .bezier(x1: 1.0 / 3, y1: 0, x2: 2.0 / 3, y2: -c / 3)
  }

  /// A·2^(10·x − 10)·sin((x − 1 + s)·2π/p), where s makes it end at 1: what swings out from rest.
  static func elastic(amplitude: Double = 1, period: Double) -> CurveSetting {
    let shift = period / (2 * .pi) * asin(1 / amplitude)
    return fitted { x in
      x == 0 || x == 1
        ? x : amplitude * pow(2, 10 * x - 10) * sin((x - 1 + shift) * 2 * .pi / period)
    }
  }

  /// Béziers through a function with f(0) = 0 and f(1) = 1, or as good as that.
  static func fitted(_ function: @escaping @Sendable (Double) -> Double) -> CurveSetting {
    // Fine straight lines first: the fit works on motions.
    let count = 2000
    let points = (0...count).map { index in
      let x = Double(index) / Double(count)
      return PiecewiseCurve.Point(x: x, y: function(x))
    }
    guard let line = PiecewiseCurve(points: points) else { return .linear }
    let course = MotionCourse(.curve(.pieces(line), duration: 1))
    let pieces = SplineFit(course: course, duration: 1, error: 1e-5).pieces()
    return PiecewiseCurve(pieces: pieces).map(CurveSetting.pieces) ?? .linear
  }

  /// Four parabolas: 1 − n·(1 − x − c)² − d, from the last bounce to the fall.
  private static let bounce: CurveSetting = {
    let n = 7.5625
    let d = 2.75
    let parts: [(end: Double, center: Double, lift: Double)] = [
      (1 / d, 0, 0), (2 / d, 1.5 / d, 0.75), (2.5 / d, 2.25 / d, 0.9375),
      (1, 2.625 / d, 0.984375),
    ]
    var pieces: [PiecewiseCurve.Piece] = []
    var start = 0.0
    for part in parts {
      func height(_ x: Double) -> Double {
        let y = n * (x - part.center) * (x - part.center) + part.lift
        return abs(y - 1) < 1e-12 ? 1 : y
      }
      let y0 = height(start)
      let y1 = height(part.end)
      let third = (part.end - start) / 3
      func control(_ x: Double, _ y: Double, _ side: Double) -> PiecewiseCurve.Point {
        .init(x: x + side * third, y: y + side * third * 2 * n * (x - part.center))
      }
      pieces.append(
        .init(
          start: .init(x: start, y: y0), end: .init(x: part.end, y: y1),
          controls: .init(start: control(start, y0, 1), end: control(part.end, y1, -1))))
      start = part.end
    }
    return PiecewiseCurve(pieces: pieces).map { CurveSetting.pieces($0).turnedRound } ?? .linear
  }()
}

extension CurveSetting {
  /// The curve from its other end: 1 − f(1 − x).
  var turnedRound: CurveSetting {
    switch self {
    case .circularEaseIn: return .circularEaseOut
    case .circularEaseOut: return .circularEaseIn
    case .pieces(let curve):
      let pieces = curve.pieces.reversed().map { $0.mapped { .init(x: 1 - $0.x, y: 1 - $0.y) } }
      return PiecewiseCurve(pieces: pieces.map(\.reversed)).map(CurveSetting.pieces) ?? self
    default:
      guard let (x1, y1, x2, y2) = controlPoints else { return self }
      return CurveSetting(x1: 1 - x2, y1: 1 - y2, x2: 1 - x1, y2: 1 - y1)
    }
  }

  /// The curve in half the time and half the height, and then from its other end.
  var followedByTurnedRound: CurveSetting {
    if self == .circularEaseIn { return .circularEaseInOut }
    let first = bezierPieces.map { $0.mapped { .init(x: $0.x / 2, y: $0.y / 2) } }
    let second = turnedRound.bezierPieces.map {
      $0.mapped { .init(x: 0.5 + $0.x / 2, y: 0.5 + $0.y / 2) }
    }
    return PiecewiseCurve(pieces: first + second).map(CurveSetting.pieces) ?? self
  }
}

extension PiecewiseCurve.Piece {
  /// The piece with all of its points moved.
  func mapped(_ move: (PiecewiseCurve.Point) -> PiecewiseCurve.Point) -> Self {
    Self(
      start: move(start), end: move(end),
      controls: controls.map { .init(start: move($0.start), end: move($0.end)) })
  }

  /// The piece from its other end.
  var reversed: Self {
    Self(start: end, end: start, controls: controls.map { .init(start: $0.end, end: $0.start) })
  }
}
