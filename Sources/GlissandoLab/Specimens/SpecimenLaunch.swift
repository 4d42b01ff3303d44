import GlissandoMotion
import GlissandoNotation

/// How a motion of the specimens began.
package enum SpecimenLaunch: Equatable, Sendable {
  /// From rest: with the velocity that the lane has been given.
  case rest
  /// In mid-flight: with the velocity that each has.
  case flight
  /// Out of a hand, with its velocity in units of the track per second.
  case release(velocity: Double)
}

extension Lane {
  /// The animation of a motion that begins in a certain way.
  ///
  /// A spring that takes over velocities finds that of a flight or of a hand by itself. What is to
  /// set out from rest with a velocity, and a spring that is added to what runs, have to be told.
  ///
  /// - Parameters:
  ///   - launch: How the motion begins.
  ///   - distance: The way to its target, in units of the track.
  func animation(for launch: SpecimenLaunch, over distance: Double) -> Animation {
    let velocity: Double
    switch (launch, setting.base) {
    case (.rest, _): velocity = initialVelocity
    case (.release(let hand), .interpolatingSpring): velocity = distance == 0 ? 0 : hand / distance
    case (.flight, _), (.release, _): velocity = 0
    }
    guard velocity != 0, velocity.isFinite else { return animation }
    var pushed = setting
    switch setting.base {
    case .spring(let spring, _):
      // From rest both kinds of springs move alike; only this one can be given a velocity.
      pushed.base = .interpolatingSpring(spring, initialVelocity: velocity / speed)
    case .interpolatingSpring(let spring, let own):
      pushed.base = .interpolatingSpring(spring, initialVelocity: own + velocity / speed)
    case .system:
      pushed.base = .interpolatingSpring(
        MotionSetting.Base.systemSpring, initialVelocity: velocity / speed)
    case .decay(let time, let own, let bounce):
      pushed.base = .decay(
        timeConstant: time, initialVelocity: (own ?? 0) + velocity / speed, bounce: bounce)
    case .curve: break
    }
    return pushed.animation
  }

  /// How many of the animation's own seconds pass in a second.
  private var speed: Double {
    setting.modifiers.reduce(1) { speed, modifier in
      guard case .speed(let factor) = modifier, factor > 0, factor.isFinite else { return speed }
      return speed * factor
    }
  }
}
