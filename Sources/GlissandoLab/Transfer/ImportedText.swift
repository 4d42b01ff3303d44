import GlissandoNotation

/// What a text holds of which lanes can be made: motions in any language, presets, or the lanes of a lab that was saved.
struct ImportedText {
  /// A motion, what it is called, and the velocity with which it sets out, in targets per second.
  struct Motion {
    var setting: MotionSetting
    var name: String?
    var velocity = 0.0
  }

  /// In the order of the text; empty where nothing is understood.
  var motions: [Motion] = []
  /// What the first of them is: a language, or a name in quotation marks.
  var source = ""
  /// What the text says of the first that a lane cannot; a sentence each.
  var notes: [String] = []
  /// The first thing that is not understood, as a sentence; nil where there is none.
  var problem: String?

  /// Looks what a text holds.
  init(_ text: String) {
    guard !LabFile.isMeant(by: text) else {
      readLab(text)
      return
    }
    let reading = MotionText.reading(text)
    if let presets = Self.presets(in: text, besides: reading) {
      add(presets)
    } else {
      add(reading, of: text)
    }
  }

  private mutating func add(_ reading: MotionReading, of text: String) {
    motions = reading.motions.map { Motion(setting: $0.setting, name: $0.name) }
    source = reading.motions.first.map { NotationFormats.name(of: $0.format) } ?? ""
    notes = reading.motions.first?.notes ?? []
    problem = reading.errors.first?.asNotice
    if motions.isEmpty { problem = Self.problem(of: text) }
  }

  /// Some texts of motions are also lists of names: presets are what languages understand less of.
  private static func presets(in text: String, besides reading: MotionReading) -> [OwnPreset]? {
    guard reading.motions.isEmpty || !reading.errors.isEmpty || text.contains(":"),
      text.utf8.count <= PresetFile.greatestSize,
      let presets = try? PresetFile.read(text), !presets.isEmpty
    else { return nil }
    let least = reading.errors.isEmpty ? reading.motions.count + 1 : reading.motions.count
    return presets.count >= least ? presets : nil
  }

  private mutating func add(_ presets: [OwnPreset]) {
    motions = presets.map {
      Motion(setting: $0.setting, name: $0.name, velocity: $0.initialVelocity)
    }
    source = presets.first.map { "“\($0.name)”" } ?? ""
  }

  private mutating func readLab(_ text: String) {
    do {
      let lanes = try LabFile(text).document.lanes
      motions = lanes.map {
        Motion(setting: $0.setting, name: $0.name, velocity: $0.initialVelocity)
      }
      source = lanes.first.map { "“\($0.title)”" } ?? ""
    } catch {
      problem = "Not understood: the text is a saved lab, but \(error)".asSentence
    }
  }

  /// Why there is no motion in a text.
  private static func problem(of text: String) -> String? {
    do {
      _ = try MotionText.read(text)
      return nil
    } catch {
      return error.asNotice
    }
  }
}
