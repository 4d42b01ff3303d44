import CPangoCairo
import Foundation
import GlissandoDrawing

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

  /// The piece elsewhere.
  func applying(_ transform: CGAffineTransform) -> MeshPiece {
    func moved(_ corner: Corner) -> Corner {
      let point = CGPoint(x: corner.point.x, y: corner.point.y).applying(transform)
      return Corner(point: SIMD2(Double(point.x), Double(point.y)), color: corner.color)
    }
    let (a, b, c, d) = corners
    return MeshPiece(corners: (moved(a), moved(b), moved(c), moved(d)))
  }
}
