import Dispatch
import Foundation
import GlissandoFiles
import Synchronization

/// The lab as it was, kept in a file so that it comes back as it was left, however it was left.
///
/// Written on a thread of its own soon after each change; what changes while it writes goes into the
/// file once, when it is done.
package final class LabMemory: Sendable {
  /// Where it is kept.
  package let path: String
  private let queue = DispatchQueue(label: "glissando.lab-memory", qos: .utility)
  private let state = Mutex(State())
  private let complain: @Sendable (String) -> Void

  private struct State {
    /// What is to be written; nil while nothing waits.
    var pending: LabSession?
    var hasComplained = false
    /// Who is told besides, in the window.
    var listener: (@Sendable (String) -> Void)?
  }

  /// The memory in a file, by default `glissando/lab.json` in the user's state folder.
  ///
  /// - Parameter complain: Is told, once, why nothing can be kept; by default it says so on standard error.
  package init(
    path: String = UserFolders().state + "/glissando/lab.json",
    complain: @escaping @Sendable (String) -> Void = { LabMemory.warn($0) }
  ) {
    (self.path, self.complain) = (path, complain)
  }

  /// What was found in the file.
  package enum Finding: Equatable, Sendable {
    /// Nothing was kept so far.
    case nothing
    /// The lab as it was.
    case session(LabSession)
    /// Something else; one sentence says what, and where it is now.
    case damaged(String)
  }

  /// Looks what the file holds; one that is damaged is moved aside and not lost.
  package func load() -> Finding {
    OutputFile.sweep(path.folderOfPath)
    guard OutputFile.isAnything(at: path) else { return .nothing }
    do {
      return .session(try LabSession(InputFile.read(path, limit: Self.greatestFile)))
    } catch {
      let aside = OutputFile.moveAside(path, ending: "damaged")
      return .damaged(
        "The lab could not be brought back from “\(path)”: \(error)"
          + (aside.map { "; it is now “\($0)”." } ?? "."))
    }
  }

  /// In bytes; some hundred steps have a tenth of it.
  private static let greatestFile = 1 << 24

  /// Keeps a lab, soon.
  package func save(_ session: LabSession) {
    let isWaiting = state.withLock { state in
      defer { state.pending = session }
      return state.pending != nil
    }
    guard !isWaiting else { return }
    queue.async { [self] in
      guard let session = state.withLock({ $0.pending.take() }) else { return }
      do {
        try OutputFile.writeMakingFolder(session.data, to: path)
      } catch {
        complainOnce("the lab cannot be kept in “\(path)”: \(error)")
      }
    }
  }

  /// Returns when everything has been written.
  package func finish() { queue.sync {} }

  /// Has somebody told, too, why nothing can be kept, on a thread of the memory's.
  package func listen(_ listener: @escaping @Sendable (String) -> Void) {
    state.withLock { $0.listener = listener }
  }

  private func complainOnce(_ message: String) {
    let (isFirst, listener) = state.withLock { state in
      defer { state.hasComplained = true }
      return (!state.hasComplained, state.listener)
    }
    guard isFirst else { return }
    complain(message)
    listener?(message)
  }

  /// Says something on standard error.
  package static func warn(_ message: String) {
    try? FileHandle.standardError.write(contentsOf: Data("glissando: warning: \(message)\n".utf8))
  }
}
