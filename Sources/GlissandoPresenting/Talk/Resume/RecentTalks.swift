import Foundation
import GlissandoFiles

/// The decks that were presented last, kept in a file of paths, one a line, the newest first.
package struct RecentTalks: Sendable {
  /// Where the list is kept.
  package let path: String

  /// The list in a folder, by default `glissando` in the user's state folder.
  package init(folder: String = UserFolders().state + "/glissando") {
    path = folder + "/recent-talks"
  }

  /// How many are remembered.
  package static let limit = 12
  /// In bytes: as many as that many paths may have.
  private static let greatestFile = limit * 4100

  /// The paths of those that are still there.
  package var decks: [String] { noted.filter(InputFile.isReadable) }

  private var noted: [String] {
    let text = (try? InputFile.text(path, limit: Self.greatestFile)) ?? ""
    return text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("/") }
  }

  /// Puts a deck first.
  ///
  /// A list that cannot be written is none that anybody would want to hear of during a talk.
  package func note(_ deck: String) {
    let deck = URL(fileURLWithPath: deck).standardizedFileURL.path
    guard !deck.contains("\n") else { return }
    OutputFile.sweep(path.folderOfPath)
    let decks = ([deck] + noted.filter { $0 != deck }).prefix(Self.limit)
    try? OutputFile.writeMakingFolder(
      Data((decks.joined(separator: "\n") + "\n").utf8), to: path)
  }
}
