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

  /// A lane with its setting.
  package init(
    _ id: Letter, name: String? = nil, setting: MotionSetting, initialVelocity: Double = 0
  ) {
    self.id = id
    self.name = name
    self.setting = setting
    self.initialVelocity = initialVelocity
  }

  /// The animation that the lane's specimens run.
  package var animation: Animation { setting.animation }
}
