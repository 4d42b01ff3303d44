/// A motion that a system has a name for.
package struct MotionPreset: Hashable, Sendable, Identifiable {
  /// Whose it is: `SwiftUI`, `niri`.
  package let system: String
  /// What it is called there.
  package let name: String
  package let setting: MotionSetting

  package var id: String { "\(system)/\(name)" }

  /// Those of all systems, system after system, each in its own order.
  package static let all: [MotionPreset] =
    swiftUI + uiKit + compose + android + material + flutter + reactSpring + motion + libadwaita
    + niri + hyprland + gnomeShell + kde + fluent + carbon + css + easings

  /// The systems, in the order of `all`.
  package static let systems: [String] = all.reduce(into: []) { systems, preset in
    if systems.last != preset.system { systems.append(preset.system) }
  }

  /// A motion by what moves.
  init(_ system: String, _ name: String, _ base: MotionSetting.Base) {
    self.system = system
    self.name = name
    setting = MotionSetting(base)
  }

  /// A spring with a mass of 1 by its stiffness.
  init(_ system: String, _ name: String, ratio: Double, stiffness: Double, mass: Double = 1) {
    self.init(
      system, name,
      .spring(
        .response(
          response: 2 * .pi * (mass / stiffness).squareRoot(), dampingFraction: ratio)))
  }

  /// A cubic Bézier with its milliseconds.
  init(
    _ system: String, _ name: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double,
    milliseconds: Double
  ) {
    self.init(
      system, name,
      .curve(CurveSetting(x1: x1, y1: y1, x2: x2, y2: y2), duration: milliseconds / 1000))
  }

  /// One of the shared easing functions with its milliseconds.
  init(_ system: String, _ name: String, easing: String, milliseconds: Double) {
    self.init(
      system, name,
      .curve(Easing.curve(named: easing) ?? .linear, duration: milliseconds / 1000))
  }
}
