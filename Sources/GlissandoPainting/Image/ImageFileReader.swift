package import Foundation
package import GlissandoDrawing
import GlissandoFiles

/// Reads image files: PNG with Cairo, JPEG with GdkPixbuf, SVG with librsvg and the first page of a PDF with Poppler.
///
/// The last three are loaded when the first file of their kind is read, so that a program
/// without such files neither needs them nor starts more slowly.
package final class ImageFileReader: ImageReader {
  private let memory: PictureMemory

  /// Makes a reader.
  ///
  /// - Parameter memory: Where the pixels of its images count.
  package init(memory: PictureMemory = .shared) { self.memory = memory }

  /// The image in a file, in its natural size.
  ///
  /// Allowed are files of 256 MB, with 67,108,864 pixels (8192 by 8192) and 32,767 along a side; what is
  /// larger is an error before it is decoded. Anything but a regular file is one too.
  ///
  /// - Throws: `PaintedImage.ImageError`, which says what is wrong with the file or what to
  ///   install.
  package func read(_ path: String) throws -> RasterImage {
    let kind: ImageHeader.Kind
    do {
      kind = try ImageHeader(InputFile(path, limit: ImageHeader.greatestFile)).kind
    } catch {
      throw PaintedImage.ImageError.failed(path: path, reason: error.description)
    }
    switch kind {
    case .png: return try image(path) { try RasterImage.readPNG(from: $0) }
    case .jpeg: return try image(path) { try PixbufLibrary.read($0) }
    case .svg: return try SVGLibrary.read(path)
    case .pdf: return try PDFLibrary.read(path)
    }
  }

  /// An image whose pixels can be read again.
  private func image(
    _ path: String, read: @escaping @Sendable (String) throws -> RasterImage
  ) throws -> RasterImage {
    let image = try read(path)
    let store = FilePixels(path, pixels: image.pixels, memory: memory) { try read($0).pixels }
    return RasterImage(width: image.width, height: image.height, store: store)
  }

  /// The bytes of a file that holds an image.
  ///
  /// - Throws: `PaintedImage.ImageError`, which says what is wrong or what to install.
  package func bytes(of image: RasterImage, as format: ImageFormat) throws -> Data {
    switch format {
    case .png:
      try PaintedImage(width: image.width, height: image.height, pixels: image.pixels).png()
    case .jpeg(let quality): try JPEGWriter.bytes(of: image, quality: quality)
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
    // declaration in C. What is no C function at all would bring its context, and be larger.
    precondition(MemoryLayout<Function>.size == MemoryLayout<UnsafeRawPointer>.size)
    return dlsym(handle, name).map { symbol in
      withUnsafeBytes(of: symbol) { $0.load(as: type) }
    }
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
