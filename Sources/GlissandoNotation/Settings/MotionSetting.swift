public import GlissandoMotion

/// An animation that can be read, edited and written down, unlike an `Animation`, which can only run.
///
/// The initialiser from a text takes whatever `glissando convert` reads.
public struct MotionSetting: Hashable, Sendable {
  /// What moves, before it is delayed, sped up or repeated.
  package var base: Base
  /// What is done to the base, the innermost first, as in Swift.
  package var modifiers: [Modifier]

  /// A base with what is done to it.
  package init(_ base: Base, modifiers: [Modifier] = []) {
    self.base = base
    self.modifiers = modifiers
  }

  /// What moves.
  package enum Base: Hashable, Sendable {
    /// The animation that is used where none is named: a spring of response 0.55 without bounce.
    case system
    /// A spring that takes over the velocity of what it interrupts; the blend duration in seconds.
    case spring(SpringSetting, blendDuration: Double = 0)
    /// A spring that is added to what still runs; its initial velocity in targets per second.
    case interpolatingSpring(SpringSetting, initialVelocity: Double = 0)
    /// A timing curve of so many seconds.
    case curve(CurveSetting, duration: Double)
    /// Friction, by the seconds in which a velocity falls to 1/e of itself; the initial velocity in
    /// targets per second, nil taking over that of what runs; and the spring of a bound, if any.
    case decay(timeConstant: Double, initialVelocity: Double? = nil, bounce: SpringSetting? = nil)
  }

  /// What is done to an animation.
  package enum Modifier: Hashable, Sendable {
    /// Begins so many seconds later.
    case delay(Double)
    /// Runs so many times as fast.
    case speed(Double)
    case repeatCount(Int, autoreverses: Bool = true)
    case repeatForever(autoreverses: Bool = true)
    /// Counts as done after so many seconds.
    case logicallyComplete(after: Double)
    /// Ends where it would first pass its target.
    case stopsAtTarget
  }

  /// The animation that is described.
  public var animation: Animation {
    modifiers.reduce(base.animation) { animation, modifier in
      switch modifier {
      case .delay(let delay): animation.delay(delay)
      case .speed(let speed): animation.speed(speed)
      case .repeatCount(let count, let autoreverses):
        animation.repeatCount(count, autoreverses: autoreverses)
      case .repeatForever(let autoreverses): animation.repeatForever(autoreverses: autoreverses)
      case .logicallyComplete(let duration): animation.logicallyComplete(after: duration)
      case .stopsAtTarget: animation.stopsAtTarget()
      }
    }
  }

  /// The spring that moves, nil where a curve or friction does.
  package var spring: Spring? { base.springSetting?.spring }
}

extension MotionSetting.Base {
  /// The spring that moves as it was described, nil where a curve or friction does.
  package var springSetting: SpringSetting? {
    switch self {
    case .system: Self.systemSpring
    case .spring(let setting, _), .interpolatingSpring(let setting, _): setting
    case .curve, .decay: nil
    }
  }

  /// What the default animation moves like.
  package static let systemSpring = SpringSetting.response(response: 0.55, dampingFraction: 1)

  /// The spring as which it moves, and the velocity with which that sets out, in targets per second.
  ///
  /// - Parameter initialVelocity: The velocity that it takes over, if it does that.
  /// - Returns: nil for a curve, for friction that flies on to a bound, and for friction that is none.
  package func springMotion(
    initialVelocity: Double = 0
  ) -> (spring: Spring, velocity: Double)? {
    switch self {
    case .system: return (Self.systemSpring.spring, initialVelocity)
    case .spring(let setting, _): return (setting.spring, initialVelocity)
    case .interpolatingSpring(let setting, let velocity): return (setting.spring, velocity)
    case .curve: return nil
    case .decay(let time, let own, let bounce):
      // Friction that comes to rest at the target is a critically damped spring.
      let velocity = own ?? initialVelocity
      let rate = 1 / time
      guard rate > 0, rate.isFinite, bounce == nil || velocity <= rate else { return nil }
      return (Spring(response: 2 * .pi / max(rate, velocity), dampingRatio: 1), velocity)
    }
  }

  /// The animation before its modifiers.
  package var animation: Animation {
    switch self {
    case .system: .default
    case .spring(let setting, let blend): .spring(setting.spring, blendDuration: blend)
    case .interpolatingSpring(let setting, let velocity):
      .interpolatingSpring(setting.spring, initialVelocity: velocity)
    case .curve(let setting, let duration): .timingCurve(setting.curve, duration: duration)
    case .decay(let time, let velocity?, let bounce):
      .decay(Decay(timeConstant: time), initialVelocity: velocity, bounce: bounce?.spring)
    case .decay(let time, nil, let bounce):
      .decay(Decay(timeConstant: time), bounce: bounce?.spring)
    }
  }
}
