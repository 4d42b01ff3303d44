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
  /// What takes over velocities finds that of a flight or of a hand by itself. What sets out from
  /// rest with a velocity, and a spring that is added to what runs, have to be told.
  ///
  /// - Parameters:
  ///   - launch: How the motion begins.
  ///   - distance: The way to its target, in units of the track.
  func animation(for launch: SpecimenLaunch, over distance: Double) -> Animation {
    var told = setting
    switch (launch, setting.base) {
    case (.rest, .system):
      told.base = pushed(MotionSetting.Base.systemSpring) ?? setting.base
    case (.rest, .spring(let spring, _)):
      told.base = pushed(spring) ?? setting.base
    case (.rest, .decay(let time, nil, let bounce)):
      guard let velocity = ownVelocity else { return animation }
      told.base = .decay(timeConstant: time, initialVelocity: velocity, bounce: bounce)
    case (.release(let hand), .interpolatingSpring(let spring, _)):
      guard distance != 0, (hand / distance).isFinite else { return animation }
      told.base = .interpolatingSpring(spring, initialVelocity: hand / distance / speed)
    case (.rest, _), (.flight, _), (.release, _): return animation
    }
    return told.animation
  }

  /// A spring that sets out from rest with the lane's velocity; nil where it has none.
  ///
  /// From rest both kinds of springs move alike, but only one of them can be given a velocity.
  private func pushed(_ spring: SpringSetting) -> MotionSetting.Base? {
    ownVelocity.map { .interpolatingSpring(spring, initialVelocity: $0) }
  }

  /// The initial velocity in the animation's own seconds; nil where there is none to give.
  ///
  /// A repeated animation begins each of its passes at rest.
  private var ownVelocity: Double? {
    let isRepeated = setting.modifiers.contains { modifier in
      switch modifier {
      case .repeatCount, .repeatForever: true
      default: false
      }
    }
    guard initialVelocity != 0, initialVelocity.isFinite, !isRepeated else { return nil }
    return initialVelocity / speed
  }

  /// How many of the animation's own seconds pass in a second.
  private var speed: Double {
    setting.modifiers.reduce(1) { speed, modifier in
      guard case .speed(let factor) = modifier, factor > 0, factor.isFinite else { return speed }
      return speed * factor
    }
  }
}
