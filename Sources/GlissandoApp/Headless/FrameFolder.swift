import Foundation
import GlissandoPainting

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
    let probe = url.appendingPathComponent(Self.stripName)
    guard let file = fopen(probe.path, "a") else {
      throw .unwritable(what: "frames", path: url.path, reason: String(cString: strerror(errno)))
    }
    fclose(file)
  }

  static let stripName = "strip.png"

  static func frameName(_ index: Int) -> String {
    let digits = String(index)
    return "frame-" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ".png"
  }

  /// Writes a picture and says where it is.
  @discardableResult
  func write(_ image: PaintedImage, as name: String) throws(AppError) -> URL {
    let file = url.appendingPathComponent(name)
    do {
      try image.writePNG(to: file.path)
    } catch {
      throw .unwritable(what: "a frame", path: url.path, reason: "\(error)")
    }
    return file
  }
}
