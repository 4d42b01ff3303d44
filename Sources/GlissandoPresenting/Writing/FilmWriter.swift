package import Foundation
package import GlissandoDrawing
import GlissandoFiles
package import GlissandoPainting

/// What frames are written with.
@MainActor
package protocol FilmWriter: AnyObject {
  /// Whether it wants pixels, rather than what is drawn.
  var takesPixels: Bool { get }
  /// Writes the next frame.
  ///
  /// - Throws: `FilmError`.
  func add(_ frame: FilmFrame) throws
  /// Writes what is left, after the last frame.
  ///
  /// - Throws: `FilmError`.
  func finish() throws
}

/// A frame that is to be written.
package struct FilmFrame {
  /// Its number in the film, from 0 on.
  package let index: Int
  /// What it is called.
  package let label: FilmLabel
  /// Whether it looks as the one that was written before it.
  package let isRepeat: Bool
  /// Its size in points.
  package let size: CGSize
  /// What is drawn, for writers of vectors.
  package let list: DisplayList
  /// The pixels, for writers of pixels.
  package let image: PaintedImage
}

/// What goes wrong with a film, in one line that says what to do.
package enum FilmError: Error, Equatable, CustomStringConvertible {
  /// A file or folder cannot be written; `reason` is the system's text.
  case unwritable(path: String, reason: String)
  /// A picture cannot be read.
  case unreadable(path: String, reason: String)
  /// There is no picture in a folder.
  case noPictures(folder: String)
  /// A picture is not as large as the first one.
  case otherSize(path: String, found: String, expected: String)
  /// The program that makes videos failed; `reason` is its own text.
  case encoder(path: String, reason: String)
  /// A frame would have more pixels than can be painted.
  case tooLarge(reason: String)
  /// A file of what was filmed in a window cannot be used.
  case damaged(path: String, reason: String)

  package var description: String {
    switch self {
    case .unwritable(let path, let reason):
      "the film cannot be written to “\(path)”: \(reason); name a place that can be written to"
    case .unreadable(let path, let reason): "the picture “\(path)” cannot be read: \(reason)"
    case .noPictures(let folder):
      "there is no PNG file in “\(folder)”; name a folder with the frames of a film"
    case .otherSize(let path, let found, let expected):
      "the picture “\(path)” has \(found) pixels, those before it \(expected); "
        + "all frames of a film have one size"
    case .encoder(let path, let reason): "ffmpeg could not write “\(path)”: \(reason)"
    case .tooLarge(let reason): "\(reason); choose a smaller size or scale"
    case .damaged(let path, let reason): "the film “\(path)” cannot be read: \(reason)"
    }
  }
}

extension Data {
  /// Writes a file; what goes wrong is a `FilmError`.
  func write(toFilm path: String) throws(FilmError) {
    do {
      try OutputFile.write(self, to: path)
    } catch {
      throw .unwritable(path: path, reason: error.description)
    }
  }
}
