public import GlissandoMotion

/// An animation that can be read, edited and written down, unlike an `Animation`, which can only run.
public struct MotionSetting: Hashable, Sendable {
  /// What moves, before it is delayed, sped up or repeated.
  public var base: Base
  /// What is done to the base, the innermost first, as in Swift.
  public var modifiers: [Modifier]

  /// A base with what is done to it.
  public init(_ base: Base, modifiers: [Modifier] = []) {
    self.base = base
    self.modifiers = modifiers
  }

  /// What moves.
  public enum Base: Hashable, Sendable {
    /// A spring that takes over the velocity of what it interrupts; the blend duration in seconds.
    case spring(SpringSetting, blendDuration: Double = 0)
    /// A spring that is added to what still runs; its initial velocity in targets per second.
    case interpolatingSpring(SpringSetting, initialVelocity: Double = 0)
    /// A timing curve of so many seconds.
    case curve(CurveSetting, duration: Double)
  }

  /// What is done to an animation.
  public enum Modifier: Hashable, Sendable {
    /// Begins so many seconds later.
    case delay(Double)
    /// Runs so many times as fast.
    case speed(Double)
    case repeatCount(Int, autoreverses: Bool = true)
    case repeatForever(autoreverses: Bool = true)
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
      }
    }
  }

  /// The spring that moves, nil where a curve does.
  public var spring: Spring? {
    switch base {
    case .spring(let setting, _), .interpolatingSpring(let setting, _): setting.spring
    case .curve: nil
    }
  }
}

extension MotionSetting.Base {
  fileprivate var animation: Animation {
    switch self {
    case .spring(let setting, let blend): .spring(setting.spring, blendDuration: blend)
    case .interpolatingSpring(let setting, let velocity):
      .interpolatingSpring(setting.spring, initialVelocity: velocity)
    case .curve(let setting, let duration): .timingCurve(setting.curve, duration: duration)
    }
  }
}
