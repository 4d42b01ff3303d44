import Foundation
import GlissandoFiles
import Yams

/// Reads decks from YAML.
package struct DeckReader: Sendable {
  /// Returns the text of a file; throws where it cannot be read.
  package typealias Files = @Sendable (_ path: String) throws -> String

  /// What is wrong with a setting of a live scene: its name, or its value.
  package enum SettingProblem: Equatable, Sendable {
    case name(String)
    case value(String)
  }

  /// Returns what is wrong with a setting of a live scene; nil for nothing.
  package typealias SettingCheck =
    @Sendable (_ scene: String, _ name: String, _ value: String) -> SettingProblem?

  private let files: Files
  private let scenes: Set<String>?
  private let hasFile: @Sendable (String) -> Bool
  private let imageProblem: @Sendable (String) -> String?
  private let namesInFolder: @Sendable (String) -> [String]
  private let hasFont: @Sendable (String) -> Bool
  private let fontNames: @Sendable () -> [String]
  private let settingProblem: SettingCheck

  /// A reader.
  ///
  /// - Parameters:
  ///   - scenes: The names of live scenes that slides may show; nil for any.
  ///   - files: Where texts come from, by default the disk.
  ///   - hasFile: Whether there is a picture of a path, by default on the disk.
  ///   - imageProblem: Why the picture of a path cannot be shown as it is, by default for no reason.
  ///   - namesInFolder: The names of a folder's files, by default on the disk; a missing one may
  ///     be nearly one of them.
  ///   - hasFont: Whether there is a family of letters of a name, by default always.
  ///   - fontNames: The families of letters that there are, one of which may have been meant.
  ///   - settingProblem: What is wrong with a setting of a live scene, by default nothing.
  package init(
    scenes: Set<String>? = nil, files: @escaping Files = { try Self.disk($0) },
    hasFile: @escaping @Sendable (String) -> Bool = {
      InputFile.isReadable($0)
    },
    imageProblem: @escaping @Sendable (String) -> String? = { _ in nil },
    namesInFolder: @escaping @Sendable (String) -> [String] = {
      (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? []
    },
    hasFont: @escaping @Sendable (String) -> Bool = { _ in true },
    fontNames: @escaping @Sendable () -> [String] = { [] },
    settingProblem: @escaping SettingCheck = { _, _, _ in nil }
  ) {
    self.scenes = scenes
    self.hasFile = hasFile
    self.imageProblem = imageProblem
    self.namesInFolder = namesInFolder
    self.hasFont = hasFont
    self.fontNames = fontNames
    self.settingProblem = settingProblem
    self.files = files
  }

  /// A deck with the files that it was read from, its own first.
  package struct Result: Sendable {
    package var deck: Deck
    /// What to watch, for a change in any of them changes the deck.
    package var files: [String]
    /// The pictures that it names, whether they are there or not.
    package var images: [String] = []
    /// What is missing beside the text, such as a picture, without which the talk can be given.
    package var warnings: [DeckProblem] = []
  }

  /// Reads a deck with all that it includes.
  ///
  /// - Throws: `DeckProblems` with every mistake that was found.
  package func read(_ path: String) throws(DeckProblems) -> Result {
    let run = DeckReading(scenes: scenes, files: files)
    run.context.hasFile = hasFile
    run.context.imageProblem = imageProblem
    run.context.namesInFolder = namesInFolder
    run.context.hasFont = hasFont
    run.context.fontNames = fontNames
    run.context.settingProblem = settingProblem
    run.read(path)
    let problems = run.context.problems
    guard problems.isEmpty else {
      // Whoever mends the mistakes hears of what is missing too.
      throw DeckProblems(
        list: run.inOrder(problems + run.context.warnings), files: run.visited + run.context.images)
    }
    run.checkLinks()
    return Result(
      deck: run.deck, files: run.visited, images: run.context.images,
      warnings: run.inOrder(run.context.warnings))
  }

  /// The text of a file on the disk, in UTF-8.
  package static func disk(_ path: String) throws -> String {
    do {
      return try InputFile.text(path, limit: largestFile)
    } catch {
      throw DeckFileError(reason: error.description)
    }
  }

  /// In bytes; no talk that people write comes near it.
  private static let largestFile = 16 << 20
}

/// Why a file is no deck.
struct DeckFileError: Error, CustomStringConvertible {
  let reason: String
  var description: String { reason }
}
