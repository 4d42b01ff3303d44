import Foundation
package import GlissandoFiles
import GlissandoMotion
import Observation

/// The presets of one's own, as the file has them.
///
/// The file is read when the store is made and whenever it changes. One with a mistake changes
/// nothing but ``mistake``.
@MainActor @Observable
package final class PresetStore {
  /// Where the file is, or will be.
  package let path: String
  /// What the file says, or said before it had a mistake.
  package private(set) var presets: [OwnPreset] = []
  /// What in the file is not understood; nil where all is.
  package private(set) var mistake: PresetMistake?

  /// What was last changed here; nil before the first time.
  @ObservationIgnored private(set) var lastChange: PresetChange?
  @ObservationIgnored private var watcher: FileWatcher?
  /// What the file said last, so that a change of nothing is none.
  @ObservationIgnored private var text: String?

  /// The presets of a file, watched from now on.
  ///
  /// - Parameters:
  ///   - path: The file; nil for `glissando/presets.yaml` in the user's configuration folder.
  ///   - folders: Where that is.
  package init(path: String? = nil, folders: UserFolders = UserFolders()) {
    let ownFolder = folders.configuration + "/glissando"
    self.path = path ?? ownFolder + "/presets.yaml"
    // The folder of another file is not ours to tidy.
    if path == nil { OutputFile.sweep(ownFolder) }
    // Watched first: what is saved while it is read is read again.
    watcher = FileWatcher(path: self.path) { [weak self] in self?.reload() }
    reload()
  }

  /// The path with `~` for the home folder.
  package var shownPath: String { UserFolders().shown(path) }

  // MARK: Reading

  /// Reads the file.
  package func reload() {
    switch Self.contents(path) {
    case .success(let contents):
      guard contents != text || mistake != nil else { return }
      text = contents
      apply(contents ?? "")
    case .failure(let mistake): show(mistake)
    }
  }

  private func apply(_ text: String) {
    do {
      let presets = try PresetFile.read(text)
      withAnimation(LabModel.motion) {
        self.presets = presets
        mistake = nil
      }
    } catch {
      show(error)
    }
  }

  private func show(_ mistake: PresetMistake) {
    guard mistake != self.mistake else { return }
    withAnimation(LabModel.motion) { self.mistake = mistake }
  }

  /// The text of a file; nil where there is none.
  private static func contents(_ path: String) -> Result<String?, PresetMistake> {
    guard FileManager.default.fileExists(atPath: path) else { return .success(nil) }
    do {
      return .success(try InputFile.text(path, limit: PresetFile.greatestSize))
    } catch {
      return .failure(PresetMistake("the file cannot be read: \(error)"))
    }
  }

  // MARK: Changing

  /// Keeps a lane under a name, behind what the file has; the rest of it stays as it is.
  ///
  /// - Returns: The name under which it is kept: that of another preset gets a number.
  /// - Throws: Why it could not be kept; the file is then as it was.
  package func save(_ lane: Lane, as name: String) throws(PresetMistake) -> String {
    var kept = name
    try change { contents throws(PresetMistake) in
      kept = Self.free(name, among: try PresetFile.read(contents).map(\.name))
      return try PresetFile.adding(OwnPreset(lane, name: kept), to: contents)
    }
    return kept
  }

  /// Makes a preset what a lane is.
  ///
  /// - Throws: Why not; the file is then as it was.
  package func update(_ name: String, with lane: Lane) throws(PresetMistake) {
    try change { contents throws(PresetMistake) in
      try PresetFile.replacing(OwnPreset(lane, name: name), in: contents)
    }
  }

  /// Gives a preset another name.
  ///
  /// - Returns: The name that it has now: that of another preset gets a number.
  /// - Throws: Why not; the file is then as it was.
  package func rename(_ name: String, to newName: String) throws(PresetMistake) -> String {
    guard name != newName else { return name }
    var kept = newName
    try change { contents throws(PresetMistake) in
      kept = Self.free(newName, among: try PresetFile.read(contents).map(\.name))
      return try PresetFile.renaming(name, to: kept, in: contents)
    }
    return kept
  }

  /// Takes a preset out of the file.
  ///
  /// - Throws: Why not; the file is then as it was.
  package func remove(_ name: String) throws(PresetMistake) {
    try change { contents throws(PresetMistake) in
      try PresetFile.removing(name, from: contents)
    }
  }

  /// Changes the file as it is by now.
  ///
  /// - Throws: Why not; the file is then as it was.
  func change(
    _ body: (String) throws(PresetMistake) -> String
  ) throws(PresetMistake) {
    let contents = try Self.contents(path).get() ?? ""
    let next = try body(contents)
    do {
      try OutputFile.writeMakingFolder(Data(next.utf8), to: path)
    } catch {
      throw PresetMistake("the presets cannot be written to “\(shownPath)”: \(error)")
    }
    lastChange = PresetChange(from: contents, to: next)
    reload()
  }

  /// The name, or the name with the first number that is free.
  private static func free(_ name: String, among names: [String]) -> String {
    guard names.contains(name) else { return name }
    return (2...).lazy.map { "\(name) \($0)" }.first { !names.contains($0) } ?? name
  }
}
