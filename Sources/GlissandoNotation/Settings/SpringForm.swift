/// Which numbers describe a spring.
package enum SpringForm: Int, CaseIterable, Hashable, Sendable {
  /// Duration and bounce.
  case perceptual
  /// Response and damping fraction.
  case response
  /// Mass, stiffness and damping.
  case physical
  /// Settling duration and damping ratio.
  case settling

  /// The numbers, in the order in which Swift writes them.
  package var parameters: [SpringParameter] {
    switch self {
    case .perceptual: [.duration, .bounce]
    case .response: [.response, .dampingFraction]
    case .physical: [.mass, .stiffness, .damping]
    case .settling: [.settlingDuration, .dampingRatio]
    }
  }
}
