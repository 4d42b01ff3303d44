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
}
