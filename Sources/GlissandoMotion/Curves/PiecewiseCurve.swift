import Foundation

/// A curve over [0, 1] in pieces: straight lines and cubic Béziers, one after the other.
///
/// It is how curves of other systems are held that no single Bézier can say, such as `linear()` of
/// CSS. It may begin and end at any height, and jump where two of its points lie above each other.
package struct PiecewiseCurve: Hashable, Sendable {
  /// A point of the plane of progress in and progress out.
  package struct Point: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }

    var isFinite: Bool { x.isFinite && y.isFinite }
  }

  /// What leads from one point to the next.
  package struct Piece: Hashable, Sendable {
    package var start: Point
    package var end: Point
    /// The control points of a Bézier; nil for a straight line.
    package var controls: Controls?

    /// Two control points, neither outside of the piece's part of x.
    package struct Controls: Hashable, Sendable {
      package var start: Point
      package var end: Point

      package init(start: Point, end: Point) {
        self.start = start
        self.end = end
      }
    }

    package init(start: Point, end: Point, controls: Controls? = nil) {
      self.start = start
      self.end = end
      self.controls = controls
    }
  }

  /// In the order of x, each beginning where the one before ends; at least one.
  package let pieces: [Piece]

  /// Creates a curve of straight lines; nil unless there are at least two points, all finite, whose x
  /// never falls and leads from 0 to 1.
  package init?(points: [Point]) {
    self.init(pieces: zip(points, points.dropFirst()).map { Piece(start: $0, end: $1) })
  }

  /// Creates a curve; nil unless its pieces join, are finite, and lead from 0 to 1 with an x that
  /// never falls.
  package init?(pieces: [Piece]) {
    guard let first = pieces.first, let last = pieces.last, first.start.x == 0, last.end.x == 1,
      pieces.allSatisfy(\.isSound),
      zip(pieces, pieces.dropFirst()).allSatisfy({ $0.end == $1.start })
    else { return nil }
    self.pieces = pieces
  }

  /// The height above x, which is in [0, 1]; where the curve jumps, the later one.
  ///
  /// - Complexity: O(log *n*) in the number of pieces.
  func value(at x: Double) -> Double { pieces[index(at: x)].value(at: x) }

  /// The slope above x, which is in [0, 1].
  ///
  /// - Complexity: O(log *n*) in the number of pieces.
  func slope(at x: Double) -> Double { pieces[index(at: x)].slope(at: x) }

  /// The least x above which the curve has come to a height; 1 if it never does.
  ///
  /// - Complexity: O(*n*) in the number of pieces.
  func position(ofHeight y: Double) -> Double {
    guard y > pieces[0].start.y else { return 0 }
    guard let piece = pieces.first(where: { $0.end.y >= y }) else { return 1 }
    var low = piece.start.x
    var high = piece.end.x
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if piece.value(at: middle) < y { low = middle } else { high = middle }
    }
    return high
  }

  /// The last piece that begins at or before x.
  private func index(at x: Double) -> Int {
    max(pieces.partitioningIndex { $0.start.x > x } - 1, 0)
  }
}

extension PiecewiseCurve.Piece {
  fileprivate var isSound: Bool {
    guard start.isFinite, end.isFinite, start.x <= end.x else { return false }
    guard let controls else { return true }
    let range = start.x...end.x
    return controls.start.isFinite && controls.end.isFinite && range.contains(controls.start.x)
      && range.contains(controls.end.x)
  }

  private var width: Double { end.x - start.x }

  fileprivate func value(at x: Double) -> Double {
    guard width > 0 else { return end.y }
    let part = min(max((x - start.x) / width, 0), 1)
    guard let controls else { return part == 1 ? end.y : start.y + part * (end.y - start.y) }
    let u = horizontal(controls).parameter(x: part, guess: part)
    let v = 1 - u
    return v * v * (v * start.y + 3 * u * controls.start.y)
      + u * u * (3 * v * controls.end.y + u * end.y)
  }

  fileprivate func slope(at x: Double) -> Double {
    guard width > 0 else { return 0 }
    guard let controls else { return (end.y - start.y) / width }
    let part = min(max((x - start.x) / width, 0), 1)
    let bezier = horizontal(controls)
    let u = bezier.parameter(x: part, guess: part)
    let v = 1 - u
    let dy =
      3 * v * v * (controls.start.y - start.y) + 6 * u * v * (controls.end.y - controls.start.y)
      + 3 * u * u * (end.y - controls.end.y)
    let dx = bezier.dx(u) * width
    return dx > 0 ? dy / dx : (end.y - start.y) / width
  }

  /// The piece's x over its parameter, both as parts of the piece.
  private func horizontal(_ controls: Controls) -> CubicBezier {
    CubicBezier(
      x1: (controls.start.x - start.x) / width, y1: 0, x2: (controls.end.x - start.x) / width,
      y2: 1)
  }
}
