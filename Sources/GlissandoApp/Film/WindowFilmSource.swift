import Foundation
import GlissandoTools
import GlissandoDrawing
import GlissandoFiles
import GlissandoPresenting

/// What was filmed in a window, as a film of a constant rate.
@MainActor
final class WindowFilmSource: FilmSource {
  private let reader: WindowFilmReader
  private let frameRate: Double
  private var index = -1

  let size: CGSize
  let scale = 1.0
  let frameCount: Int?

  /// Opens a film.
  ///
  /// - Throws: `FilmError` where it cannot be read.
  init(_ path: String, frameRate: Double) throws(FilmError) {
    do {
      reader = try WindowFilmReader(path: path)
    } catch {
      throw .damaged(path: path, reason: error.description)
    }
    self.frameRate = frameRate
    size = CGSize(width: reader.width, height: reader.height)
    frameCount = max(1, Int(clamping: (reader.length * frameRate).rounded()))
  }

  var label: FilmLabel { FilmLabel(frame: index) }

  func advance() -> Bool {
    index += 1
    // Half a frame early: what was shown at about the same rate falls into one frame each.
    return reader.advance(to: (Double(index) + 0.5) / frameRate)
  }

  func picture() -> FilmPicture { .image(reader.image) }
}
