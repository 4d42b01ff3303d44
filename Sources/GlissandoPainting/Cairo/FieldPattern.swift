import CPangoCairo
import Foundation
import GlissandoDrawing

/// A gradient around a centre, or between the points of a grid, as a picture of what is painted with it.
///
/// Cairo itself has both as meshes, for which it takes ten times as long; near a centre their pixels lie up to one off.
enum FieldPattern {
  /// - Returns: nil where nothing of it is to be seen, or it has one colour only.
  static func make(
    _ gradient: GradientPaint, opacity: Double, frame: CGRect, painted: CGRect,
    on context: OpaquePointer
  ) -> OpaquePointer? {
    var faded = gradient
    // There is nothing beyond the ends.
    faded.spread = .held
    for index in faded.stops.indices { faded.stops[index].color.opacity *= Float(opacity) }
    let area = pixels(of: painted, on: context)
    // A matrix that cannot be undone would end all drawing.
    guard !area.isEmpty, context.matrix.isUndoable,
      let field = GradientField(faded, frame: frame, context.matrix),
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(area.width), Int32(area.height))
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for row in area.top..<area.bottom {
      UnsafeMutableRawPointer(bytes + (row - area.top) * stride)
        .withMemoryRebound(to: UInt32.self, capacity: area.width) {
          field.fill($0, row: row, columns: area.left..<area.right)
        }
    }
    cairo_surface_mark_dirty(surface)
    return pattern(of: surface, at: area, on: context)
  }

  /// The pixels of the context that a rectangle touches and its clip leaves.
  private static func pixels(of painted: CGRect, on context: OpaquePointer) -> IntRect {
    let (matrix, clip) = (context.matrix, context.clipInPixels)
    let place = painted.applying(matrix).insetBy(dx: -1, dy: -1)
    return IntRect(around: place.isFinite && !place.isNull ? clip.intersection(place) : clip)
  }

  private static func pattern(
    of surface: OpaquePointer, at area: IntRect, on context: OpaquePointer
  ) -> OpaquePointer? {
    let pattern = cairo_pattern_create_for_surface(surface)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    var matrix = context.matrix.concatenating(
      CGAffineTransform(translationX: -CGFloat(area.left), y: -CGFloat(area.top))
    ).cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    return pattern
  }
}
