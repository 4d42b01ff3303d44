import Foundation

/// A cell of a mesh whose sides are cubic Bézier curves.
enum BezierMesh {
  /// Where the lines from a point aim.
  struct Controls {
    let leading: SIMD2<Double>
    let top: SIMD2<Double>
    let trailing: SIMD2<Double>
    let bottom: SIMD2<Double>

    /// Places controls that are given as parts of a size.
    init(_ parts: SIMD8<Double>, origin: SIMD2<Double>, size: SIMD2<Double>) {
      leading = origin + SIMD2(parts[0], parts[1]) * size
      top = origin + SIMD2(parts[2], parts[3]) * size
      trailing = origin + SIMD2(parts[4], parts[5]) * size
      bottom = origin + SIMD2(parts[6], parts[7]) * size
    }
  }

  /// A corner of a cell.
  struct Corner {
    let point: SIMD2<Double>
    let controls: Controls
  }

  /// The point of a cell at parts of its sides.
  ///
  /// It lies on the surface that is stretched between the four curves: the mean of the two that
  /// lead across plus that of the two that lead down, less that of the corners; Coons, 1967.
  static func point(
    _ u: Double, _ v: Double, upper: (Corner, Corner), lower: (Corner, Corner)
  ) -> SIMD2<Double> {
    let above = across(upper.0, upper.1, u)
    let below = across(lower.0, lower.1, u)
    let left = down(upper.0, lower.0, v)
    let right = down(upper.1, lower.1, v)
    let corners = mix(
      mix(upper.0.point, upper.1.point, u), mix(lower.0.point, lower.1.point, u), v)
    return mix(above, below, v) + mix(left, right, u) - corners
  }

  private static func across(_ start: Corner, _ end: Corner, _ t: Double) -> SIMD2<Double> {
    curve(start.point, start.controls.trailing, end.controls.leading, end.point, t)
  }

  private static func down(_ start: Corner, _ end: Corner, _ t: Double) -> SIMD2<Double> {
    curve(start.point, start.controls.bottom, end.controls.top, end.point, t)
  }

  private static func curve(
    _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>, _ t: Double
  ) -> SIMD2<Double> {
    let rest = 1 - t
    let ends = a * (rest * rest * rest) + d * (t * t * t)
    return ends + b * (3 * rest * rest * t) + c * (3 * rest * t * t)
  }

  private static func mix(
    _ first: SIMD2<Double>, _ second: SIMD2<Double>, _ part: Double
  ) -> SIMD2<Double> {
    first + (second - first) * part
  }
}
