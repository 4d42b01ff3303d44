import CVectorPictures
package import Foundation
package import GlissandoDrawing
import GlissandoFiles

/// Reads image files: PNG with Cairo, JPEG with GdkPixbuf, SVG with librsvg and the first page of a PDF with Poppler.
///
/// The last three are loaded when the first file of their kind is read, so that a program
/// without such files neither needs them nor starts more slowly. The last two work in a process of their own.
package final class ImageFileReader: ImageReader {
  private let memory: PictureMemory
  private let ahead: ReadingAhead
  private let vectors = VectorProcess()

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - memory: Where the pixels of its images count.
  ///   - isPatient: Whether it reads ahead only while nobody else wants the processor.
  package init(memory: PictureMemory = .shared, isPatient: Bool = true) {
    self.memory = memory
    ahead = ReadingAhead(isPatient: isPatient, memory: memory) { [vectors] in
      // In a process of its own: what takes long there must not keep waiting what is wanted now.
      try Self.image($0, memory, VectorProcess(), drawnLaterBy: vectors)
    }
  }

  /// The image in a file, in its natural size.
  ///
  /// Allowed are files of 256 MB, with 67,108,864 pixels (8192 by 8192) and 32,767 along a side; what is
  /// larger is an error before it is decoded. Anything but a regular file is one too.
  ///
  /// - Throws: `PaintedImage.ImageError`, which says what is wrong with the file or what to
  ///   install.
  package func read(_ path: String) throws -> RasterImage {
    try ahead.consume(path) ?? Self.image(path, memory, vectors, drawnLaterBy: vectors)
  }

  package func readAhead(_ images: [AwaitedImage]) { ahead.want(images) }

  package func imagesReadAhead() -> [RasterImage]? { ahead.readyImages() }

  /// Has what draws SVG and PDF files know the environment as it is now, which it else has from the start of the program.
  ///
  /// While there is but one thread.
  package static func noteEnvironment() { glissando_keep_environment() }

  /// The number of files that are read and were not asked for yet.
  package var aheadCount: Int { ahead.count }
  /// Whether there is anything that it reads ahead, now or soon.
  var isReadingAhead: Bool { ahead.isWorking }

  static func kind(of path: String) throws -> ImageHeader.Kind { try header(of: path).kind }

  private static func header(of path: String) throws -> ImageHeader {
    do {
      return try ImageHeader(InputFile(path, limit: ImageHeader.greatestFile))
    } catch {
      throw PaintedImage.ImageError.failed(path: path, reason: error.description)
    }
  }

  /// The image in a file, which one process draws now and another one in other sizes, if it is made of curves.
  private static func image(
    _ path: String, _ memory: PictureMemory, _ process: @autoclosure () -> VectorProcess,
    drawnLaterBy vectors: VectorProcess
  ) throws -> RasterImage {
    let header = try header(of: path)
    return switch header.kind {
    case .png: try image(path, header, memory) { try RasterImage.readPNG(from: $0) }
    case .jpeg: try image(path, header, memory) { try PixbufLibrary.read($0) }
    case .svg, .pdf:
      try VectorDocument.read(path, header.kind, with: process(), drawnLaterBy: vectors)
    }
  }

  /// An image whose pixels can be read again.
  private static func image(
    _ path: String, _ header: ImageHeader, _ memory: PictureMemory,
    read: @escaping @Sendable (String) throws -> RasterImage
  ) throws -> RasterImage {
    let image = try read(path)
    let (width, height) = (image.width, image.height)
    let store = FilePixels(path, pixels: image.pixels, memory: memory) { path in
      // It may be anything by now: a pipe that never ends, or gigabytes of pixels.
      let now = try Self.header(of: path)
      guard now.kind == header.kind, now.size == header.size else { throw Self.isAnother(path) }
      let again = try read(path)
      // A camera's note may turn it.
      guard again.width == width, again.height == height else { throw Self.isAnother(path) }
      return again.pixels
    }
    return RasterImage(width: width, height: height, store: store)
  }

  private static func isAnother(_ path: String) -> PaintedImage.ImageError {
    .failed(path: path, reason: "it is of another kind or size than before")
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
  /// There is no library, or no function, of the name.
  struct Missing: Error {}

  private let handle: UnsafeMutableRawPointer

  /// Loads the first of the names that there is.
  init(_ names: String...) throws {
    for name in names {
      if let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) {
        self.handle = handle
        return
      }
    }
    throw Missing()
  }

  /// A function of the library, or of one that it uses.
  func function<Function>(_ name: String) throws -> Function {
    // The type is that of the C function: nothing can check it, so each use stands beside its
    // declaration in C. What is no C function at all would bring its context, and be larger.
    precondition(MemoryLayout<Function>.size == MemoryLayout<UnsafeRawPointer>.size)
    guard let symbol = dlsym(handle, name) else { throw Missing() }
    return withUnsafeBytes(of: symbol) { $0.load(as: Function.self) }
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
