import Foundation
import Glibc

/// What one program has at a time: given back when the object goes, and by the system when the program ends, however
/// it does.
///
/// It is held by a file of its own, since one that is replaced as a whole is another file each time. In it stands who
/// has it: the system gives back what a killed program had only when its memory has been taken apart, which takes seconds
/// on a machine with much to do, and whoever starts it again does not wait for that.
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

  private init(_ descriptor: Int32) {
    self.descriptor = descriptor
    let owner = Array("\(getpid())\n".utf8)
    guard ftruncate(descriptor, 0) == 0 else { return }
    _ = pwrite(descriptor, owner, owner.count, 0)
  }

  deinit { close(descriptor) }

  /// Asks for the one of a path, and makes the folders that it needs; nothing waits.
  package static func acquire(_ path: String) -> Outcome {
    try? FileManager.default.createDirectory(
      atPath: path.folderOfPath, withIntermediateDirectories: true)
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o666)
    guard descriptor >= 0 else { return .impossible }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return .held(FileLock(descriptor)) }
    let isTaken = errno == EWOULDBLOCK
    let isLeft = isTaken && isOwnerEnding(descriptor)
    close(descriptor)
    // A file of that name that nobody has yet.
    if isLeft, unlink(path) == 0 { return acquire(path) }
    return isTaken ? .taken : .impossible
  }

  /// Whether who has it has been ended and does nothing any more.
  private static func isOwnerEnding(_ descriptor: Int32) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    guard count > 0,
      let owner = String(decoding: bytes[..<count], as: UTF8.self).split(separator: "\n").first,
      let process = pid_t(owner),
      let status = try? InputFile.text("/proc/\(process)/stat", limit: 1 << 12)
    else { return false }
    // The state stands behind the name, which is in brackets and may have any letters.
    return ["Z", "X"].contains(status.split(separator: ")").last?.split(separator: " ").first)
  }
}
