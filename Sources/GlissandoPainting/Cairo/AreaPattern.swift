import CPangoCairo
import Foundation
import GlissandoDrawing

/// Pixels of an area as what Cairo paints with: what rows of pixels can be filled with faster than Cairo finds them, or more
/// exactly.
enum AreaPattern {
  /// Fills the pixels that a context paints of a rectangle.
  ///
  /// - Parameters:
  ///   - painted: What is painted, in the coordinates that the context has now.
  ///   - seen: The pixels beyond which nobody sees anything; nil where all is seen.
  ///   - fill: Fills pixels of a row, from one column up to another: those of the context.
  /// - Returns: nil where nothing of it is to be seen.
  static func make(
    of painted: CGRect, on context: OpaquePointer, seen: IntRect? = nil,
    fill: (UnsafeMutablePointer<UInt32>, _ row: Int, _ columns: Range<Int>) -> Void
  ) -> OpaquePointer? {
    var area = pixels(of: painted, on: context)
    if let seen { area = area.intersection(seen) }
    guard !area.isEmpty,
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(area.width), Int32(area.height))
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for row in area.top..<area.bottom {
      UnsafeMutableRawPointer(bytes + (row - area.top) * stride)
        .withMemoryRebound(to: UInt32.self, capacity: area.width) {
          fill($0, row, area.left..<area.right)
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
