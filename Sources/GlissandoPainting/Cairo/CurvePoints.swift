import Foundation

/// The points between which Cairo draws a curve as straight lines.
enum CurvePoints {
  /// How far lines may lie from what they stand for, in pixels.
  static let tolerance = 0.1

  typealias Place = SIMD2<Int>

  /// Hands on the points but for the last, in 256ths of a pixel, with the direction of the curve there.
  static func forEach(
    _ a: Place, _ b: Place, _ c: Place, _ d: Place,
    _ body: (Place, _ direction: Place) -> Void
  ) {
    if error(b &- a, c &- a, d &- a) < tolerance * tolerance { return body(a, b &- a) }
    let (ab, bc, cd) = (middle(a, b), middle(b, c), middle(c, d))
    let (abc, bcd) = (middle(ab, bc), middle(bc, cd))
    let half = middle(abc, bcd)
    forEach(a, ab, abc, half, body)
    forEach(half, bcd, cd, d, body)
  }

  private static func middle(_ a: Place, _ b: Place) -> Place { a &+ ((b &- a) &>> 1) }

  /// The square of how far, in pixels, a curve from zero may lie from a straight line.
  private static func error(_ b: Place, _ c: Place, _ d: Place) -> Double {
    let line = d.pixels
    let length = (line * line).sum()
    func square(_ control: Place) -> Double {
      let point = control.pixels
      let along = (point * line).sum()
      let rest =
        length == 0 || along <= 0
        ? point : along >= length ? point - line : point - along / length * line
      return (rest * rest).sum()
    }
    return max(square(b), square(c))
  }
}
