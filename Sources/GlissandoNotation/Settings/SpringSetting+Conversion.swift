import Foundation
import GlissandoMotion

// Springs in other numbers.

extension SpringSetting {
  /// Which numbers describe the spring.
  package var form: SpringForm {
    switch self {
    case .perceptual: .perceptual
    case .response: .response
    case .physical: .physical
    case .settling: .settling
    }
  }

  /// The value of a parameter of this description; nil for one of another description.
  ///
  /// Writing a parameter of another description changes nothing.
  package subscript(parameter: SpringParameter) -> Double? {
    get {
      switch (self, parameter) {
      case (.perceptual(let value, _), .duration), (.perceptual(_, let value), .bounce),
        (.response(let value, _), .response), (.response(_, let value), .dampingFraction),
        (.physical(let value, _, _), .mass), (.physical(_, let value, _), .stiffness),
        (.physical(_, _, let value), .damping),
        (.settling(let value, _), .settlingDuration), (.settling(_, let value), .dampingRatio):
        value
      default: nil
      }
    }
    set {
      guard let value = newValue else { return }
      switch (self, parameter) {
      case (.perceptual(_, let bounce), .duration):
        self = .perceptual(duration: value, bounce: bounce)
      case (.perceptual(let duration, _), .bounce):
        self = .perceptual(duration: duration, bounce: value)
      case (.response(_, let fraction), .response):
        self = .response(response: value, dampingFraction: fraction)
      case (.response(let response, _), .dampingFraction):
        self = .response(response: response, dampingFraction: value)
      case (.physical(_, let stiffness, let damping), .mass):
        self = .physical(mass: value, stiffness: stiffness, damping: damping)
      case (.physical(let mass, _, let damping), .stiffness):
        self = .physical(mass: mass, stiffness: value, damping: damping)
      case (.physical(let mass, let stiffness, _), .damping):
        self = .physical(mass: mass, stiffness: stiffness, damping: value)
      case (.settling(_, let ratio), .settlingDuration):
        self = .settling(duration: value, dampingRatio: ratio)
      case (.settling(let duration, _), .dampingRatio):
        self = .settling(duration: duration, dampingRatio: value)
      default: break
      }
    }
  }

  /// The same spring in other numbers; `loss(in:)` says what they cannot.
  ///
  /// What is in the wished numbers already is returned as it is.
  ///
  /// - Parameters:
  ///   - form: The wished numbers.
  ///   - mass: The mass of a physical description of a spring that has none of its own.
  package func converted(to form: SpringForm, mass: Double = 1) -> SpringSetting {
    guard form != self.form else { return self }
    let spring = spring
    switch form {
    case .perceptual:
      return .perceptual(duration: spring.duration, bounce: spring.bounce)
    case .response:
      return .response(response: spring.response, dampingFraction: spring.dampingRatio)
    case .physical:
      return .physical(
        mass: mass, stiffness: mass * spring.stiffness / spring.mass,
        damping: mass * spring.damping / spring.mass)
    case .settling:
      let ratio = max(spring.dampingRatio, SpringParameter.dampingRatio.validRange.lowerBound)
      return .settling(
        duration: Self.settlingDuration(response: spring.response, ratio: ratio),
        dampingRatio: ratio)
    }
  }

  /// The seconds that `Spring(settlingDuration:dampingRatio:)` turns into a response: its inverse.
  private static func settlingDuration(response: Double, ratio: Double) -> Double {
    if ratio < 1 {
      // ln((δ + 1)/ε)/δ, as the spring itself has it.
      let decay = ratio * 2 * .pi / response
      return (log1p(decay) - log(0.001)) / decay
    }
    // Without swings the whole motion scales with the response.
    return response / Spring(settlingDuration: 1, dampingRatio: ratio).response
  }
}
