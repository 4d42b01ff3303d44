import Dispatch
package import Foundation
package import GlissandoDeck
import GlissandoFiles
import Synchronization

/// Where a talk is, kept in a file so that a crash loses nothing.
///
/// Written on a thread of its own after each step, and removed when the talk ends as it should: what
/// is there at the start was left by a talk that did not.
package struct TalkMemory: Sendable {
  /// A place of a talk.
  package struct Record: Codable, Equatable, Sendable {
    /// The slide's name, by which it is found again in a deck that has been changed meanwhile.
    package var slide: String
    /// The slide's number, counted from 0.
    package var index: Int
    package var step: Int
    /// When the talk began.
    package var start: Date?

    /// A place of a talk.
    package init(slide: String, index: Int, step: Int, start: Date?) {
      self.slide = slide
      self.index = index
      self.step = step
      self.start = start
    }

    /// The place in a deck; nil in one without slides.
    package func position(in deck: Deck) -> DeckPosition? {
      let found = deck.slides.firstIndex { $0.id == slide } ?? index
      return deck.nearest(to: DeckPosition(slide: found, step: step))
    }
  }

  /// Where the place is kept.
  package let path: String
  private let queue = DispatchQueue(label: "glissando.talk-memory", qos: .utility)
  private let complaint: Complaint

  /// The memory of the talk of a deck.
  ///
  /// - Parameter folder: Where the places of all talks are kept, by default
  ///   `glissando/talks` in the user's state folder by the XDG base directory specification 0.8:
  ///   `$XDG_STATE_HOME` if that is an absolute path, else `~/.local/state`.
  /// - Parameter complain: Is told once what is wrong with the file; by default it says so on standard error.
  package init(
    deck: String, folder: String = Self.standardFolder,
    complain: @escaping @Sendable (String) -> Void = { Self.warn($0) }
  ) {
    complaint = Complaint(complain)
    let deck = URL(fileURLWithPath: deck).standardizedFileURL.resolvingSymlinksInPath()
    let name = deck.deletingPathExtension().lastPathComponent
    path = "\(folder)/\(name)-\(String(Self.hash(deck.path), radix: 16)).json"
  }

  /// The folder of all talks.
  package static var standardFolder: String { UserFolders().state + "/glissando/talks" }

  /// FNV-1a of 64 bits, which is the same in every run, other than Swift's own.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// What the talk before this one left; nil where it ended as it should, or the file is damaged.
  package func load() -> Record? {
    OutputFile.sweep(path.folderOfPath)
    guard OutputFile.isAnything(at: path) else { return nil }
    do {
      let data = try InputFile.read(path, limit: Self.greatestFile)
      guard var record = try? JSONDecoder().decode(Record.self, from: data) else {
        throw FileProblem("it is damaged")
      }
      if let start = record.start, !Self.dates.contains(start) { record.start = nil }
      return record
    } catch {
      complaint.make("where the last talk was cannot be read from “\(path)”: \(error)")
      return nil
    }
  }

  /// When talks begin.
  private static let dates = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 1e10)

  /// In bytes; a record has less than one of a hundred of them.
  private static let greatestFile = 1 << 16

  /// Keeps a place, soon.
  ///
  /// Where it cannot be written, that is said once, and the talk goes on without a memory.
  package func save(_ record: Record) {
    queue.async { [path, complaint] in
      guard let data = try? JSONEncoder().encode(record) else { return }
      do {
        try OutputFile.writeMakingFolder(data, to: path)
      } catch {
        complaint.make("where the talk is cannot be kept in “\(path)”: \(error)")
      }
    }
  }

  /// Returns when all places have been written.
  package func finish() { queue.sync {} }

  /// Forgets the place: the talk has ended as it should.
  package func forget() {
    queue.sync { [path] in OutputFile.remove(path) }
  }

  private static func warn(_ message: String) {
    try? FileHandle.standardError.write(contentsOf: Data("glissando: warning: \(message)\n".utf8))
  }

  /// What is said about the file, the first time.
  private final class Complaint: Sendable {
    private let isMade = Mutex(false)
    private let tell: @Sendable (String) -> Void

    init(_ tell: @escaping @Sendable (String) -> Void) { self.tell = tell }

    func make(_ message: String) {
      let isFirst = isMade.withLock { isMade in
        defer { isMade = true }
        return !isMade
      }
      if isFirst { tell(message) }
    }
  }
}
