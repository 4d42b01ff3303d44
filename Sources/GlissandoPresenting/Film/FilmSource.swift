package import Foundation
package import GlissandoDrawing
package import GlissandoPainting

/// What a film is made of: one frame after the other, on a clock that only counts.
@MainActor
package protocol FilmSource: AnyObject {
  /// The size of all frames in points.
  var size: CGSize { get }
  /// Pixels per point.
  var scale: Double { get }
  /// The number of frames; nil where there are as many as anybody asks for.
  var frameCount: Int? { get }
  /// Makes the next frame, the first one at first.
  ///
  /// - Returns: Whether it may look different from the one before.
  func advance() -> Bool
  /// What the last frame shows.
  ///
  /// - Throws: `FilmError` for a frame that cannot be read.
  func picture() throws -> FilmPicture
  /// What the last frame is called.
  var label: FilmLabel { get }
}

extension FilmSource {
  /// The size of all frames in pixels, at least 1.
  package var pixelSize: (width: Int, height: Int) {
    (
      max(1, Int(pixels: (Double(size.width) * scale).rounded())),
      max(1, Int(pixels: (Double(size.height) * scale).rounded()))
    )
  }
}

/// What a frame shows.
package enum FilmPicture {
  /// What is drawn, in points, and the colour behind it.
  case list(DisplayList, ground: Color.Resolved)
  /// Pixels.
  case image(PaintedImage)
}

/// What a frame is called.
package struct FilmLabel: Equatable, Sendable {
  /// The name of a file, without its ending: sorting names sorts the frames.
  package var file: String
  /// The words in a document's outline; nil leaves the frame out of it.
  package var title: String?
  /// What links within a document call it; nil where none leads there.
  package var name: String?

  /// A label.
  package init(file: String, title: String? = nil, name: String? = nil) {
    self.file = file
    self.title = title
    self.name = name
  }

  /// The label of a frame that only has a number.
  package init(frame: Int) { self.init(file: FilmLabel.numbered("frame", frame, digits: 4)) }

  /// A word with a number behind it, of so many digits or more.
  package static func numbered(_ word: String, _ number: Int, digits: Int) -> String {
    let text = String(number)
    return word + "-" + String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}

/// What lies behind everything in a film.
package enum FilmBackground: Equatable, Sendable {
  /// What is there anyway.
  case own
  /// Nothing: what is not painted stays transparent.
  case none
  /// A colour.
  case color(Color.Resolved)
}
