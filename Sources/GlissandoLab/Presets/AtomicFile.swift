import Foundation
import Glibc

/// Writes files so that a reader finds the text of before or the text of after, and no half of it.
package enum AtomicFile {
  /// Why a file could not be written: the system's text.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String

    /// What the last system call says.
    fileprivate static var last: Failure { Failure(description: String(cString: strerror(errno))) }
  }

  /// Writes text to a file, and makes the folders that it needs.
  ///
  /// A symbolic link stays one, and a file keeps its permissions.
  package static func write(_ text: String, to path: String) throws(Failure) {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let folder = URL(fileURLWithPath: target).deletingLastPathComponent().path
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw folderFailure(folder)
    }
    // Beside the target: only within one file system does a rename exchange at once.
    let temporary = "\(target).\(getpid()).tmp"
    try writeAll(text, to: temporary, permissions: permissions(of: target))
    guard rename(temporary, target) == 0 else {
      let failure = Failure.last
      unlink(temporary)
      throw failure
    }
  }

  private static func folderFailure(_ folder: String) -> Failure {
    // Asked again, as the library's own errors are pages long.
    mkdir(folder, 0o777) == 0 ? Failure(description: "the folder cannot be made") : .last
  }

  private static func permissions(of path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0o644
  }

  private static func writeAll(
    _ text: String, to path: String, permissions: mode_t
  ) throws(Failure) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, permissions)
    guard file >= 0 else { throw .last }
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      guard count > 0 else {
        let failure = Failure.last
        close(file)
        unlink(path)
        throw failure
      }
      bytes = bytes.dropFirst(count)
    }
    // On disk before the rename, which could otherwise outlive it.
    let isWritten = fsync(file) == 0
    let failure = Failure.last
    guard close(file) == 0, isWritten else {
      unlink(path)
      throw failure
    }
  }
}
