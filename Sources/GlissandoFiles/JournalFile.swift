package import Foundation
import Glibc

/// A file that is there from the first line on and grows by whole pieces, so that it holds all that led to
/// the end of a program, whatever ended it.
package final class JournalFile: Sendable {
  private let descriptor: Int32

  /// Creates the file.
  ///
  /// - Parameter isNew: Whether there must be none of the name, rather than that it is replaced.
  /// - Throws: Why it cannot be written.
  package init(_ path: String, isNew: Bool = false) throws(FileProblem) {
    descriptor = try Descriptor.openForWriting(path, O_CREAT | (isNew ? O_EXCL : O_TRUNC))
  }

  deinit { close(descriptor) }

  /// Hands bytes to the system.
  package func append(_ data: Data) throws(FileProblem) {
    let code = data.withUnsafeBytes { Descriptor.write($0, to: descriptor) }
    guard code == 0 else { throw FileProblem(code: code) }
  }
}

/// What both kinds of files do with a descriptor.
enum Descriptor {
  /// Opens without waiting for somebody who reads: a pipe that nobody reads is an error.
  static func openForWriting(_ path: String, _ flags: Int32 = 0) throws(FileProblem) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK | flags, 0o666)
    guard descriptor >= 0 else {
      throw errno == ENXIO
        ? FileProblem("it is a pipe that nobody reads; name a file") : .last
    }
    // Writing waits again, as a full pipe would else lose what follows.
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    return descriptor
  }

  /// Writes all bytes.
  ///
  /// - Returns: The error's number; 0 for none.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var rest = bytes
    while let start = rest.baseAddress, !rest.isEmpty {
      let count = Glibc.write(descriptor, start, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count == 0 ? EIO : errno }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    return 0
  }
}
