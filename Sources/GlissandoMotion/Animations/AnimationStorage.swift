import Foundation

/// What an animation is: a law, an animation of somebody else's, or a modifier around another.
indirect enum AnimationStorage: Hashable, Sendable {
  /// A law, and whether it merges: a change of target asks for that alone (the benchmark's rows `retarget`).
  case law(AnyMotionLaw, merges: Bool)
  case custom(AnyCustomAnimation)
  case delay(AnimationStorage, TimeInterval)
  case speed(AnimationStorage, Double)
  /// A count of nil repeats for ever.
  case repeating(AnimationStorage, count: Int?, autoreverses: Bool)
  case logical(AnimationStorage, after: TimeInterval)
  /// Ends at its target.
  case stopping(AnimationStorage)
}

/// A law, whichever it is.
struct AnyMotionLaw: Hashable, Sendable {
  let base: any MotionLaw

  static func == (a: AnyMotionLaw, b: AnyMotionLaw) -> Bool { a.base.isEqual(to: b.base) }
  func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

/// A custom animation, whichever it is.
struct AnyCustomAnimation: Hashable, Sendable {
  let base: any CustomAnimation

  static func == (a: AnyCustomAnimation, b: AnyCustomAnimation) -> Bool {
    a.base.isEqual(to: b.base)
  }
  func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension AnimationStorage: CustomStringConvertible {
  /// The animation as it would be written after a dot.
  var description: String {
    switch self {
    case .law(let law, _): law.base.description
    case .custom(let custom): "init(\(custom.base))"
    case .delay(let base, let delay): "\(base).delay(\(delay))"
    case .speed(let base, let speed): "\(base).speed(\(speed))"
    case .repeating(let base, let count?, let autoreverses):
      "\(base).repeatCount(\(count), autoreverses: \(autoreverses))"
    case .repeating(let base, nil, let autoreverses):
      "\(base).repeatForever(autoreverses: \(autoreverses))"
    case .logical(let base, let time): "\(base).logicallyComplete(after: \(time))"
    case .stopping(let base): "\(base).stopsAtTarget()"
    }
  }
}
