import Dispatch
import Foundation
import GlissandoPainting
import Synchronization

// Frames that are written as files of pictures.

/// Where each of several pictures goes.
package enum PictureFiles: Equatable, Sendable {
  /// Into a folder, by their names.
  case folder(String)
  /// Beside each other, by a path to which their numbers are added where there are several.
  case beside(String)

  /// The path of a picture, without its ending.
  func path(of frame: FilmFrame, isAlone: Bool) -> String {
    switch self {
    case .folder(let folder): return folder + "/" + frame.label.file
    case .beside(let path):
      if isAlone { return path }
      let number = frame.label.file.drop { !$0.isNumber }
      return path + "-" + number
    }
  }

  /// Makes the folder if need be, and finds out whether it can be written to.
  func prepare() throws(FilmError) {
    guard case .folder(let folder) = self else { return }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), !isFolder.boolValue {
      throw .unwritable(path: folder, reason: "it is a file and no folder")
    }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: folder, reason: (error as NSError).localizedDescription)
    }
    guard access(folder, W_OK) == 0 else {
      throw .unwritable(path: folder, reason: String(cString: strerror(errno)))
    }
  }
}

/// Writes frames as PNG files, on as many threads as the machine has.
@MainActor
package final class PNGWriter: FilmWriter {
  package let takesPixels = true
  private let files: PictureFiles
  private let isAlone: Bool
  /// The picture that is shown, and the files that show it.
  private var image: PaintedImage?
  private var paths: [String] = []
  private let queue = DispatchQueue(label: "pictures", attributes: .concurrent)
  private let group = DispatchGroup()
  /// Bounds the pictures that wait, each of which takes the memory of a frame.
  private let room = DispatchSemaphore(value: ProcessInfo.processInfo.activeProcessorCount + 1)
  private let failure = Failure()

  /// The first thing that went wrong on any thread.
  private final class Failure: Sendable {
    private let first = Mutex<FilmError?>(nil)

    var error: FilmError? { first.withLock { $0 } }

    func note(_ error: FilmError) {
      first.withLock { first in if first == nil { first = error } }
    }
  }

  /// Prepares to write.
  ///
  /// - Parameter isAlone: Whether there is one picture only, which needs no number.
  /// - Throws: `FilmError` where nothing can be written.
  package init(_ files: PictureFiles, isAlone: Bool = false) throws(FilmError) {
    self.files = files
    self.isAlone = isAlone
    try files.prepare()
  }

  package func add(_ frame: FilmFrame) throws {
    if !frame.isRepeat || image == nil {
      flush()
      image = frame.image
    }
    paths.append(files.path(of: frame, isAlone: isAlone) + ".png")
    if let error = failure.error { throw error }
  }

  package func finish() throws {
    flush()
    group.wait()
    if let error = failure.error { throw error }
  }

  private func flush() {
    guard let image, !paths.isEmpty else { return }
    let (paths, failure, room) = (paths, failure, room)
    self.paths = []
    self.image = nil
    room.wait()
    queue.async(group: group) {
      defer { room.signal() }
      do throws(FilmError) {
        try Self.write(image, to: paths)
      } catch {
        failure.note(error)
      }
    }
  }

  /// Compresses once, whatever the number of files.
  private nonisolated static func write(
    _ image: PaintedImage, to paths: [String]
  ) throws(FilmError) {
    guard let first = paths.first else { return }
    let data: Data
    do {
      data = try image.png()
    } catch {
      throw .unwritable(path: first, reason: error.reason)
    }
    for path in paths { try data.write(toFilm: path) }
  }
}

/// Writes frames as SVG files.
@MainActor
package final class SVGWriter: FilmWriter {
  package let takesPixels = false
  private let files: PictureFiles
  private let isAlone: Bool

  /// Prepares to write; as for PNG files.
  package init(_ files: PictureFiles, isAlone: Bool = false) throws(FilmError) {
    self.files = files
    self.isAlone = isAlone
    try files.prepare()
  }

  package func add(_ frame: FilmFrame) throws {
    let path = files.path(of: frame, isAlone: isAlone) + ".svg"
    guard let text = VectorFile.svg(frame.list, size: frame.size) else {
      throw FilmError.unwritable(path: path, reason: "there is not enough memory")
    }
    try Data(text.utf8).write(toFilm: path)
  }

  package func finish() {}
}
