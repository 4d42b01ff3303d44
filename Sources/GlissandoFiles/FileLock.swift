import Foundation
import Glibc

/// What one program has at a time: given back when the object goes, and by the system when the program ends, however
/// it does.
///
/// It is held by a file of its own, since one that is replaced as a whole is another file each time.
package final class FileLock: Sendable {
  private let descriptor: Int32

  /// What comes of asking for one.
  package enum Outcome: Sendable {
    /// It is ours.
    case held(FileLock)
    /// Somebody else has it.
    case taken
    /// The file cannot be made, or its file system knows no locks; nobody can have it.
    case impossible
  }

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Asks for the one of a path, and makes the folders that it needs; nothing waits.
  package static func take(_ path: String) -> Outcome {
    try? FileManager.default.createDirectory(
      atPath: path.folderOfPath, withIntermediateDirectories: true)
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o666)
    guard descriptor >= 0 else { return .impossible }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return .held(FileLock(descriptor)) }
    let isTaken = errno == EWOULDBLOCK
    close(descriptor)
    return isTaken ? .taken : .impossible
  }
}
