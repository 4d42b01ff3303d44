import Foundation
package import GlissandoMotion
package import GlissandoNotation

/// A motion from 0 to 1 as a pure function of time.
///
/// It says of every animation what the engine does with it, but knows the acceleration too, and lets
/// springs go on beyond the point where the engine calls them at rest.
package indirect enum MotionLaw: Hashable, Sendable {
  /// At the target from the start.
  case atTarget
  case spring(SpringCourse)
  /// A timing curve of so many seconds.
  case curve(UnitCurve, duration: Double)
  case sampled(MotionSamples)
  /// Ends so many seconds after its start.
  case stopped(MotionLaw, at: Double)
  /// Begins so many seconds later.
  case delayed(MotionLaw, by: Double)
  /// Runs so many times as fast.
  case sped(MotionLaw, by: Double)
  /// Runs pass after pass of so many seconds, every second one back if so wished; without a count,
  /// for ever.
  case repeated(MotionLaw, pass: Double, count: Int?, autoreverses: Bool)

  /// Where the motion is; it stands at 0 before the time 0.
  package func state(at time: Double) -> MotionState {
    guard time >= 0 else { return .start }
    switch self {
    case .atTarget: return .target
    case .spring(let course): return course.state(at: time)
    case .curve(let curve, let duration): return Self.state(curve, duration, time)
    case .sampled(let samples): return samples.state(at: time)
    case .stopped(let law, let end): return time < end ? law.state(at: time) : .target
    case .delayed(let law, let delay): return law.state(at: time - delay)
    case .sped(let law, let factor): return law.state(at: time * factor).sped(by: factor)
    case .repeated(let law, let pass, let count, let autoreverses):
      let index = (time / pass).rounded(.down)
      if let count, index >= Double(count) { return .target }
      let isReturning = autoreverses && index.truncatingRemainder(dividingBy: 2) == 1
      let state = law.state(at: max(time - index * pass, 0))
      return isReturning ? state.reversed : state
    }
  }

  /// Seconds until the motion has ended or come to rest; ∞ where it never does.
  package var duration: Double {
    switch self {
    case .atTarget: 0
    case .spring(let course): course.settlingDuration
    case .curve(_, let duration): duration
    case .sampled(let samples): samples.duration
    case .stopped(_, let end): end
    case .delayed(let law, let delay): delay + law.duration
    case .sped(let law, let factor): law.duration / factor
    case .repeated(_, let pass, let count, _):
      count.map { Double($0) * pass } ?? .infinity
    }
  }

  private static func state(_ curve: UnitCurve, _ duration: Double, _ time: Double) -> MotionState {
    guard time < duration else { return .target }
    let progress = time / duration
    // The slope is known exactly; its own slope is measured over a thousandth to both sides.
    let low = max(progress - curveStep, 0)
    let high = min(progress + curveStep, 1)
    let bend = (curve.boundedSlope(at: high) - curve.boundedSlope(at: low)) / (high - low)
    return MotionState(
      position: curve.value(at: progress), velocity: curve.boundedSlope(at: progress) / duration,
      acceleration: bend / (duration * duration))
  }

  private static let curveStep = 1e-3
}

extension MotionLaw {
  /// The law of a setting that sets out with a velocity, in targets per second.
  ///
  /// A persistent spring takes the velocity over; an interpolating one has its own, and curves have
  /// none.
  package init(_ setting: MotionSetting, initialVelocity: Double = 0) {
    self = setting.modifiers.reduce(
      // A velocity in seconds of the world is a smaller one in the time of a faster spring.
      Self.base(
        setting.base,
        velocity: setting.isRepeated ? 0 : initialVelocity / setting.timeScale)
    ) { $0.modified(by: $1) }
  }

  /// The law of any animation: sampled, since nothing else is known of it.
  package init(sampling animation: Animation) {
    self = .sampled(MotionSamples(animation))
  }

  private static func base(_ base: MotionSetting.Base, velocity: Double) -> MotionLaw {
    if let (spring, velocity) = base.springMotion(initialVelocity: velocity) {
      return SpringCourse(spring, initialVelocity: velocity).map(MotionLaw.spring) ?? .atTarget
    }
    switch base {
    case .curve(let setting, let duration):
      return duration > shortestTime && duration.isFinite
        ? .curve(setting.curve, duration: duration) : .atTarget
    // Friction that flies on to a bound is two motions in one.
    default: return .sampled(MotionSamples(base.animation))
    }
  }

  /// What is shorter, in seconds, takes no time, as in the engine.
  private static let shortestTime = 1e-9

  private func modified(by modifier: MotionSetting.Modifier) -> MotionLaw {
    switch modifier {
    case .delay(let delay):
      return delay.isFinite ? .delayed(self, by: max(delay, 0)) : .atTarget
    case .speed(let factor):
      return factor > 0 && factor.isFinite ? .sped(self, by: factor) : .atTarget
    case .repeatCount(let count, let autoreverses):
      return repeated(count, autoreverses)
    case .repeatForever(let autoreverses):
      return repeated(nil, autoreverses)
    case .stopsAtTarget: return stopped
    case .logicallyComplete: return self
    }
  }

  /// The same up to its target.
  ///
  /// A repeated motion is left as it is, as in the engine.
  private var stopped: MotionLaw {
    switch self {
    case .atTarget, .repeated, .stopped: return self
    case .delayed(let law, let delay): return .delayed(law.stopped, by: delay)
    case .sped(let law, let factor): return .sped(law.stopped, by: factor)
    case .spring(let course):
      return course.distance.firstZero.map { .stopped(self, at: $0) } ?? self
    case .curve, .sampled:
      return MotionLandmarks(self).crossings.first.map { .stopped(self, at: $0) } ?? self
    }
  }

  /// What has no end is not repeated, and what takes no time is at its target.
  private func repeated(_ count: Int?, _ autoreverses: Bool) -> MotionLaw {
    if let count, count < 1 { return .atTarget }
    let pass = duration
    guard pass > Self.shortestTime else { return .atTarget }
    guard pass.isFinite else { return self }
    return .repeated(self, pass: pass, count: count, autoreverses: autoreverses)
  }
}

extension MotionSetting {
  /// How many of the animation's own seconds pass in a second: all of its speeds together.
  var timeScale: Double {
    modifiers.reduce(1) { scale, modifier in
      guard case .speed(let factor) = modifier, factor > 0, factor.isFinite else { return scale }
      return scale * factor
    }
  }

  /// Whether it runs in passes, each of which begins at rest.
  var isRepeated: Bool {
    modifiers.contains { modifier in
      switch modifier {
      case .repeatCount, .repeatForever: true
      case .delay, .speed, .logicallyComplete, .stopsAtTarget: false
      }
    }
  }
}
