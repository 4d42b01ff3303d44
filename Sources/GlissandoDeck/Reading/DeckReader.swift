import Foundation

import Yams

/// Reads decks from YAML.
package struct DeckReader {
  /// Returns the text of a file; throws where it cannot be read.
  package typealias Files = (_ path: String) throws -> String

  private let files: Files
  private let scenes: Set<String>?

  /// A reader.
  ///
  /// - Parameters:
  ///   - scenes: The names of live scenes that slides may show; nil for any.
  ///   - files: Where texts come from, by default the disk.
  package init(scenes: Set<String>? = nil, files: @escaping Files = Self.disk) {
    self.scenes = scenes
    self.files = files
  }

  /// A deck with the files that it was read from, its own first.
  package struct Result: Sendable {
    package var deck: Deck
    /// What to watch, for a change in any of them changes the deck.
    package var files: [String]
  }

  /// Reads a deck with all that it includes.
  ///
  /// - Throws: `DeckProblems` with every mistake that was found.
  package func read(_ path: String) throws(DeckProblems) -> Result {
    let run = DeckReading(scenes: scenes, files: files)
    run.read(path)
    let problems = run.context.problems
    guard problems.isEmpty else { throw DeckProblems(list: problems) }
    return Result(deck: run.deck, files: run.visited)
  }

  /// The text of a file on the disk, in UTF-8.
  package static func disk(_ path: String) throws -> String {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    guard data.count <= largestFile else {
      throw DeckFileError(
        reason: "it has \(data.count) bytes, and a deck at most \(largestFile); "
          + "keep pictures and films in files of their own")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw DeckFileError(reason: "it is not text in UTF-8")
    }
    return text
  }

  /// In bytes; no talk that people write comes near it.
  private static let largestFile = 16 << 20
}

/// Why a file is no deck.
struct DeckFileError: Error, CustomStringConvertible {
  let reason: String
  var description: String { reason }
}
