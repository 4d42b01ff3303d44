public import Foundation
import GlissandoDrawing
import GlissandoFiles
import GlissandoPainting
import GlissandoViews

// What programs draw on by calls: the pages of a PDF file, or a picture.

/// A file's address, as Core Foundation calls it.
public typealias CFURL = URL
/// What a context is told besides, as Core Foundation calls it.
public typealias CFDictionary = NSDictionary

/// The pages of a PDF file, on which `ImageRenderer.render` draws, or a picture, into which programs draw by calls.
///
/// SwiftUI: Core Graphics has contexts of other kinds, and draws on pages by calls, too.
public final class CGContext {
  /// Nil for a picture.
  private let url: URL?
  private let box: CGRect
  /// What is drawn into a picture; nil for a file.
  let recording: GraphicsRecording?
  private var pages: [VectorFile.Page] = []
  /// What is drawn on the page that was begun; nil between two pages.
  private var items: [DisplayItem]?

  /// Makes the context of a file that is written when it is closed.
  ///
  /// - Parameters:
  ///   - url: A file's; for another one there is no context.
  ///   - mediaBox: The size of all pages in points, and the coordinates of their lower left corner; nil for
  ///     612×792. For one that is empty or not finite there is no context.
  ///   - auxiliaryInfo: Says nothing here.
  public init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    let box = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    guard url.isFileURL, box.isFinite, box.width > 0, box.height > 0 else { return nil }
    self.url = url
    self.box = box
    recording = nil
  }

  /// Makes the context of a picture.
  init(_ recording: GraphicsRecording) {
    (self.recording, url, box) = (recording, nil, .zero)
  }

  deinit { closePDF() }

  /// Begins a page, and ends one that is open.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    endPDFPage()
    if url != nil { items = [] }
  }

  /// Ends the page that is open.
  public func endPDFPage() {
    guard let items else { return }
    pages.append(VectorFile.Page(DisplayList(items: items), size: box.size))
    self.items = nil
  }

  /// Ends the page that is open and writes the file, once: whole, or not at all where that fails, with a warning.
  public func closePDF() {
    endPDFPage()
    guard let url, !pages.isEmpty, let file = VectorFile.pdf(pages) else { return }
    pages = []
    do {
      try OutputFile.write(file, to: url.path)
    } catch {
      ViewWarning.once("\(url.path) is not written: \(error)")
    }
  }

  /// Draws what is given from its top left corner, with its lower left one at the origin; nothing between pages.
  func draw(_ list: DisplayList, size: CGSize) {
    let move = CGAffineTransform(
      translationX: -box.minX, y: box.maxY - size.height)
    let group = DisplayGroup(id: 0, projection: ProjectionTransform(move))
    items? += [.begin(group)] + list.items + [.end]
  }
}
