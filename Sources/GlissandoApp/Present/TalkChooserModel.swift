import Foundation
import Glissando
import GlissandoDeck
import GlissandoFiles
import GlissandoPresenting
import Observation

/// Which talk is to be given, where none was named.
@MainActor @Observable
final class TalkChooserModel {
  /// A deck that is offered.
  struct Offer: Identifiable, Equatable {
    let path: String
    /// What it is called: its title, else its file.
    let title: String

    var id: String { path }
  }

  /// The decks that were presented last, and the one that came with the program.
  let offers: [Offer]
  /// What is typed: the path of a deck.
  var path = ""
  /// Why what was chosen cannot be presented; nil where nothing is wrong.
  private(set) var problem: String?

  @ObservationIgnored private let folders: UserFolders
  @ObservationIgnored private let present: @MainActor (String) throws -> Void

  /// - Parameter present: Presents a deck that can be read.
  init(
    recent: [String], example: String? = nil, folders: UserFolders = UserFolders(),
    present: @escaping @MainActor (String) throws -> Void
  ) {
    let paths = recent + [example].compactMap { $0 }.filter { !recent.contains($0) }
    offers = paths.map { Offer(path: $0, title: Self.title(of: $0)) }
    self.folders = folders
    self.present = present
  }

  /// The deck that is installed with the program; nil where none is.
  static var example: String? {
    guard let program = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return nil }
    let path =
      program.deletingLastPathComponent().deletingLastPathComponent().path
      + "/share/doc/glissando/examples/springs.glissando.yaml"
    return InputFile.isReadable(path) ? path : nil
  }

  private static func title(of path: String) -> String {
    (try? AppScenes.reader.read(path).deck.title) ?? URL(fileURLWithPath: path).lastPathComponent
  }

  /// A path for people, with `~` for the home folder.
  func shown(_ path: String) -> String { folders.shown(path) }

  /// Presents what is typed.
  func openTyped() {
    let typed = path.trimmingCharacters(in: .whitespaces)
    guard !typed.isEmpty else { return problem = "Type the path of a deck." }
    open(folders.path(typed: typed))
  }

  /// Presents a deck, or says what is wrong with it.
  func open(_ path: String) {
    problem = nil
    do {
      _ = try AppScenes.reader.read(path)
      try present(path)
    } catch {
      problem = "\(error)"
    }
  }

  /// Writes a first deck into the folder of documents, under a name that is free, and presents it.
  func begin(_ starter: StarterDeck) {
    let path = OutputFile.freePath(
      in: folders.documents, name: "Talk", ending: "glissando.yaml")
    do {
      try OutputFile.write(Data(starter.text.utf8), to: path, isNew: true)
      open(path)
    } catch {
      problem = "“\(path)” cannot be written: \(error)"
    }
  }
}
