import Foundation

/// A change of the file of presets, which can be taken back.
package struct PresetChange: Hashable, Sendable {
  /// What the file said before.
  let before: String
  /// What it says since then.
  let after: String
  /// The same may be done again.
  private let id = UUID()

  init(from before: String, to after: String) { (self.before, self.after) = (before, after) }

  /// The file's text with the change taken back; what else has been changed since stays.
  ///
  /// - Throws: That it cannot be.
  func undone(in text: String) throws(PresetMistake) -> String {
    try Self.exchange(after, for: before, in: text)
  }

  /// The file's text with the change made again; what else has been changed since stays.
  ///
  /// - Throws: That it cannot be.
  func redone(in text: String) throws(PresetMistake) -> String {
    try Self.exchange(before, for: after, in: text)
  }

  private static func exchange(
    _ old: String, for new: String, in text: String
  ) throws(PresetMistake) -> String {
    guard text != old else { return new }
    let (oldPresets, newPresets) = (try PresetFile.read(old), try PresetFile.read(new))
    let gone = oldPresets.first { !newPresets.contains($0) }
    switch (gone, newPresets.first { !oldPresets.contains($0) }) {
    case (let gone?, let next?) where gone.name == next.name:
      return try PresetFile.replacing(next, in: text)
    case (let gone?, let next?):
      return try PresetFile.renaming(gone.name, to: next.name, in: text)
    case (let gone?, nil): return try PresetFile.removing(gone.name, from: text)
    case (nil, let next?): return try PresetFile.adding(next, to: text)
    case (nil, nil): return text
    }
  }
}
