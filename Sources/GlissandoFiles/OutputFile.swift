package import Foundation
import Glibc

/// A file that is written beside its place and moved there when it is whole.
///
/// A reader of the path finds the file of before or the new one, and no half of it: not when the disk is
/// full, not when the program is ended. A symbolic link stays one; a file that is replaced keeps its
/// permissions, a new one gets those that the user's mask leaves. What is no regular file, such as
/// `/dev/null`, is written to as it is.
package final class OutputFile {
  /// Where the bytes are until they are whole, for a program that writes them in our place.
  package let temporary: String
  /// Where they are to be; what a link points to.
  private let target: String
  private let descriptor: Int32
  /// Whether there is nothing to be moved, or not any more.
  private var isFinished: Bool

  /// Creates the file beside its place.
  ///
  /// - Throws: Why it cannot be written.
  package init(_ path: String) throws(FileProblem) {
    var status = stat()
    let isThere = stat(path, &status) == 0
    // A name beside it would be short enough.
    if !isThere, errno == ENAMETOOLONG { throw .last }
    if isThere, FileKind(status) != .regular {
      // By the path itself: what a link of /proc leads to has no other.
      (target, temporary, isFinished) = (path, path, true)
      descriptor = try Self.openSpecial(path, FileKind(status))
      return
    }
    target = try Self.place(of: path)
    if isThere, access(target, W_OK) != 0 { throw .last }
    let folder = target.folderOfPath
    (temporary, descriptor) = try Self.create(in: folder, mode: isThere ? 0o600 : 0o666)
    isFinished = false
    guard isThere else { return }
    // The owner is kept where the system lets us, and the mode comes last: changing owners resets bits.
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    _ = fchmod(descriptor, status.st_mode & 0o7777)
  }

  deinit {
    discard()
    close(descriptor)
  }

  /// Writes a file as a whole.
  ///
  /// - Parameter isNew: Whether there must be none of the name, rather than that it is replaced.
  package static func write(
    _ data: Data, to path: String, isNew: Bool = false
  ) throws(FileProblem) {
    let file = try OutputFile(path)
    try file.append(data)
    try file.commit(isNew: isNew)
  }

  /// Writes a file as a whole, and makes the folders that it needs.
  package static func writeMakingFolder(_ data: Data, to path: String) throws(FileProblem) {
    let target = try place(of: path)
    let folder = target.folderOfPath
    // Whether it worked, and why not, is best told by trying to write there.
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    do {
      try write(data, to: path)
    } catch {
      var status = stat()
      guard stat(folder, &status) == 0 else {
        throw FileProblem("the folder “\(folder)” cannot be made")
      }
      throw error
    }
  }

  /// Finds out whether a file could be written, without a trace of the attempt.
  package static func check(_ path: String) throws(FileProblem) {
    var status = stat()
    // Who reads a pipe would take the end of the attempt for the end of what it waits for.
    guard stat(path, &status) == 0, FileKind(status) == .pipe else {
      _ = try OutputFile(path)
      return
    }
    guard access(path, W_OK) == 0 else { throw .last }
  }

  /// Whether there is anything at a path, be it a link that leads nowhere.
  package static func isAnything(at path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Whether two paths lead to one file or folder, which need not be there yet.
  ///
  /// Devices and pipes are never the same: what is written there replaces nothing.
  package static func isSame(_ path: String, _ other: String) -> Bool {
    var (status, otherStatus) = (stat(), stat())
    let isThere = stat(path, &status) == 0
    guard isThere == (stat(other, &otherStatus) == 0) else { return false }
    guard isThere else { return wholePath(path) == wholePath(other) }
    return [.regular, .folder].contains(FileKind(status))
      && (status.st_dev, status.st_ino) == (otherStatus.st_dev, otherStatus.st_ino)
  }

  /// A path without links and detours, as far as its folder is there.
  private static func wholePath(_ path: String) -> String {
    let place = (try? place(of: path)) ?? path
    let folder = place.folderOfPath
    guard let real = realpath(folder.isEmpty ? "." : folder, nil) else { return place }
    defer { free(real) }
    return String(cString: real) + "/" + (place.split(separator: "/").last ?? "")
  }

  /// The first of `Name`, `Name 2`, `Name 3`, … in a folder that is not there: nothing is replaced.
  ///
  /// - Parameters:
  ///   - name: What is no part of a name, or would hide the file, is left out of it; a long one is cut off.
  ///   - moment: What follows the name after a space, and is never cut off; nothing if empty.
  package static func freePath(
    in folder: String, name: String, moment: String = "", ending: String
  ) -> String {
    var stem = fileName(name)
    if stem.isEmpty { stem = "Glissando" }
    if !moment.isEmpty { stem += " " + moment }
    return (1...).lazy.map { $0 == 1 ? stem : "\(stem) \($0)" }
      .map { "\(folder)/\($0).\(ending)" }.first { !isAnything(at: $0) } ?? folder
  }

  /// Words as the name of a file; empty where nothing is left of them.
  ///
  /// What is no part of a name, such as “/” and control characters, is left out, and so is what other file systems and
  /// shells take for something else, such as “:” and “*”, and points in front, which would hide it; what is too long is cut
  /// off.
  package static func fileName(_ words: String) -> String {
    let letters = words.map { reserved.contains($0) || isControl($0) ? " " : $0 }
    let words = letters.split(whereSeparator: \.isWhitespace).map { String($0) }
    // A name has 255 bytes at most, some of which are the number and the ending.
    var name = words.joined(separator: " ").drop { $0 == "." || $0.isWhitespace }
    while name.utf8.count > greatestName { name.removeLast() }
    return name.trimmingCharacters(in: .whitespaces)
  }

  /// What a name holds on no file system, on FAT and NTFS, or on shares.
  private static let reserved: Set<Character> = ["/", "\\", ":", "*", "?", "\"", "<", ">", "|"]

  private static func isControl(_ character: Character) -> Bool {
    character.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// In bytes, without moment, number and ending.
  private static let greatestName = 200

  /// Takes away what programs have left beside their places that were killed while they wrote.
  ///
  /// To be called for a folder that is ours alone, where nothing takes long to be written: another program may be at work
  /// there too.
  package static func sweep(_ folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasPrefix(namePrefix) && name.hasSuffix(nameSuffix) {
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0, FileKind(status) == .regular,
        time(nil) - status.st_mtim.tv_sec > longestWrite
      else { continue }
      unlink(path)
    }
  }

  /// In seconds: what has not been written to for so long will never be whole.
  private static let longestWrite = 3600

  /// What the names of files that are not whole begin and end with.
  private static let (namePrefix, nameSuffix) = (".glissando-", ".tmp")

  /// Moves what is at a path to the first of `path.ending`, `path.ending-2`, `path.ending-3`, … that is not there, so that
  /// what was moved aside before stays.
  ///
  /// - Returns: Where it is now; nil where it cannot be moved.
  package static func moveAside(_ path: String, ending: String) -> String? {
    let aside = (1...).lazy.map { "\(path).\(ending)" + ($0 == 1 ? "" : "-\($0)") }
      .first { !isAnything(at: $0) }
    guard let aside, rename(path, aside) == 0 else { return nil }
    return aside
  }

  /// Takes a file or a link away; a folder, a pipe or a device stays.
  package static func remove(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0,
      status.st_mode & S_IFMT == S_IFLNK || FileKind(status) == .regular
    else { return }
    unlink(path)
  }

  /// Adds bytes at the end.
  package func append(_ data: Data) throws(FileProblem) {
    let code = data.withUnsafeBytes { Descriptor.write($0, to: descriptor) }
    guard code == 0 else { throw FileProblem(code: code) }
  }

  /// Moves the file to its place.
  ///
  /// - Parameter isNew: Whether a file that is there by now is an error, rather than replaced.
  package func commit(isNew: Bool = false) throws(FileProblem) {
    guard !isFinished || isNew else { return }
    guard !isFinished else { throw FileProblem(code: EEXIST) }
    // On the disk before the name: a power cut must not leave the name alone.
    guard fsync(descriptor) == 0 else { throw .last }
    let code = OpenOutputs.finish(temporary) {
      if isNew {
        guard link(temporary, target) == 0 else { return errno }
        unlink(temporary)
        return 0
      }
      return rename(temporary, target) == 0 ? 0 : errno
    }
    guard code == 0 else { throw FileProblem(code: code) }
    isFinished = true
  }

  /// Takes away what was written.
  package func discard() {
    guard !isFinished else { return }
    isFinished = true
    OpenOutputs.remove(temporary)
  }

  // MARK: Creating

  /// Where links lead, also one whose file is yet to be made.
  private static func place(of path: String) throws(FileProblem) -> String {
    guard !path.hasSuffix("/") else { throw FileProblem("it is a folder; name a file") }
    var place = path
    for _ in 0...mostLinks {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(place, &buffer, Int(PATH_MAX))
      // What is no link, or not there.
      guard count > 0 else { return place }
      let next = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
      let folder = place.folderOfPath
      place = next.hasPrefix("/") || folder.isEmpty ? next : folder + "/" + next
    }
    throw FileProblem(code: ELOOP)
  }

  /// As many as Linux follows.
  private static let mostLinks = 40

  /// Names are tried until one is free, which the first one is unless somebody guesses.
  private static let attempts = 16

  private static func create(
    in folder: String, mode: mode_t
  ) throws(FileProblem) -> (String, Int32) {
    var descriptor = -EEXIST
    for _ in 0..<attempts where descriptor == -EEXIST {
      let name = String(UInt64.random(in: .min ... .max), radix: 36)
      let path = (folder.isEmpty ? "." : folder) + "/\(namePrefix)\(name)\(nameSuffix)"
      descriptor = OpenOutputs.add(path) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
        return descriptor >= 0 ? descriptor : -errno
      }
      if descriptor >= 0 { return (path, descriptor) }
    }
    throw FileProblem(code: -descriptor)
  }

  /// Opens a pipe that is read, or a device.
  private static func openSpecial(_ path: String, _ kind: FileKind) throws(FileProblem) -> Int32 {
    guard kind != .folder else { throw FileProblem("it is a folder; name a file") }
    return try Descriptor.openForWriting(path)
  }
}
