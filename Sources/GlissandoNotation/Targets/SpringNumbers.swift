import GlissandoMotion

/// The numbers by which languages describe a spring, and what it sets out with.
struct SpringNumbers {
  /// The description that it came in.
  let setting: SpringSetting
  let mass: Double
  let stiffness: Double
  let damping: Double
  let ratio: Double
  /// Targets per second.
  let velocity: Double

  init(_ setting: SpringSetting, velocity: Double = 0) {
    let spring = setting.spring
    self.setting = setting
    mass = spring.mass
    stiffness = spring.stiffness
    damping = spring.damping
    ratio = spring.dampingRatio
    self.velocity = velocity
  }

  /// The stiffness of the same motion with a mass of 1.
  var unitStiffness: Double { stiffness / mass }

  /// So many digits of each number are written.
  private static let digits = 12

  static func text(_ number: Double) -> String { Digits.significant(number, digits) }

  /// Numbers by the names that a language has for them, in its order.
  func fields(
    _ names: KeyValuePairs<String, KeyPath<SpringNumbers, Double>>, joint: String = ": "
  ) -> [String] {
    names.map { $0 + joint + Self.text(self[keyPath: $1]) }
  }

  /// What is read back of mass, stiffness and damping.
  var physical: PlainMotion.Law {
    let setting = SpringSetting.physical(
      mass: Self.rounded(mass), stiffness: Self.rounded(stiffness), damping: Self.rounded(damping))
    return .spring(setting, velocity: velocity)
  }

  /// What is read back of the damping ratio and the stiffness for a mass of 1.
  var byRatio: PlainMotion.Law {
    Self.law(ratio: ratio, stiffness: unitStiffness, velocity: velocity)
  }

  static func law(ratio: Double, stiffness: Double, velocity: Double) -> PlainMotion.Law {
    .spring(
      SpringSetting(ratio: rounded(ratio), stiffness: rounded(stiffness)), velocity: velocity)
  }

  private static func rounded(_ value: Double) -> Double { Double(text(value)) ?? value }
}

extension SpringSetting {
  /// A spring by its damping ratio and stiffness, as most languages have it.
  init(ratio: Double, stiffness: Double, mass: Double = 1) {
    self =
      mass == 1
      ? .response(response: 2 * .pi / stiffness.squareRoot(), dampingFraction: ratio)
      : .physical(
        mass: mass, stiffness: stiffness, damping: 2 * ratio * (mass * stiffness).squareRoot())
  }
}
