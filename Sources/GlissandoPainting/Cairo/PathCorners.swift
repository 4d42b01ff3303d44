import CPangoCairo
import GlissandoDrawing

/// Finds the corners of paths: those between which Cairo draws straight lines where a path is curved.
final class PathCorners {
  private let context: OpaquePointer?

  init() {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    context = cairo_create(surface)
    cairo_surface_destroy(surface)
  }

  deinit { cairo_destroy(context) }

  /// The corners of a path that is one closed line, in pixels; nil of one that is not.
  func corners(of path: Path, _ matrix: CGAffineTransform) -> [SIMD2<Double>]? {
    guard let context, matrix.isUndoable else { return nil }
    cairo_new_path(context)
    var cairoMatrix = matrix.cairo
    cairo_set_matrix(context, &cairoMatrix)
    CairoPath.add(path, to: context)
    cairo_identity_matrix(context)
    guard let flat = cairo_copy_path_flat(context) else { return nil }
    defer { cairo_path_destroy(flat) }
    guard flat.pointee.status == CAIRO_STATUS_SUCCESS, let data = flat.pointee.data else {
      return nil
    }
    return Self.corners(UnsafeBufferPointer(start: data, count: Int(flat.pointee.num_data)))
  }

  private static func corners(
    _ data: UnsafeBufferPointer<cairo_path_data_t>
  ) -> [SIMD2<Double>]? {
    var corners: [SIMD2<Double>] = []
    var index = 0
    while index < data.count {
      let header = data[index].header
      switch header.type {
      case CAIRO_PATH_MOVE_TO where corners.count < 2:
        corners = [SIMD2(data[index + 1].point.x, data[index + 1].point.y)]
      case CAIRO_PATH_MOVE_TO:
        // One more move without a line follows where a line is closed.
        if index + Int(header.length) < data.count { return nil }
      case CAIRO_PATH_LINE_TO:
        corners.append(SIMD2(data[index + 1].point.x, data[index + 1].point.y))
      default: break
      }
      index += Int(header.length)
    }
    return corners.count > 2 ? corners : nil
  }
}
