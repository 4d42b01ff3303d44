import Foundation
import FuzzTargets
import GlissandoDeck
import GlissandoTools
import GlissandoDrawing
import GlissandoFiles
import GlissandoLab
import GlissandoNotation
import Testing

/// Texts as editors of other systems save them.
@Suite("Line ends and marks of other systems")
struct LineEndTests {
  /// How a text is saved.
  enum Saving: String, CaseIterable {
    case crlf, mark, markAndCRLF, blanksAtLineEnds, blankLinesAtTheEnd

    func callAsFunction(_ text: String) -> Data {
      let crlf = text.replacing("\n", with: "\r\n")
      return switch self {
      case .crlf: Data(crlf.utf8)
      case .mark: Data("\u{FEFF}\(text)".utf8)
      case .markAndCRLF: Data("\u{FEFF}\(crlf)".utf8)
      case .blanksAtLineEnds: Data(text.replacing("\n", with: "  \r\n").utf8)
      case .blankLinesAtTheEnd: Data((crlf + "\r\n  \r\n\n\n").utf8)
      }
    }
  }

  /// Reads a file and says all that was understood of it.
  private static func read(_ path: String, _ target: FuzzTarget) throws -> String {
    func text() throws -> String { try InputFile.text(path, limit: 1 << 20) }
    switch target {
    case .deck:
      let deck = try DeckReader(hasFile: { _ in true }).read(path).deck
      return "\(deck)"
    case .recording:
      let session = try RecordedSession(path: path)
      return "\(session.header) \(session.steps)"
    case .preset: return "\(try PresetFile.read(text()))"
    case .lab: return "\(try LabFile(text()))"
    case .path:
      let path = try text()
      return Path(data: path[...]).map { "\($0)" } ?? "no path: \(path)"
    case .motion:
      let motions = try MotionText.read(text())
      return motions.map { "\($0.format) \($0.name ?? "") \($0.setting) \($0.notes)" }.joined()
    case .film, .image, .aliases: return ""
    }
  }

  private static let readers: [FuzzTarget] = [.deck, .recording, .preset, .lab, .path, .motion]

  /// The texts of the corpus that are understood.
  private static func texts(_ target: FuzzTarget) throws -> [(name: String, text: String)] {
    let corpus = try #require(Bundle.module.url(forResource: "Corpus", withExtension: nil))
    let folder = corpus.appendingPathComponent(target.rawValue)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().compactMap {
      let file = folder.appendingPathComponent($0)
      guard let read = try? read(file.path, target), !read.isEmpty, !read.hasPrefix("no path")
      else {
        return nil
      }
      return ($0, try String(contentsOf: file, encoding: .utf8))
    }
  }

  /// Reads bytes from a file.
  private func read(_ bytes: Data, _ target: FuzzTarget) throws -> String {
    let path = NSTemporaryDirectory() + "/line-ends-\(UUID().uuidString).yaml"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try bytes.write(to: URL(fileURLWithPath: path))
    return try Self.read(path, target)
  }

  @Test("are read as our own", arguments: readers, Saving.allCases)
  func saved(_ target: FuzzTarget, _ saving: Saving) throws {
    // In YAML blanks at the end of a line may be part of a text.
    if target == .deck, saving == .blanksAtLineEnds { return }
    let texts = try Self.texts(target)
    #expect(!texts.isEmpty)
    for (name, text) in texts {
      let ours = try read(Data(text.utf8), target)
      #expect(try read(saving(text), target) == ours, "\(name)")
    }
  }

  @Test("Text in UTF-16 is one clear error", arguments: readers)
  func wideText(_ target: FuzzTarget) throws {
    for (name, text) in try Self.texts(target) {
      for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian] {
        let bytes = try #require(text.data(using: encoding))
        let error = try #require(throws: (any Error).self, "\(name)") { try read(bytes, target) }
        #expect("\(error)".contains("UTF-16; save it as UTF-8"), "\(name): \(error)")
      }
    }
  }

  @Test("A recording saved with other line ends has the same beginning for the program's language")
  func surroundings() throws {
    let (_, text) = try #require(try Self.texts(.recording).first)
    for saving in Saving.allCases {
      #expect(RecordingHeader.begins(saving(text).prefix(64)))
    }
  }

  @Test(
    "A motion that is pasted with a mark before it is read",
    arguments: [
      ".spring(duration: 0.5)", "cubic-bezier(0.1, 0.2, 0.3, 1)",
      "{ \"stiffness\": 100, \"damping\": 10 }",
    ])
  func pasted(text: String) throws {
    let ours = try MotionText.read(text).map(\.setting)
    #expect(try MotionText.read("\u{FEFF}\(text)\r\n \u{FEFF}").map(\.setting) == ours)
    #expect(!ours.isEmpty)
  }
}
