import Foundation

/// What an animation is: a kind with its parameters, or a modifier around another.
indirect enum AnimationStorage: Hashable, Sendable {
  /// The default animation, which equals only itself.
  case system
  case spring(PersistentSpring)
  case interpolating(InterpolatingSpring)
  case curve(CurveMotion)
  case custom(any CustomAnimation)
  case delay(AnimationStorage, TimeInterval)
  case speed(AnimationStorage, Double)
  /// A count of nil repeats for ever.
  case repeating(AnimationStorage, count: Int?, autoreverses: Bool)
  case logical(AnimationStorage, after: TimeInterval)
  case decay(DecayMotion)
  /// Ends at its target.
  case stopping(AnimationStorage)

  static func == (a: AnimationStorage, b: AnimationStorage) -> Bool {
    switch (a, b) {
    case (.system, .system): true
    case (.spring(let a), .spring(let b)): a == b
    case (.interpolating(let a), .interpolating(let b)): a == b
    case (.curve(let a), .curve(let b)): a == b
    case (.custom(let a), .custom(let b)): a.isEqual(to: b)
    case (.delay(let a, let x), .delay(let b, let y)): x == y && a == b
    case (.speed(let a, let x), .speed(let b, let y)): x == y && a == b
    case (.repeating(let a, let m, let x), .repeating(let b, let n, let y)):
      m == n && x == y && a == b
    case (.logical(let a, let x), .logical(let b, let y)): x == y && a == b
    case (.decay(let a), .decay(let b)): a == b
    case (.stopping(let a), .stopping(let b)): a == b
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .system: hasher.combine(0)
    case .spring(let spring): hasher.combine(spring)
    case .interpolating(let spring): hasher.combine(spring)
    case .curve(let curve): hasher.combine(curve)
    case .custom(let base): hasher.combine(AnyHashable(base))
    case .delay(let base, let delay): hash(4, base, delay, into: &hasher)
    case .speed(let base, let speed): hash(5, base, speed, into: &hasher)
    case .repeating(let base, let count, let autoreverses):
      hash(autoreverses ? 6 : 7, base, Double(count ?? -1), into: &hasher)
    case .logical(let base, let time): hash(8, base, time, into: &hasher)
    case .decay(let decay): hasher.combine(decay)
    case .stopping(let base): hash(9, base, 0, into: &hasher)
    }
  }

  private func hash(
    _ tag: Int, _ base: AnimationStorage, _ parameter: Double, into hasher: inout Hasher
  ) {
    hasher.combine(tag)
    hasher.combine(parameter)
    base.hash(into: &hasher)
  }

  /// The persistent spring behind the default animation.
  static let systemSpring = PersistentSpring(
    spring: Spring(response: 0.55, dampingRatio: 1), blendDuration: 0)
}

/// A spring that takes over from what runs, with its velocity.
struct PersistentSpring: Hashable, Sendable {
  let spring: Spring
  let blendDuration: TimeInterval
}

/// A spring whose effect adds to what runs.
struct InterpolatingSpring: Hashable, Sendable {
  let spring: Spring
  /// In intervals per second.
  let initialVelocity: Double
}

/// Motion along a curve in a given time.
struct CurveMotion: Hashable, Sendable {
  let curve: UnitCurve
  let duration: TimeInterval
}

extension AnimationStorage: CustomStringConvertible {
  /// The animation as it would be written after a dot.
  var description: String {
    switch self {
    case .system: "default"
    case .spring(let s): "spring(duration: \(s.spring.duration), bounce: \(s.spring.bounce))"
    case .interpolating(let s):
      "interpolatingSpring(mass: \(s.spring.mass), stiffness: \(s.spring.stiffness), "
        + "damping: \(s.spring.damping), initialVelocity: \(s.initialVelocity))"
    case .curve(let c): c.description
    case .custom(let base): "init(\(base))"
    case .delay(let base, let delay): "\(base).delay(\(delay))"
    case .speed(let base, let speed): "\(base).speed(\(speed))"
    case .repeating(let base, let count?, let autoreverses):
      "\(base).repeatCount(\(count), autoreverses: \(autoreverses))"
    case .repeating(let base, nil, let autoreverses):
      "\(base).repeatForever(autoreverses: \(autoreverses))"
    case .logical(let base, let time): "\(base).logicallyComplete(after: \(time))"
    case .decay(let decay): decay.description
    case .stopping(let base): "\(base).stopsAtTarget()"
    }
  }
}

extension CurveMotion: CustomStringConvertible {
  var description: String {
    switch curve {
    case .linear, .easeIn, .easeOut, .easeInOut: "\(curve)(duration: \(duration))"
    default: "timingCurve(\(curve), duration: \(duration))"
    }
  }
}
