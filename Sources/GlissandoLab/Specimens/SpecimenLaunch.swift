import GlissandoMotion
package import GlissandoNotation

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
    switch (launch, setting.base) {
    case (.rest, _): return settingFromRest.animation
    case (.release(let hand), .interpolatingSpring(let spring, _)):
      guard distance != 0, (hand / distance).isFinite else { return animation }
      var told = setting
      told.base = .interpolatingSpring(spring, initialVelocity: hand / distance / setting.timeScale)
      return told.animation
    case (.flight, _), (.release, _): return animation
    }
  }

  /// The setting with the velocity that the lane has been given: what moves from rest as specimens do.
  ///
  /// From rest both kinds of springs move alike, but only one of them can be given a velocity.
  package var settingFromRest: MotionSetting {
    guard let velocity = ownVelocity else { return setting }
    var told = setting
    switch setting.base {
    case .system:
      told.base = .interpolatingSpring(
        MotionSetting.Base.systemSpring, initialVelocity: velocity)
    case .spring(let spring, _):
      told.base = .interpolatingSpring(spring, initialVelocity: velocity)
    case .decay(let time, nil, let bounce):
      told.base = .decay(timeConstant: time, initialVelocity: velocity, bounce: bounce)
    case .interpolatingSpring, .curve, .decay: break
    }
    return told
  }

  /// The velocity with which the motion sets out, in targets per second: the animation's own where it
  /// has one.
  var startVelocity: Double {
    get {
      switch setting.base {
      case .interpolatingSpring(_, let velocity), .decay(_, let velocity?, _):
        velocity * setting.timeScale
      default: initialVelocity
      }
    }
    set {
      switch setting.base {
      case .interpolatingSpring(let spring, _):
        setting.base = .interpolatingSpring(spring, initialVelocity: newValue / setting.timeScale)
      case .decay(let time, .some, let bounce):
        setting.base = .decay(
          timeConstant: time, initialVelocity: newValue / setting.timeScale, bounce: bounce)
      default: initialVelocity = newValue
      }
    }
  }

  /// Whether the velocity that the lane has been given has no effect, since it repeats.
  var ignoresVelocity: Bool {
    switch setting.base {
    case .interpolatingSpring, .decay(_, .some, _), .curve: false
    case .system, .spring, .decay: setting.isRepeated
    }
  }

  /// The initial velocity in the animation's own seconds; nil where there is none to give.
  ///
  /// A repeated animation begins each of its passes at rest.
  private var ownVelocity: Double? {
    guard initialVelocity != 0, initialVelocity.isFinite, !setting.isRepeated else { return nil }
    return initialVelocity / setting.timeScale
  }
}
