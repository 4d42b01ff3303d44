package import GlissandoNotation

/// A motion that is drawn in a plot, in the colour of its letter.
package struct PlottedLane: Identifiable, Hashable, Sendable {
  /// The letter, which says the colour.
  package var id: Lane.Letter
  /// What the motion is called.
  package var name: String
  /// What moves.
  package var setting: MotionSetting
  /// The velocity with which it sets out, in targets per second.
  package var initialVelocity: Double
  /// The setting before the last change, drawn faintly behind; nil for none.
  package var ghost: MotionSetting?

  /// A motion to be drawn.
  package init(
    _ id: Lane.Letter, name: String, setting: MotionSetting, initialVelocity: Double = 0,
    ghost: MotionSetting? = nil
  ) {
    self.id = id
    self.name = name
    self.setting = setting
    self.initialVelocity = initialVelocity
    self.ghost = ghost
  }
}

extension [PlottedLane] {
  /// In the order of their letters, in which they are listed; that of a plot is from front to back.
  var inOrder: Self { sorted { $0.id.rawValue < $1.id.rawValue } }
}
