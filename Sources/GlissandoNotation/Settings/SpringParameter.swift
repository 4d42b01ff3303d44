/// One of the numbers by which a spring can be described.
package enum SpringParameter: Int, CaseIterable, Hashable, Sendable {
  case duration
  case bounce
  case response
  case dampingFraction
  case mass
  case stiffness
  case damping
  case settlingDuration
  case dampingRatio

  /// The description that it belongs to.
  package var form: SpringForm {
    switch self {
    case .duration, .bounce: .perceptual
    case .response, .dampingFraction: .response
    case .mass, .stiffness, .damping: .physical
    case .settlingDuration, .dampingRatio: .settling
    }
  }

  /// Its name for people.
  package var title: String {
    switch self {
    case .duration: "Duration"
    case .bounce: "Bounce"
    case .response: "Response"
    case .dampingFraction: "Damping fraction"
    case .mass: "Mass"
    case .stiffness: "Stiffness"
    case .damping: "Damping"
    case .settlingDuration: "Settling duration"
    case .dampingRatio: "Damping ratio"
    }
  }

  /// The unit, empty for a number without one: seconds, or what the mass is counted in.
  package var unit: String {
    switch self {
    case .duration, .response, .settlingDuration: "s"
    case .bounce, .dampingFraction, .dampingRatio: ""
    case .mass: "kg"
    case .stiffness: "N/m"
    case .damping: "N·s/m"
    }
  }

  /// What describes a spring that moves; beyond it lie rigid ones and none at all.
  package var validRange: ClosedRange<Double> {
    switch self {
    case .duration, .response: 0.001...600
    case .bounce: -1...1
    case .dampingFraction: 0...1_000_000
    case .dampingRatio: 0.0001...1_000_000
    case .mass: 0.000_001...1_000_000
    case .stiffness: 0.000_001...1_000_000_000
    case .damping: 0...1_000_000_000
    case .settlingDuration: 0.001...100_000
    }
  }

  /// What a text may say: a rigid spring, of no duration, is one too.
  var readRange: ClosedRange<Double> {
    switch self {
    case .duration, .response, .settlingDuration: 0...validRange.upperBound
    case .bounce, .dampingFraction, .dampingRatio, .mass, .stiffness, .damping: validRange
    }
  }

  /// What interfaces use.
  package var usefulRange: ClosedRange<Double> {
    switch self {
    case .duration, .response: 0.05...2
    case .bounce: -0.5...0.9
    case .dampingFraction, .dampingRatio: 0.1...2
    case .mass: 0.1...10
    case .stiffness: 10...1000
    case .damping: 0...100
    case .settlingDuration: 0.1...4
    }
  }

  /// What it is where nobody has chosen.
  package var standardValue: Double {
    SpringSetting.perceptual(duration: 0.5, bounce: 0).converted(to: form)[self] ?? 1
  }

  /// What it does, in one sentence.
  package var explanation: String {
    switch self {
    case .duration: "How long the motion seems to take."
    case .bounce:
      "How much it swings past its target: 0 not at all, 1 for ever; below 0 it creeps."
    case .response: "How stiff the spring is: the seconds of one swing if nothing damped it."
    case .dampingFraction:
      "How soon the swings die away: 0 never, 1 before there is one; above 1 it creeps."
    case .mass: "What hangs on the spring: a heavier one is slower and swings longer."
    case .stiffness: "How hard the spring pulls: a stiffer one is faster and swings more."
    case .damping: "How strongly motion is braked: more damping swings less."
    case .settlingDuration: "The seconds until a thousandth of the way is left."
    case .dampingRatio:
      "How soon the swings die away: near 0 hardly, 1 before there is one; above 1 it creeps."
    }
  }
}
