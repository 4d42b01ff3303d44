import GlissandoMotion
package import GlissandoNotation

// What the lab does with presets.

extension LabModel {
  /// Makes the selected lane what a preset is.
  package func apply(_ preset: MotionSetting, name: String?, initialVelocity: Double? = nil) {
    endStep()
    withAnimation(Self.motion) {
      edit { document in
        document.change(document.selection) { lane in
          lane.setting = preset
          lane.name = name
          if let initialVelocity { lane.initialVelocity = initialVelocity }
        }
      }
    }
  }

  /// Keeps the selected lane as a preset of one's own.
  package func savePreset(as name: String) {
    change("kept") { presets throws(PresetMistake) in
      "“\(try presets.save(selected, as: name))” is kept in \(presets.shownPath)."
    }
  }

  /// Makes a preset of one's own what the selected lane is.
  package func updatePreset(_ name: String) {
    change("updated") { presets throws(PresetMistake) in
      try presets.update(name, with: selected)
      return "“\(name)” is now what lane \(selection.text) is."
    }
  }

  /// Gives a preset of one's own another name, which lanes that are called by it take too.
  package func renamePreset(_ name: String, to newName: String) {
    change("renamed") { presets throws(PresetMistake) in
      let newName = try presets.rename(name, to: newName)
      edit(.presets) { document in
        for lane in document.lanes where lane.name == name {
          document.change(lane.id) { $0.name = newName }
        }
      }
      return "“\(name)” is now “\(newName)”."
    }
  }

  /// Takes a preset of one's own out of its file.
  package func removePreset(_ name: String) {
    change("deleted") { presets throws(PresetMistake) in
      try presets.remove(name)
      return "“\(name)” is deleted from \(presets.shownPath); undo brings it back."
    }
  }

  /// The preset of one's own by whose name the selected lane is called, and which it is no longer.
  var changedPreset: OwnPreset? {
    guard let name = selected.name else { return nil }
    return presets?.presets.first { $0.name == name && !$0.isSame(as: selected) }
  }

  /// Takes a change of one's own presets back.
  func undo(_ presetChange: PresetChange) {
    tell("undone") { presets throws(PresetMistake) in
      try presets.change { text throws(PresetMistake) in try presetChange.undone(in: text) }
      return "Undone in \(presets.shownPath)."
    }
  }

  /// Changes one's own presets again.
  func redo(_ presetChange: PresetChange) {
    tell("done again") { presets throws(PresetMistake) in
      try presets.change { text throws(PresetMistake) in try presetChange.redone(in: text) }
      return "Done again in \(presets.shownPath)."
    }
  }

  /// Changes one's own presets, as a step that can be undone.
  private func change(
    _ deed: String, _ body: (PresetStore) throws(PresetMistake) -> String
  ) {
    endStep()
    tell(deed) { presets throws(PresetMistake) in
      let words = try body(presets)
      edit(.presets) { $0.presetChange = presets.lastChange }
      return words
    }
    endStep()
  }

  private func tell(
    _ deed: String, _ body: (PresetStore) throws(PresetMistake) -> String
  ) {
    guard let presets else { return }
    do throws(PresetMistake) {
      say(LabNotice(try body(presets)))
    } catch {
      say(LabNotice("Not \(deed): \(error).", isProblem: true))
    }
  }
}
