package import GlissandoNotation

/// The motions that systems are known for, by system and name.
package struct PresetGroup: Identifiable, Hashable, Sendable {
  /// The name of a system.
  package var title: String
  /// Its motions, with their names.
  package var entries: [OwnPreset]

  /// The name of the system.
  package var id: String { title }
  /// Where the motions are from; nil for one's own.
  package var source: String? { MotionPreset.source(of: title) }

  /// What fits all words that somebody has typed, in the title or in a name; nil for nothing.
  package func matching(_ query: String) -> PresetGroup? {
    let words = query.lowercased().split(separator: " ")
    guard !words.isEmpty else { return self }
    var group = self
    group.entries = entries.filter { entry in
      let text = "\(title) \(entry.name)".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    return group.entries.isEmpty ? nil : group
  }
}

/// The table of all systems.
package enum PresetLibrary {
  /// All systems, the one that the lab speaks first.
  package static let groups: [PresetGroup] = MotionPreset.systems.map { system in
    let presets = MotionPreset.all.filter { $0.system == system }
    return PresetGroup(
      title: system, entries: presets.map { OwnPreset(name: $0.name, setting: $0.setting) })
  }

  /// The name of a motion that is exactly a known one, of the first system that has it.
  package static func name(of setting: MotionSetting) -> String? { names[setting] }

  private static let names: [MotionSetting: String] = Dictionary(
    groups.flatMap(\.entries).map { ($0.setting, $0.name) }, uniquingKeysWith: { first, _ in first }
  )
}
