package import GlissandoNotation

/// A motion that somebody has kept under a name.
package struct OwnPreset: Identifiable, Hashable, Sendable {
  /// What it is called; no two in a file are called the same.
  package var name: String
  package var setting: MotionSetting
  /// The velocity with which it sets out, in targets per second.
  package var initialVelocity: Double

  /// A motion with its name.
  package init(name: String, setting: MotionSetting, initialVelocity: Double = 0) {
    self.name = name
    self.setting = setting
    self.initialVelocity = initialVelocity
  }

  /// What a lane is, under a name.
  init(_ lane: Lane, name: String) {
    self.init(name: name, setting: lane.setting, initialVelocity: lane.initialVelocity)
  }

  /// Whether a lane is just this.
  func isSame(as lane: Lane) -> Bool {
    setting == lane.setting && initialVelocity == lane.initialVelocity
  }

  package var id: String { name }
}

/// What in a file of presets is not understood, and where.
package struct PresetMistake: Error, Hashable, Sendable {
  /// From 1 on; nil where the whole file is meant.
  package let line: Int?
  /// Characters from 1 on.
  package let column: Int?
  /// What is wrong and what is allowed, in one sentence without a full stop.
  package let message: String

  /// A mistake at a place.
  package init(line: Int? = nil, column: Int? = nil, _ message: String) {
    self.line = line
    self.column = column
    self.message = message
  }
}

extension PresetMistake: CustomStringConvertible {
  /// The place and what is wrong there.
  package var description: String {
    guard let line else { return message }
    guard let column else { return "line \(line): \(message)" }
    return "line \(line), column \(column): \(message)"
  }
}
