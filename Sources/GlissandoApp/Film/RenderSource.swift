import ArgumentParser
import Foundation
import Glissando
import GlissandoGallery
import GlissandoDeck
import GlissandoTools
import GlissandoFiles
import GlissandoLab
import GlissandoNotation
import GlissandoPresenting

/// What is rendered.
@MainActor
enum RenderSource {
  case deck(Deck)
  case page(GalleryPage)
  case specimen(SpecimenKind)
  case recording(RecordedSession, path: String)
  case folder(String)
  case windowFilm(String)

  /// Finds out what a word on the command line is.
  ///
  /// - Throws: What describes itself in one line.
  init(_ word: String) throws {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: word, isDirectory: &isFolder) {
      self = try isFolder.boolValue ? .folder(word) : Self.file(word)
    } else if let page = GalleryPage.named(word) {
      self = .page(page)
    } else if let specimen = DeckScenes.specimen(of: word) {
      self = .specimen(specimen)
    } else {
      throw Self.unknown(word)
    }
  }

  /// What a file is, by its first bytes.
  private static func file(_ path: String) throws -> RenderSource {
    let head = try head(of: path)
    if head.starts(with: WindowFilm.magic) { return .windowFilm(path) }
    guard RecordingHeader.begins(head) else { return .deck(try deck(path)) }
    do {
      return .recording(try RecordedSession(path: path), path: path)
    } catch {
      throw AppError.unreadableRecording(reason: error.description)
    }
  }

  private static func deck(_ path: String) throws -> Deck {
    do {
      let result = try AppScenes.reader.read(path)
      for warning in result.warnings {
        try? FileHandle.standardError.write(
          contentsOf: Data("\(Program.name): \(warning)\n".utf8))
      }
      return result.deck
    } catch {
      throw AppError.deck(error)
    }
  }

  /// The first bytes of a file, which tell what it is.
  private static func head(of path: String) throws -> Data {
    do {
      return try InputFile(path).bytes(at: 0, count: 64)
    } catch {
      throw AppError.unreadable(path: path, reason: error.description)
    }
  }

  private static func unknown(_ word: String) -> ValidationError {
    let specimens = SpecimenKind.allCases.map(DeckScenes.name(of:))
    let near =
      (PageSearch.near(word) + [NearestWord.find(word, among: specimens)].compactMap { $0 })
      .map { "“\($0)”" }.joined(separator: " or ")
    return ValidationError(
      "“\(word)” is neither a file nor a page; allowed is a deck, a recording, a folder of PNG "
        + "files, a page, which “\(Program.name) gallery --list” lists, or a specimen of the lab: "
        + specimens.joined(separator: ", ") + "."
        + (near.isEmpty ? "" : " Did you mean \(near)?"))
  }

  /// The options that say nothing about it, of those that were given.
  func checkOptions(_ command: RenderCommand) throws {
    var (isDeck, isPage, isSpecimen, hasSize) = (false, false, false, true)
    switch self {
    case .deck: isDeck = true
    case .page: isPage = true
    case .specimen: isSpecimen = true
    case .recording: hasSize = false
    case .folder, .windowFilm: hasSize = false
    }
    let hasVectors = isDeck || isPage || isSpecimen || isRecording
    let (view, extent) = (command.view, command.extent)
    for (isGiven, name, isAllowed) in [
      (view.hold != nil, "--hold", isDeck), (extent.slides != nil, "--slides", isDeck),
      (view.colorScheme != nil, "--color-scheme", isPage || isSpecimen),
      (!view.motion.isEmpty, "--motion", isSpecimen), (view.size != nil, "--size", hasSize),
      (view.scale != nil, "--scale", hasVectors),
      (view.background != nil, "--background", hasVectors),
      (extent.per != nil && extent.per != .frame, "--per \(extent.per?.rawValue ?? "")", isDeck),
    ] where isGiven && !isAllowed {
      throw ValidationError("\(name) is not for “\(command.source)”; leave out \(name)")
    }
  }

  /// What to do about a source without a frame.
  var remedyForEmptiness: String {
    switch self {
    case .deck: "a deck needs a slide"
    case .recording: "a recording needs a “frame” line"
    default: "name something that moves"
    }
  }

  private var isRecording: Bool {
    if case .recording = self { true } else { false }
  }

  /// The words in a document's title; nil where it has none.
  var title: String? {
    switch self {
    case .deck(let deck): deck.title
    case .page(let page): page.title
    case .specimen(let kind): kind.name
    case .recording, .folder, .windowFilm: nil
    }
  }
}
