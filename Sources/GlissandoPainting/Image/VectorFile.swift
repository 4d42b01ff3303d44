import CPangoCairo
package import Foundation
package import GlissandoDrawing

/// Writes display lists as vectors.
package enum VectorFile {
  /// What a surface has written so far.
  private final class Output {
    var data = Data()
  }

  /// A list as SVG: lines, fills and letters as curves.
  ///
  /// The same list always gives the same text.
  ///
  /// - Parameters:
  ///   - list: What is drawn, in points from the top left corner.
  ///   - size: The page in points.
  /// - Returns: nil where Cairo cannot do it.
  package static func svg(_ list: DisplayList, size: CGSize) -> String? {
    let output = Output()
    let status = withExtendedLifetime(output) {
      let surface = cairo_svg_surface_create_for_stream(
        { closure, bytes, count in
          guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue()
            .data.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(output).toOpaque(), Double(size.width), Double(size.height))
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
      paint(list, on: surface)
      cairo_surface_finish(surface)
      defer { cairo_surface_destroy(surface) }
      return cairo_surface_status(surface)
    }
    guard status == CAIRO_STATUS_SUCCESS else { return nil }
    return withoutCounters(String(decoding: output.data, as: UTF8.self))
  }

  private static func paint(_ list: DisplayList, on surface: OpaquePointer?) {
    guard let context = cairo_create(surface) else { return }
    var painter = VectorPainter(context: context)
    painter.paint(list)
    cairo_destroy(context)
  }

  /// Cairo numbers surfaces through the life of the process; nothing refers to the page's number.
  private static func withoutCounters(_ text: String) -> String {
    guard let mark = text.range(of: " id=\"surface"),
      let end = text[mark.upperBound...].firstIndex(of: "\"")
    else { return text }
    return text.replacingCharacters(in: mark.lowerBound...end, with: "")
  }
}
