import CPangoCairo
package import Foundation
package import GlissandoDrawing

/// Writes display lists as vectors.
package enum VectorFile {
  /// A list as SVG: lines, fills and letters as curves.
  ///
  /// The same list always gives the same text.
  ///
  /// - Parameters:
  ///   - list: What is drawn, in points from the top left corner.
  ///   - size: The page in points.
  /// - Returns: nil where Cairo cannot do it.
  package static func svg(_ list: DisplayList, size: CGSize) -> String? {
    let output = CairoOutput()
    let status = withExtendedLifetime(output) {
      let surface = cairo_svg_surface_create_for_stream(
        CairoOutput.write, Unmanaged.passUnretained(output).toOpaque(), Double(size.width),
        Double(size.height))
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
      paint(list, on: surface)
      cairo_surface_finish(surface)
      defer { cairo_surface_destroy(surface) }
      return cairo_surface_status(surface)
    }
    guard status == CAIRO_STATUS_SUCCESS else { return nil }
    return SVGNumbering.renumbered(String(decoding: output.data, as: UTF8.self))
  }

  /// One page of a PDF.
  package struct Page {
    /// What is drawn, in points from the top left corner.
    package var list: DisplayList
    /// The page in points.
    package var size: CGSize
    /// The words in the outline; nil leaves the page out of it.
    package var title: String?
    /// What links to the page call it, behind a `#`; nil where none leads there.
    package var name: String?

    /// A page.
    package init(
      _ list: DisplayList, size: CGSize, title: String? = nil, name: String? = nil
    ) {
      self.list = list
      self.size = size
      self.title = title
      self.name = name
    }
  }

  /// Pages as PDF: lines and fills as vectors, letters as text that can be searched and copied.
  ///
  /// The same pages always give the same bytes: there is no date in them.
  ///
  /// - Returns: nil where Cairo cannot do it.
  package static func pdf(_ pages: [Page], title: String? = nil) -> Data? {
    let output = CairoOutput()
    let status = withExtendedLifetime(output) {
      let surface = cairo_pdf_surface_create_for_stream(
        CairoOutput.write, Unmanaged.passUnretained(output).toOpaque(), 1, 1)
      defer { cairo_surface_destroy(surface) }
      // Objects one by one, as every reader knows them.
      cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
      // Else it would be the present moment, and no two files the same.
      cairo_pdf_surface_set_metadata(
        surface, CAIRO_PDF_METADATA_CREATE_DATE, "2001-01-01T00:00:00Z")
      if let title { cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title) }
      let names = Set(pages.compactMap(\.name))
      for (index, page) in pages.enumerated() {
        add(page, number: index + 1, names: names, to: surface)
      }
      cairo_surface_finish(surface)
      return cairo_surface_status(surface)
    }
    return status == CAIRO_STATUS_SUCCESS ? output.data : nil
  }

  private static func add(
    _ page: Page, number: Int, names: Set<String>, to surface: OpaquePointer?
  ) {
    cairo_pdf_surface_set_size(surface, Double(page.size.width), Double(page.size.height))
    guard let context = cairo_create(surface) else { return }
    defer { cairo_destroy(context) }
    if let name = page.name { PageLink.addName(name, to: context) }
    let painter = VectorPainter(context: context)
    painter.paint(page.list)
    for link in painter.links { link.add(to: context, names: names) }
    if let title = page.title {
      cairo_pdf_surface_add_outline(
        surface, Int32(CAIRO_PDF_OUTLINE_ROOT), title, "page=\(number)", CAIRO_PDF_OUTLINE_FLAG_OPEN
      )
    }
    cairo_surface_show_page(surface)
  }

  private static func paint(_ list: DisplayList, on surface: OpaquePointer?) {
    guard let context = cairo_create(surface) else { return }
    let painter = VectorPainter(context: context)
    painter.paint(list)
    cairo_destroy(context)
  }
}
