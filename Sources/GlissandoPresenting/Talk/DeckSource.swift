import Dispatch
import Foundation
package import GlissandoDeck
import GlissandoLab

/// The files of a deck on the disk, watched: every save reaches the talk, and a mistake only a band
/// below it.
@MainActor
package final class DeckSource {
  private let path: String
  private let reader: DeckReader
  /// The talk that keeps this alive.
  private weak var model: TalkModel?
  /// Counts readings: one that was begun before another is out of date.
  private var reading = 0
  private var watchers: [String: FileWatcher] = [:]

  /// Reads a deck and gives the talk of it, which follows the files from then on.
  ///
  /// - Throws: `DeckProblems` where the text is none of a deck.
  package static func open(
    _ path: String, by reader: DeckReader = DeckReader(),
    scenes: DeckScenes = DeckScenes { _, _ in nil }
  ) throws(DeckProblems) -> TalkModel {
    let result = try reader.read(path)
    let model = TalkModel(result.deck, scenes: scenes)
    if !result.warnings.isEmpty { model.report(result.warnings) }
    let source = DeckSource(path: path, reader: reader, model: model)
    source.watch(result.files)
    model.source = source
    return model
  }

  private init(path: String, reader: DeckReader, model: TalkModel) {
    self.path = path
    self.reader = reader
    self.model = model
  }

  /// Reads the files again, on another thread: however large they are, the talk goes on meanwhile.
  func reload() {
    reading += 1
    let (reader, path, number) = (reader, path, reading)
    DispatchQueue.global(qos: .userInitiated).async { [weak self] in
      let result = Result { () throws(DeckProblems) in try reader.read(path) }
      Task { @MainActor [weak self] in
        guard let self, number == self.reading else { return }
        self.take(result)
      }
    }
  }

  /// Shows what was read.
  private func take(_ result: Result<DeckReader.Result, DeckProblems>) {
    guard let model else { return }
    switch result {
    case .success(let result):
      watch(result.files)
      if result.deck != model.deck || result.warnings != model.problems {
        model.show(result.deck)
        if !result.warnings.isEmpty { model.report(result.warnings) }
      }
    case .failure(let problems):
      // The files of the good deck stay watched, those that are wrong among them.
      model.report(problems.list)
    }
  }

  /// Watches the files of the deck, and those no longer that it no longer includes.
  private func watch(_ files: [String]) {
    for file in Set(watchers.keys).subtracting(files) {
      watchers.removeValue(forKey: file)?.stop()
    }
    for file in files where watchers[file] == nil {
      watchers[file] = FileWatcher(path: file) { [weak self] in self?.reload() }
    }
  }
}
