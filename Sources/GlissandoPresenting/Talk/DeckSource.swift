import Dispatch
import Foundation
import Glissando
package import GlissandoDeck
import GlissandoLab
import GlissandoViews

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
  private var watcher: FileWatcher?
  /// What is watched: the texts and the pictures.
  private(set) var watched: [String] = []
  /// How each picture was when it was last looked at.
  private var images: [String: FileStamp] = [:]

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
    source.watch(result.files, images: result.images)
    model.source = source
    return model
  }

  private init(path: String, reader: DeckReader, model: TalkModel) {
    self.path = path
    self.reader = reader
    self.model = model
  }

  /// Reads the files again, on another thread: however large they are, the talk goes on meanwhile.
  private func reload() {
    renewImages()
    reading += 1
    let (reader, path, number) = (reader, path, reading)
    DispatchQueue.global(qos: .userInitiated).async { [weak self] in
      let result = Result { () throws(DeckProblems) in try reader.read(path) }
      Task { @MainActor [weak self] in
        guard let self, number == self.reading else { return }
        self.receive(result)
      }
    }
  }

  /// Reads the files again and returns when they have been.
  package func reloadNow() {
    renewImages()
    reading += 1
    receive(Result { () throws(DeckProblems) in try reader.read(path) })
  }

  /// Shows what was read.
  private func receive(_ result: Result<DeckReader.Result, DeckProblems>) {
    guard let model else { return }
    let before = Set(watched)
    // What nobody watched while it was read may have been saved meanwhile.
    defer { if !before.isSuperset(of: watched) { reload() } }
    switch result {
    case .success(let result):
      watch(result.files, images: result.images)
      if result.deck != model.deck || result.warnings != model.problems {
        model.show(result.deck)
        if !result.warnings.isEmpty { model.report(result.warnings) }
      }
    case .failure(let problems):
      // The files of the good deck stay watched, and what the new text names beside them, where the
      // mistake may be mended.
      watch(watched + problems.files.filter { !watched.contains($0) })
      model.report(problems.list)
    }
  }

  // MARK: Watching

  /// Watches the files of the deck, and those no longer that it no longer includes.
  ///
  /// - Parameter pictures: All that the deck shows; nil where that is not known.
  private func watch(_ texts: [String], images pictures: [String]? = nil) {
    if let pictures { note(pictures) }
    let files = texts + (pictures ?? [])
    guard files != watched else { return }
    let before = watcher
    watcher = FileWatcher(paths: files) { [weak self] in self?.reload() }
    before?.stop()
    watched = files
  }

  /// Notes how the pictures of a deck are now.
  private func note(_ pictures: [String]) {
    let shown = Set(pictures)
    for image in images.keys where !shown.contains(image) { images[image] = nil }
    for image in shown where images[image] == nil {
      // Nobody has watched it: what is known of it, a view that left with it may have read before it was saved.
      Image.forget(file: image)
      images[image] = FileStamp(image)
    }
  }

  /// Shows pictures that have been saved.
  private func renewImages() {
    for (path, stamp) in images {
      let current = FileStamp(path)
      guard current != stamp else { continue }
      images[path] = current
      // One that is gone leaves as it was.
      if current.isThere { Image.forget(file: path) }
      model?.renew(image: path)
    }
  }
}

/// What tells a file from the one that was there before.
private struct FileStamp: Equatable {
  /// Whether there is a file.
  let isThere: Bool
  private let number: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// The file at a path; what is not there is like all that is not.
  init(_ path: String) {
    var status = stat()
    isThere = stat(path, &status) == 0
    number = isThere ? UInt64(status.st_ino) : 0
    size = isThere ? Int64(status.st_size) : -1
    // Of the last change of any kind: tools that copy keep the time of the writing, and who may read it matters, too.
    seconds = isThere ? status.st_ctim.tv_sec : 0
    nanoseconds = isThere ? status.st_ctim.tv_nsec : 0
  }
}
