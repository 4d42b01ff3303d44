import Foundation
import GlissandoFiles
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

  @ObservationIgnored private var watcher: FileWatcher?
  /// What the file said last, so that a change of nothing is none.
  @ObservationIgnored private var text: String?

  /// The presets of a file, watched from now on.
  package init(path: String = PresetStore.standardPath) {
    self.path = path
    reload()
    watcher = FileWatcher(path: path) { [weak self] in self?.reload() }
  }

  /// `glissando/presets.yaml` in the user's configuration folder.
  package static var standardPath: String {
    UserFolders().configuration + "/glissando/presets.yaml"
  }

  /// The path with `~` for the home folder.
  package var shownPath: String {
    let home = UserFolders().home + "/"
    return path.hasPrefix(home) ? "~/" + path.dropFirst(home.count) : path
  }

  // MARK: Reading

  /// A file that is larger than this, in bytes, is none of presets.
  private static let greatestSize = 1 << 20

  /// Reads the file.
  package func reload() {
    switch Self.contents(path) {
    case .success(let contents):
      guard contents != text || mistake != nil else { return }
      text = contents
      take(contents ?? "")
    case .failure(let mistake): show(mistake)
    }
  }

  private func take(_ text: String) {
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
      return .success(try InputFile.text(path, limit: greatestSize))
    } catch {
      return .failure(PresetMistake("the file cannot be read: \(error)"))
    }
  }

  // MARK: Saving

  /// Keeps a lane under a name, behind what the file has; the rest of it stays as it is.
  ///
  /// - Returns: The name under which it is kept: that of another preset gets a number.
  /// - Throws: Why it could not be kept; the file is then as it was.
  package func save(_ lane: Lane, as name: String) throws(PresetMistake) -> String {
    let contents = try Self.contents(path).get() ?? ""
    let present = try PresetFile.read(contents)
    let name = Self.free(name, among: present.map(\.name))
    let preset = OwnPreset(
      name: name, setting: lane.setting, initialVelocity: lane.initialVelocity)
    let next = try PresetFile.adding(preset, to: contents)
    do {
      try OutputFile.writeMakingFolder(Data(next.utf8), to: path)
    } catch {
      throw PresetMistake("the presets cannot be written to “\(path)”: \(error)")
    }
    reload()
    return name
  }

  /// The name, or the name with the first number that is free.
  private static func free(_ name: String, among names: [String]) -> String {
    guard names.contains(name) else { return name }
    return (2...).lazy.map { "\(name) \($0)" }.first { !names.contains($0) } ?? name
  }
}
