import Foundation
import Glibc

/// Writes a session into a file as it happens.
///
/// Each line is handed to the system before what it tells of takes effect, so that the file holds
/// all that led to a crash.
@MainActor
package final class RecordingWriter {
  private let descriptor: Int32
  private let path: String
  /// Whether a line could not be written; what follows would be no whole recording either.
  package private(set) var hasFailed = false

  /// Creates the file.
  ///
  /// - Throws: `OptionError` if it cannot be written.
  package init(path: String) throws(OptionError) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    self.path = path
    guard descriptor >= 0 else {
      throw .unwritable(what: "the recording", path: path, reason: String(cString: strerror(errno)))
    }
  }

  deinit { close(descriptor) }

  /// Writes what the session begins with.
  package func write(_ header: RecordingHeader) {
    write(header.lines.joined(separator: "\n"))
  }

  /// Writes what is about to happen.
  package func write(_ step: RecordedStep) { write(step.line) }

  /// Writes lines; when that fails, says so once, and the session goes on without a recording.
  private func write(_ text: String) {
    guard !hasFailed else { return }
    var line = text
    line += "\n"
    let isWritten = line.withUTF8 { bytes -> Bool in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
      return true
    }
    guard !isWritten else { return }
    hasFailed = true
    let error = OptionError.unwritable(
      what: "the recording", path: path, reason: String(cString: strerror(errno)))
    FileHandle.standardError.write(Data("\(error)\n".utf8))
  }
}
