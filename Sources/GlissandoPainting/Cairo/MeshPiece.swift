import CPangoCairo
import Foundation

/// A straight-sided piece of a mesh between four corners, in order around it.
struct MeshPiece {
  struct Corner {
    var point: SIMD2<Double>
    var color: SIMD4<Double>

    /// The point half way, with the colour that is there.
    func middle(to other: Corner) -> Corner {
      Corner(point: (point + other.point) / 2, color: (color + other.color) / 2)
    }
  }

  var corners: (Corner, Corner, Corner, Corner)

  init(corners: (Corner, Corner, Corner, Corner)) { self.corners = corners }

  /// A rectangle of one colour.
  init(_ rect: CGRect, of color: SIMD4<Double>) {
    func corner(_ x: CGFloat, _ y: CGFloat) -> Corner {
      Corner(point: SIMD2(Double(x), Double(y)), color: color)
    }
    corners = (
      corner(rect.minX, rect.minY), corner(rect.maxX, rect.minY), corner(rect.maxX, rect.maxY),
      corner(rect.minX, rect.maxY)
    )
  }

  /// So often pieces of one gradient are cut that reach far beyond what can be seen: enough for points
  /// anywhere, and little work.
  static let cuts = 20_000

  /// Adds the piece to a pattern, its colours' opacity multiplied by `opacity`.
  func add(to pattern: OpaquePointer?, opacity: Double) {
    let (a, b, c, d) = corners
    cairo_mesh_pattern_begin_patch(pattern)
    cairo_mesh_pattern_move_to(pattern, a.point.x, a.point.y)
    for corner in [b, c, d] { cairo_mesh_pattern_line_to(pattern, corner.point.x, corner.point.y) }
    for (index, corner) in [a, b, c, d].enumerated() {
      let color = corner.color
      cairo_mesh_pattern_set_corner_color_rgba(
        pattern, UInt32(index), color.x, color.y, color.z, color.w * opacity)
    }
    cairo_mesh_pattern_end_patch(pattern)
  }

  /// Calls `body` with pieces that cover what can be seen of this one and are not much larger than
  /// that: Cairo's work goes with a piece's size, seen or not.
  ///
  /// - Complexity: O(log *n*) in the piece's size for most, and never more than `budget`, which is
  ///   what is left of it.
  func forEachVisible(in visible: CGRect, budget: inout Int, _ body: (MeshPiece) -> Void) {
    let (lower, upper) = bounds
    guard budget > 0, lower.x <= visible.maxX, lower.y <= visible.maxY, upper.x >= visible.minX,
      upper.y >= visible.minY
    else { return }
    let size = upper - lower
    guard size.x > Self.greatest * visible.width || size.y > Self.greatest * visible.height else {
      return body(self)
    }
    budget -= 1
    let (first, second) = halves
    first.forEachVisible(in: visible, budget: &budget, body)
    second.forEachVisible(in: visible, budget: &budget, body)
  }

  /// How much wider and higher than what is seen a piece may be.
  private static let greatest = 2.0

  private var bounds: (SIMD2<Double>, SIMD2<Double>) {
    let (a, b, c, d) = corners
    return (
      pointwiseMin(pointwiseMin(a.point, b.point), pointwiseMin(c.point, d.point)),
      pointwiseMax(pointwiseMax(a.point, b.point), pointwiseMax(c.point, d.point))
    )
  }

  /// The piece cut across its longer sides.
  private var halves: (MeshPiece, MeshPiece) {
    let (a, b, c, d) = corners
    let across = max(length(a, b), length(d, c))
    let down = max(length(a, d), length(b, c))
    if across > down {
      let (above, below) = (a.middle(to: b), d.middle(to: c))
      return (
        MeshPiece(corners: (a, above, below, d)), MeshPiece(corners: (above, b, c, below))
      )
    }
    let (left, right) = (a.middle(to: d), b.middle(to: c))
    return (MeshPiece(corners: (a, b, right, left)), MeshPiece(corners: (left, right, c, d)))
  }

  private func length(_ start: Corner, _ end: Corner) -> Double {
    hypot(end.point.x - start.point.x, end.point.y - start.point.y)
  }
}
