package import Foundation
import Glibc

/// A regular file that is read.
///
/// It is opened without waiting, so that a pipe at its path is an error and not a program that hangs, and
/// its size is compared with a limit before anything is allocated.
package final class InputFile {
  /// The number of bytes when the file was opened.
  package let size: Int
  private let descriptor: Int32

  /// Opens a file.
  ///
  /// - Parameter limit: The bytes that are allowed.
  /// - Throws: Why it cannot be read: it is missing, not allowed, no regular file, or too large.
  package init(_ path: String, limit: Int = .max) throws(FileProblem) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Self.problem(code: errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let problem = FileProblem.last
      close(descriptor)
      throw problem
    }
    let kind = FileKind(status)
    guard kind == .regular, status.st_size <= limit else {
      close(descriptor)
      throw kind == .regular ? Self.tooLarge(Int(status.st_size), limit) : Self.noFile(kind)
    }
    (size, self.descriptor) = (Int(status.st_size), descriptor)
  }

  deinit { close(descriptor) }

  /// The whole of a file.
  ///
  /// - Parameter limit: The bytes that are allowed; one more is an error, also where the file grows
  ///   meanwhile.
  package static func read(_ path: String, limit: Int) throws(FileProblem) -> Data {
    let file = try InputFile(path, limit: limit)
    // Some files of the system say that they have no size.
    let data = try file.bytes(at: 0, count: file.size == 0 ? limit + 1 : file.size + 1)
    guard data.count <= limit else { throw tooLarge(data.count, limit) }
    return data
  }

  /// The text of a file in UTF-8, without the mark that some editors write before it.
  ///
  /// - Parameter limit: The bytes that are allowed.
  package static func text(_ path: String, limit: Int) throws(FileProblem) -> String {
    try String(fileContents: read(path, limit: limit))
  }

  /// Bytes from a place on; fewer at the end of the file.
  package func bytes(at offset: Int, count: Int) throws(FileProblem) -> Data {
    var data = Data()
    var piece = [UInt8](repeating: 0, count: min(max(count, 0), Self.pieceSize))
    while data.count < count {
      let wanted = min(piece.count, count - data.count)
      let read = pread(descriptor, &piece, wanted, off_t(offset + data.count))
      if read < 0, errno == EINTR { continue }
      guard read >= 0 else { throw .last }
      if read == 0 { break }
      data.append(contentsOf: piece[..<read])
    }
    return data
  }

  /// Whether there is a regular file that may be read.
  package static func isReadable(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && FileKind(status) == .regular && access(path, R_OK) == 0
  }

  /// In bytes: memory is allocated as a file is read, not as it says that it is long.
  private static let pieceSize = 1 << 20

  private static func problem(code: Int32) -> FileProblem {
    switch code {
    case ENOENT, ENOTDIR: FileProblem("there is no such file")
    case EACCES, EPERM: FileProblem("you are not allowed to read it")
    // What a socket answers.
    case ENXIO: noFile(.socket)
    default: FileProblem(code: code)
    }
  }

  private static func noFile(_ kind: FileKind) -> FileProblem {
    FileProblem("it is \(kind.words); name a file")
  }

  private static func tooLarge(_ size: Int, _ limit: Int) -> FileProblem {
    FileProblem("it has \(size) bytes; allowed are at most \(limit)")
  }
}
