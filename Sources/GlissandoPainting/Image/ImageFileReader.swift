import Foundation
package import GlissandoDrawing

/// Reads image files: PNG with Cairo, JPEG with GdkPixbuf and SVG with librsvg.
///
/// The two libraries are loaded when the first file of their kind is read, so that a program
/// without such files neither needs them nor starts more slowly.
package final class ImageFileReader: ImageReader {
  /// Makes a reader.
  package init() {}

  /// The image in a file, in its natural size.
  ///
  /// - Throws: `PaintedImage.ImageError`, which says what is wrong with the file or what to
  ///   install.
  package func read(_ path: String) throws -> RasterImage {
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw PaintedImage.ImageError.failed(path: path, reason: "it cannot be opened")
    }
    // Endings lie; the first bytes do not.
    let head = (try? file.read(upToCount: 512)) ?? Data()
    try? file.close()
    switch Kind(head) {
    case .png: return try RasterImage.readPNG(from: path)
    case .jpeg: return try PixbufLibrary.read(path)
    case .svg: return try SVGLibrary.read(path)
    case nil:
      throw PaintedImage.ImageError.failed(
        path: path, reason: "it is neither a PNG, nor a JPEG, nor an SVG file")
    }
  }

  private enum Kind {
    case png, jpeg, svg

    init?(_ head: Data) {
      let text = String(decoding: head, as: UTF8.self)
      if head.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
        self = .png
      } else if head.starts(with: [0xFF, 0xD8, 0xFF]) {
        self = .jpeg
      } else if text.contains("<svg") || text.contains("<!DOCTYPE svg")
        || text.hasPrefix("<?xml")
      {
        self = .svg
      } else {
        return nil
      }
    }
  }
}

/// A library that is loaded when it is first needed, and stays.
struct LazyLibrary {
  private let handle: UnsafeMutableRawPointer

  /// Loads the first of the names that there is.
  init?(_ names: String...) {
    for name in names {
      if let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) {
        self.handle = handle
        return
      }
    }
    return nil
  }

  /// A function of the library, or of one that it uses; nil when there is none of that name.
  func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    // The type is that of the C function: nothing can check it, so each use stands beside its
    // declaration in C.
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}

/// What a library says about a failure: a `GError`, whose message comes after two words of 4 bytes.
///
/// It is never given back: there is one for each bad file, and each file is read once.
enum LibraryError {
  /// What the library says, or a sentence of our own.
  static func text(_ error: UnsafeMutableRawPointer?) -> String {
    let message = error?.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self)
    return message.flatMap { $0 }.map { String(cString: $0) } ?? "the library gives no reason"
  }
}
