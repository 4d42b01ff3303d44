// Springs in a faster time.

extension SpringSetting {
  /// The same motion in a time that runs so many times as fast; in the same numbers where they allow it.
  func sped(by speed: Double) -> SpringSetting {
    guard speed != 1 else { return self }
    switch self {
    case .perceptual(let duration, let bounce):
      return .perceptual(duration: duration / speed, bounce: bounce)
    case .response(let response, let fraction):
      return .response(response: response / speed, dampingFraction: fraction)
    case .physical(let mass, let stiffness, let damping):
      return .physical(mass: mass, stiffness: stiffness * speed * speed, damping: damping * speed)
    case .settling: return converted(to: .response).sped(by: speed)
    }
  }
}
