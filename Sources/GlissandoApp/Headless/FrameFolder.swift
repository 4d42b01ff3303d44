import Foundation
import GlissandoDrawing
import GlissandoFiles
import GlissandoPainting
import GlissandoPresenting

/// A folder that pictures are written to.
struct FrameFolder {
  let url: URL

  /// Makes the folder if need be.
  ///
  /// - Throws: `AppError` where nothing can be written.
  init(_ path: String) throws(AppError) {
    url = URL(fileURLWithPath: path, isDirectory: true)
    // Whether it worked, and why not, is best told by trying to write there.
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    do {
      try OutputFile.check(url.appendingPathComponent(Self.stripName).path)
    } catch {
      throw .unwritable(what: "frames", path: url.path, reason: error.description)
    }
  }

  /// Says that frames are too large for their files before any is painted.
  static func check(_ size: CGSize, scale: Double) throws(AppError) {
    let width = Int(pixels: (size.width * scale).rounded())
    let height = Int(pixels: (size.height * scale).rounded())
    if let reason = PictureLimit.problem(width: width, height: height) {
      throw .window(reason: "\(reason); choose a smaller --size or --scale")
    }
  }

  static let stripName = "strip.png"

  static func frameName(_ index: Int) -> String { FilmLabel(frame: index).file + ".png" }

  /// Writes a picture and says where it is.
  @discardableResult
  func write(_ image: PaintedImage, as name: String) throws(AppError) -> URL {
    let file = url.appendingPathComponent(name)
    do {
      try image.writePNG(to: file.path)
    } catch {
      throw .unwritable(
        what: "a frame", path: url.path,
        reason: (error as? PaintedImage.ImageError)?.reason ?? "\(error)")
    }
    return file
  }
}
