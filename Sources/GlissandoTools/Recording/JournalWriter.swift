package import GlissandoDesktop
import Foundation
import GlissandoFiles

/// Writes lines into a file as things happen, such as a session.
///
/// Each line is handed to the system before what it tells of takes effect, so that the file holds
/// all that led to a crash.
@MainActor
package final class JournalWriter {
  private let file: JournalFile
  private let path: String
  private let what: String
  /// Whether a line could not be written; what follows would be no whole journal either.
  package private(set) var hasFailed = false

  /// Creates the file.
  ///
  /// - Parameters:
  ///   - what: What mistakes call it, such as “the recording”.
  ///   - header: Its first line; nil for none.
  /// - Throws: `OptionError` if it cannot be written.
  package init(path: String, of what: String, header: String? = nil) throws(OptionError) {
    (self.path, self.what) = (path, what)
    do {
      file = try JournalFile(path)
      if let header { try file.append(Data((header + "\n").utf8)) }
    } catch {
      throw .unwritable(what: what, path: path, reason: error.description)
    }
  }

  /// Writes a line, or several; when that fails, says so once, and all goes on without a journal.
  package func write(_ text: String) {
    guard !hasFailed else { return }
    do {
      try file.append(Data((text + "\n").utf8))
    } catch {
      hasFailed = true
      let error = OptionError.unwritable(what: what, path: path, reason: error.description)
      let name = ProcessInfo.processInfo.processName
      try? FileHandle.standardError.write(contentsOf: Data("\(name): \(error)\n".utf8))
    }
  }
}

extension JournalWriter {
  /// The journal of a session.
  ///
  /// - Throws: `OptionError` if it cannot be written.
  package convenience init(recording path: String) throws(OptionError) {
    try self.init(path: path, of: "the recording")
  }

  /// Writes what is about to happen.
  package func write(_ step: RecordedStep) { write(step.line) }
}
