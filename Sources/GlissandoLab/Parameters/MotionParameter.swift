package import GlissandoNotation

/// A number of a lane that a slider and a field change.
package enum MotionParameter: Hashable, Sendable {
  /// A number of the spring in one of its four descriptions.
  case spring(SpringParameter)
  /// How long a curve takes.
  case curveDuration
  /// In what time friction brakes.
  case timeConstant
  /// When the animation begins.
  case delay
  /// How fast its time runs.
  case speed
  /// With what velocity a specimen sets out.
  case initialVelocity
  /// How many steps a staircase has.
  case stepCount
  /// For what part of its time a step rests.
  case stepRest
  /// How long a swing of an elastic curve is.
  case swingPeriod
  /// How soon an elastic curve rings out.
  case ringing

  /// The step of undo that its changes belong to.
  package func change(in letter: Lane.Letter) -> LabChange { .parameter(letter, traits.title) }

  /// What controls have to know about it.
  package var traits: ParameterTraits {
    switch self {
    case .spring(let parameter): parameter.traits
    case .curveDuration:
      ParameterTraits(
        "Duration", unit: "s", valid: 0.001...600, useful: 0.05...2, standard: 0.35, step: 0.01,
        explanation: "How long the curve takes from its beginning to its end.")
    case .timeConstant:
      ParameterTraits(
        "Time constant", unit: "s", valid: 0.001...60, useful: 0.05...1, standard: 0.325,
        step: 0.005,
        explanation: "The time in which friction takes away two thirds of the velocity.")
    case .delay:
      ParameterTraits(
        "Delay", unit: "s", valid: 0...600, useful: 0...1, standard: 0, step: 0.01,
        explanation: "How long it waits before it sets out.")
    case .speed:
      ParameterTraits(
        "Speed", unit: "×", valid: 0.01...100, useful: 0.1...4, standard: 1, step: 0.05,
        explanation: "How fast its time runs: 2 is twice as fast.")
    case .initialVelocity:
      ParameterTraits(
        "Initial velocity", unit: "/s", valid: -1000...1000, useful: -20...20, standard: 0,
        step: 0.5,
        explanation: "How fast a specimen already moves as it sets out, in ways to the target.")
    case .stepCount, .stepRest, .swingPeriod, .ringing: exampleTraits
    }
  }
}

extension MotionParameter {
  /// What belongs to the custom animations.
  private var exampleTraits: ParameterTraits {
    switch self {
    case .stepCount:
      ParameterTraits(
        "Steps", valid: 1...30, useful: 1...12, standard: 5, step: 1,
        explanation: "In how many steps it goes up.")
    case .stepRest:
      ParameterTraits(
        "Rest", valid: 0...0.95, useful: 0...0.9, standard: 0.5, step: 0.05,
        explanation: "For what part of its time each step rests.")
    case .swingPeriod:
      ParameterTraits(
        "Swing", valid: 0.05...1, useful: 0.1...0.6, standard: 0.225, step: 0.005,
        explanation: "How long a swing is, as a part of the whole time.")
    default:
      ParameterTraits(
        "Ringing out", valid: 7...20, useful: 7...16, standard: 10, step: 0.5,
        explanation: "How soon the swings die away: by so many halvings at the ends.")
    }
  }
}

extension SpringParameter {
  fileprivate var traits: ParameterTraits {
    ParameterTraits(
      title, unit: unit, valid: validRange, useful: usefulRange, standard: standardValue,
      step: step, explanation: explanation)
  }

  /// A hundredth of what the number usually is, or thereabouts.
  private var step: Double {
    switch self {
    case .duration, .response, .settlingDuration, .bounce, .dampingFraction, .dampingRatio: 0.01
    case .mass: 0.1
    case .stiffness: 1
    case .damping: 0.5
    }
  }
}
