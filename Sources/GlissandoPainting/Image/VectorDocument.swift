import CVectorPictures
import Foundation
import GlissandoDrawing
import GlissandoFiles
import Synchronization

/// A file of curves, which can be drawn in any size: SVG, or the first page of a PDF.
final class VectorDocument: ScalableImage {
  let bytes: Data
  let kind: Int
  /// What tells it from all others.
  let number = numbers.add(1, ordering: .relaxed).newValue
  private static let numbers = Atomic(0)
  /// What draws it in sizes that are not its natural one.
  private let process: VectorProcess
  /// Whether a drawing has failed: the next would only take as long again.
  private let isBroken = Mutex(false)

  private init(_ bytes: Data, kind: Int, process: VectorProcess) {
    (self.bytes, self.kind, self.process) = (bytes, kind, process)
  }

  /// The image in a file, in its natural size at one pixel for each point.
  ///
  /// - Throws: `PaintedImage.ImageError` where it cannot be drawn.
  static func read(
    _ path: String, _ kind: ImageHeader.Kind, with process: VectorProcess,
    drawnLaterBy laterProcess: VectorProcess
  ) throws -> RasterImage {
    do throws(FileProblem) {
      let bytes = try InputFile.read(path, limit: ImageHeader.greatestFile)
      let document = VectorDocument(
        bytes, kind: kind == .pdf ? GLISSANDO_PDF : GLISSANDO_SVG, process: laterProcess)
      let drawing = try process.draw(document)
      return RasterImage(
        width: drawing.width, height: drawing.height, pixels: drawing.pixels, source: document)
    } catch {
      throw PaintedImage.ImageError.failed(path: path, reason: error.description)
    }
  }

  func draw(width: Int, height: Int) -> [UInt32]? {
    isBroken.withLock { isBroken in
      guard !isBroken else { return nil }
      let drawing = try? process.draw(self, width: width, height: height)
      isBroken = drawing == nil
      return drawing?.pixels
    }
  }
}
