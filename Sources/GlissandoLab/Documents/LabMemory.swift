import Dispatch
import Foundation
import GlissandoFiles
import Synchronization

/// The lab as it was, kept in a file so that it comes back as it was left, however it was left.
///
/// Written on a thread of its own soon after each change; what changes while it writes goes into the
/// file once, when it is done. Labs that are open at the same time have a file each: of those that nobody has open, the
/// one that was changed last comes back first.
package final class LabMemory: Sendable {
  /// The file of a lab that is the only one.
  private let first: String
  private let queue = DispatchQueue(label: "glissando.lab-memory", qos: .utility)
  private let state: Mutex<State>
  private let complain: @Sendable (String) -> Void

  private struct State {
    /// Where it is kept.
    var path: String
    /// What makes that ours; nil where nobody can have it for itself.
    var lock: FileLock?
    /// What need not be written: the file has it, or a new lab begins with it.
    var kept: LabSession?
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
    (first, self.complain) = (path, complain)
    state = Mutex(State(path: path))
  }

  /// Where it is kept, once it was looked there.
  package var path: String { state.withLock { $0.path } }

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
    OutputFile.sweep(first.folderOfPath)
    claim()
    let path = path
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

  /// Takes the first file that no other lab has: those that are there, the last one changed first, then a new one.
  private func claim() {
    let stem = first.hasSuffix(".json") ? first.dropLast(".json".count) : first[...]
    let paths = [first] + (2...Self.mostLabs).map { "\(stem)-\($0).json" }
    let changes = paths.map { path in
      (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
        ?? .distantPast
    }
    // In the order of their names where they are as old.
    let order = paths.indices.sorted { (changes[$1], $0) < (changes[$0], $1) }
    for path in order.map({ paths[$0] }) {
      switch FileLock.acquire(path + ".lock") {
      case .held(let lock): return state.withLock { ($0.path, $0.lock) = (path, lock) }
      case .taken: continue
      case .impossible: return
      }
    }
  }

  /// More of them share the first one's file.
  private static let mostLabs = 64

  /// In bytes; some hundred steps have a tenth of it.
  private static let greatestFile = 1 << 24

  /// Begins with what the lab is once it was looked for: that alone is no reason to write.
  package func begin(with session: LabSession) { state.withLock { $0.kept = session } }

  /// Keeps a lab, soon, unless it is still as it began; that it has a window is no difference.
  package func save(_ session: LabSession) {
    let isNext = state.withLock { state in
      if state.kept?.size == nil { state.kept?.size = session.size }
      guard session != state.kept else { return false }
      state.kept = nil
      defer { state.pending = session }
      return state.pending == nil
    }
    guard isNext else { return }
    queue.async { [self] in
      let (pending, path) = state.withLock { ($0.pending.take(), $0.path) }
      guard let session = pending else { return }
      do {
        try OutputFile.writeMakingFolder(session.data, to: path)
      } catch {
        complainOnce("the lab cannot be kept in “\(path)”: \(error)")
      }
    }
  }

  /// Returns when everything has been written, and lets others have the file.
  package func finish() {
    queue.sync {}
    state.withLock { $0.lock = nil }
  }

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
