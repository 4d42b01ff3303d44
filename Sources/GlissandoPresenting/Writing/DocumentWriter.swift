import Foundation
import GlissandoPainting

/// Writes frames as the pages of a PDF, with vectors, text, an outline and links.
@MainActor
package final class DocumentWriter: FilmWriter {
  package let takesPixels = false
  private let path: String
  private let title: String?
  private var pages: [VectorFile.Page] = []

  /// Prepares a document with a title.
  package init(path: String, title: String? = nil) {
    self.path = path
    self.title = title
  }

  package func add(_ frame: FilmFrame) {
    pages.append(
      VectorFile.Page(
        frame.list, size: frame.size, title: frame.label.title, name: frame.label.name))
  }

  package func finish() throws {
    guard let data = VectorFile.pdf(pages, title: title) else {
      throw FilmError.unwritable(path: path, reason: "there is not enough memory")
    }
    try data.write(toFilm: path)
  }
}
