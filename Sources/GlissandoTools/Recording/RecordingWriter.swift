package import GlissandoDesktop
import Foundation
import GlissandoFiles

/// Writes a session into a file as it happens.
///
/// Each line is handed to the system before what it tells of takes effect, so that the file holds
/// all that led to a crash.
@MainActor
package final class RecordingWriter {
  private let file: JournalFile
  private let path: String
  /// Whether a line could not be written; what follows would be no whole recording either.
  package private(set) var hasFailed = false

  /// Creates the file.
  ///
  /// - Throws: `OptionError` if it cannot be written.
  package init(path: String) throws(OptionError) {
    self.path = path
    do {
      file = try JournalFile(path)
    } catch {
      throw .unwritable(what: "the recording", path: path, reason: error.description)
    }
  }

  /// Writes what the session begins with.
  package func write(_ header: RecordingHeader) {
    write(header.lines.joined(separator: "\n"))
  }

  /// Writes what is about to happen.
  package func write(_ step: RecordedStep) { write(step.line) }

  /// Writes lines; when that fails, says so once, and the session goes on without a recording.
  private func write(_ text: String) {
    guard !hasFailed else { return }
    do {
      try file.append(Data((text + "\n").utf8))
    } catch {
      hasFailed = true
      let error = OptionError.unwritable(
        what: "the recording", path: path, reason: error.description)
      FileHandle.standardError.write(Data("\(error)\n".utf8))
    }
  }
}
