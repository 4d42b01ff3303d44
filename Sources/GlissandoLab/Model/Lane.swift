package import GlissandoMotion
package import GlissandoNotation

/// One of the up to four settings that play side by side.
package struct Lane: Identifiable, Hashable, Sendable {
  /// The letter of a lane, which also says its place and its colour.
  package enum Letter: Int, CaseIterable, Hashable, Sendable {
    case a
    case b
    case c
    case d
  }

  package let id: Letter
  /// What somebody calls it; the setting's own words where nobody has named it.
  package var name: String?
  package var setting: MotionSetting
  /// The velocity with which a specimen sets out, in targets per second.
  package var initialVelocity: Double
  /// The custom animation that was chosen last; it counts as long as the curve is its.
  private var chosenExample: ExampleCurve?
  /// What it was when it last was of a kind that it is not now.
  private var otherBases: [MotionKind: MotionSetting.Base] = [:]

  /// A lane with its setting.
  package init(
    _ id: Letter, name: String? = nil, setting: MotionSetting, initialVelocity: Double = 0
  ) {
    self.id = id
    self.name = name
    self.setting = setting
    self.initialVelocity = initialVelocity
  }

  /// The custom animation that the lane's curve is; nil where it is another curve, or none.
  ///
  /// Setting one gives the lane its curve; what moves by no curve stays as it is.
  package var example: ExampleCurve? {
    get {
      guard case .curve(let curve, _) = setting.base else { return nil }
      if let chosenExample, chosenExample.setting == curve { return chosenExample }
      return ExampleCurve(curve)
    }
    set {
      guard let newValue, case .curve(_, let duration) = setting.base else { return }
      chosenExample = newValue
      setting.base = .curve(newValue.setting, duration: duration)
    }
  }

  /// The animation that the lane's specimens run.
  package var animation: Animation { setting.animation }

  /// Makes it another kind of motion: what it was when it last was of that kind, else one that takes
  /// about as long.
  mutating func become(_ kind: MotionKind) {
    guard kind != setting.kind else { return }
    otherBases[setting.kind] = setting.base
    setting.base = otherBases[kind] ?? kind.base(like: setting)
  }

  /// Takes what another lane holds and stays where it is.
  mutating func adopt(_ other: Lane) {
    (name, setting, initialVelocity) = (other.name, other.setting, other.initialVelocity)
    (chosenExample, otherBases) = (other.chosenExample, other.otherBases)
  }

  // What somebody chose before says nothing of what the lane is: a file need not know it.

  package static func == (one: Lane, other: Lane) -> Bool {
    one.id == other.id && one.name == other.name && one.setting == other.setting
      && one.initialVelocity == other.initialVelocity
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(name)
    hasher.combine(setting)
    hasher.combine(initialVelocity)
  }
}
