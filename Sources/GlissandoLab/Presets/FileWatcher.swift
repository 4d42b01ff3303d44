import Dispatch
import Foundation
import Glibc
import GlissandoFiles

/// Says when the text of a file may be another one, or that of one of several.
///
/// It sees a file that is written, replaced by another one (as most editors save), removed or made
/// later, behind symbolic links too, one that may be read now and could not before, and folders above it that
/// are exchanged; it sleeps in between. Where the system gives no watch, nothing is ever said.
@MainActor
package final class FileWatcher {
  private let paths: [String]
  private let changed: @MainActor () -> Void
  /// The queue of events; -1 where the system gave none.
  private let descriptor: Int32
  private var source: (any DispatchSourceRead)?
  /// The watched folders, and the names that matter in each.
  private var watches: [Int32: (folder: String, names: Set<String>)] = [:]

  /// Watches a file from now on until ``stop()``.
  ///
  /// - Parameters:
  ///   - path: Where the file is, or will be.
  ///   - changed: Called on the main thread, once for all that happened in a row.
  package convenience init(path: String, changed: @escaping @MainActor () -> Void) {
    self.init(paths: [path], changed: changed)
  }

  /// Watches several files from now on until ``stop()``: the system gives a person only so many
  /// watchers.
  ///
  /// - Parameters:
  ///   - paths: Where the files are, or will be.
  ///   - changed: Called on the main thread, once for all that happened in a row.
  package init(paths: [String], changed: @escaping @MainActor () -> Void) {
    self.paths = paths.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    self.changed = changed
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return }
    watchFolders()
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    // The main queue runs on the main thread.
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.readEvents() } }
    source.setCancelHandler { [descriptor] in close(descriptor) }
    source.resume()
    self.source = source
  }

  isolated deinit { stop() }

  /// Watches no longer.
  package func stop() {
    source?.cancel()
    source = nil
  }

  // MARK: Folders

  /// What says that a file in a folder has been closed after writing, moved, or removed, that others may read it,
  /// or that a folder has been made.
  private static let events =
    UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_DELETE)
    | UInt32(IN_CREATE) | ownEvents
  /// What says that a folder itself has been taken away, or may be looked into by others.
  private static let ownEvents =
    UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_ATTRIB) | UInt32(IN_ONLYDIR)

  /// Watches every folder in which a change can lead to another text.
  private func watchFolders() {
    for watch in watches.keys { inotify_rm_watch(descriptor, watch) }
    watches.removeAll()
    for path in paths { watchFolders(of: path) }
  }

  private func watchFolders(of path: String) {
    var place = path
    // A link is a place where the file can be exchanged, and so is what it points to.
    for _ in 0..<Self.mostLinks {
      watchFolder(of: place)
      watchFolders(above: place)
      guard let target = Self.target(of: place) else { return }
      place = target
    }
  }

  /// Watches the folders around a place: those that are links may lead to others, and each may be exchanged.
  private func watchFolders(above place: String) {
    var folder = place.folderOfPath
    while !folder.isEmpty, folder != "/" {
      if Self.target(of: folder) != nil { watchFolder(of: folder) }
      // What else happens in it is of no concern, and wakes nobody.
      let watch = inotify_add_watch(descriptor, folder, Self.ownEvents | UInt32(IN_MASK_ADD))
      if watch >= 0, watches[watch] == nil { watches[watch] = (folder, []) }
      folder = folder.folderOfPath
    }
  }

  /// What a symbolic link points to; nil for what is none.
  private static func target(of place: String) -> String? {
    guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place) else {
      return nil
    }
    let folder = URL(fileURLWithPath: place).deletingLastPathComponent()
    return URL(fileURLWithPath: target, relativeTo: folder).standardizedFileURL.path
  }

  /// As many links as the kernel follows.
  private static let mostLinks = 40

  /// Watches the folder of a place, or the nearest one above that there is.
  private func watchFolder(of place: String) {
    var place = URL(fileURLWithPath: place)
    while place.path != "/" {
      let folder = place.deletingLastPathComponent()
      let watch = inotify_add_watch(descriptor, folder.path, Self.events | UInt32(IN_MASK_ADD))
      if watch >= 0 {
        watches[watch, default: (folder.path, [])].names.insert(place.lastPathComponent)
        return
      }
      place = folder
    }
  }

  // MARK: Events

  /// Reads what has happened, and says so once if it matters.
  package func readEvents() {
    var buffer = [UInt8](repeating: 0, count: 8192)
    var matters = false
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      if concernsFile(buffer[..<count]) { matters = true }
    }
    guard matters else { return }
    watchFolders()
    changed()
  }

  /// The bytes of an event before its name: watch, mask, cookie and the name's length.
  private static let headerSize = 16

  private func concernsFile(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var offset = 0
      var isFound = false
      while offset + Self.headerSize <= bytes.count {
        let watch = bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self)
        let mask = bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
        let length = Int(bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
        let bytesOfName = bytes[(offset + Self.headerSize)...].prefix(length).prefix { $0 != 0 }
        let name = String(decoding: bytesOfName, as: UTF8.self)
        offset += Self.headerSize + length
        // Events without a name are the folder's own; of more than there was room for nothing is known.
        let isWholeFolder = length == 0 && mask & UInt32(IN_IGNORED) == 0
        let isNew = mask & UInt32(IN_CREATE) != 0 && mask & UInt32(IN_ISDIR) == 0
        let named = watches[watch].flatMap { $0.names.contains(name) ? $0.folder : nil }
        let matters = named.map { !isNew || Self.isWhole($0 + "/" + name) }
        if isWholeFolder || matters == true { isFound = true }
      }
      return isFound
    }
  }

  /// Whether what has only just been made at a place is all of it already: a link, symbolic or to a file that has its
  /// text.
  ///
  /// Of a file that is being written the rest is told when it is closed.
  private static func isWhole(_ place: String) -> Bool {
    var status = stat()
    return lstat(place, &status) == 0 && (target(of: place) != nil || status.st_size > 0)
  }
}
