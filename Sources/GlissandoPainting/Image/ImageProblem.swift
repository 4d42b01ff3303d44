import Foundation
import GlissandoFiles

/// What is wrong with an image file.
package struct ImageProblem: Equatable {
  /// A sentence about the file: “it is empty”.
  package let reason: String
  /// Whether nothing of it is shown; of a JPEG that is cut off, what is there is.
  package let hidesAll: Bool
}

extension ImageFileReader {
  /// What is wrong with a file of curves, which is drawn for that; nil for one of pixels.
  package static func drawingProblem(with path: String) -> String? {
    do {
      guard try [.svg, .pdf].contains(kind(of: path)) else { return nil }
      _ = try ImageFileReader().read(path)
      return nil
    } catch {
      return (error as? PaintedImage.ImageError)?.reason ?? "\(error)"
    }
  }

  /// What is wrong with a file, as far as its first and its last bytes tell; nil where they are those of an image.
  ///
  /// Nothing is decoded: it may be asked of all pictures of a talk.
  package static func problem(with path: String) -> ImageProblem? {
    do throws(FileProblem) {
      let file = try InputFile(path, limit: ImageHeader.greatestFile)
      guard file.size > 0 else { throw FileProblem("it is empty") }
      let header = try ImageHeader(file)
      guard try !header.hasEnd(in: file) else { return nil }
      return ImageProblem(reason: "it is cut off", hidesAll: header.kind != .jpeg)
    } catch {
      return ImageProblem(reason: error.description, hidesAll: true)
    }
  }
}

extension ImageHeader {
  /// Some programs write a little more behind an image.
  private static let tailLength = 1 << 16

  /// Whether a file of pixels has what ends it; curves are only known when they are read.
  fileprivate func hasEnd(in file: InputFile) throws(FileProblem) -> Bool {
    let mark: Data
    switch kind {
    case .png: mark = Data("IEND".utf8)
    case .jpeg: mark = Data([0xFF, 0xD9])
    case .svg, .pdf: return true
    }
    let tail = max(file.size - Self.tailLength, start)
    return try file.bytes(at: tail, count: file.size - tail).range(of: mark) != nil
  }
}
