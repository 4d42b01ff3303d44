import Foundation
import GlissandoMotion

/// Puts cubic Béziers through a motion, end to end, each as long as it stays within an error.
///
/// Their control points lie at thirds of the time, so that each piece is the cubic polynomial with the
/// motion's own position and velocity at both ends.
struct SplineFit {
  let course: MotionCourse
  /// Seconds until the last piece ends.
  let duration: Double
  /// How far a piece may be from the motion, above 0.
  let error: Double

  /// More pieces nobody wants; a motion that would need them is followed less closely.
  private static let mostPieces = 400
  private static let checks = 24

  /// The pieces over [0, 1], from 0 to 1.
  func pieces() -> [PiecewiseCurve.Piece] {
    var pieces: [PiecewiseCurve.Piece] = []
    var start = 0.0
    while start < duration, pieces.count < Self.mostPieces {
      let end = longestEnd(from: start)
      pieces.append(piece(start, end))
      start = end
    }
    guard let last = pieces.indices.last else { return [] }
    pieces[last].end = PiecewiseCurve.Point(x: 1, y: 1)
    return pieces
  }

  /// How far a piece from one time may reach.
  private func longestEnd(from start: Double) -> Double {
    // What is cut off jumps to its target there: no piece is short enough for that.
    if holds(start, duration) || duration - start < duration * 1e-6 { return duration }
    var low = start
    var high = duration
    // Doubling from a small step finds the first piece that is too long, also where a longer one would
    // happen to fit again.
    var step = duration / 256
    while start + step < duration, holds(start, start + step) {
      low = start + step
      step *= 1.5
    }
    high = min(start + step, duration)
    for _ in 0..<20 {
      let middle = (low + high) / 2
      if holds(start, middle) { low = middle } else { high = middle }
    }
    return low > start ? low : min(start + duration / Double(Self.mostPieces), duration)
  }

  private func holds(_ start: Double, _ end: Double) -> Bool {
    let width = end - start
    let ends = (course.position(at: start), target(end))
    let slopes = (course.velocity(at: start) * width, course.velocity(at: end) * width)
    for check in 1..<Self.checks {
      let u = Double(check) / Double(Self.checks)
      let v = 1 - u
      // The polynomial of Hermite.
      let y =
        ends.0 * (1 + 2 * u) * v * v + slopes.0 * u * v * v + ends.1 * u * u * (3 - 2 * u)
        - slopes.1 * u * u * v
      if abs(y - course.position(at: start + u * width)) > error { return false }
    }
    return true
  }

  private func target(_ end: Double) -> Double { end >= duration ? 1 : course.position(at: end) }

  private func piece(_ start: Double, _ end: Double) -> PiecewiseCurve.Piece {
    let third = (end - start) / 3
    let y0 = course.position(at: start)
    let y1 = target(end)
    let last = end >= duration
    return PiecewiseCurve.Piece(
      start: point(start, y0), end: last ? .init(x: 1, y: 1) : point(end, y1),
      controls: .init(
        start: point(start + third, y0 + course.velocity(at: start) * third),
        end: point(end - third, y1 - course.velocity(at: end) * third)))
  }

  private func point(_ time: Double, _ y: Double) -> PiecewiseCurve.Point {
    PiecewiseCurve.Point(x: time / duration, y: y)
  }
}
