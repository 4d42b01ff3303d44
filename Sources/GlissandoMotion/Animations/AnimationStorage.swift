import Foundation

/// What an animation is: a law, an animation of somebody else's, or a modifier around another.
indirect enum AnimationStorage: Hashable, Sendable {
  /// A law, and whether it merges: a change of target asks for that alone (the benchmark's rows `retarget`).
  case law(any MotionLaw, merges: Bool)
  case custom(any CustomAnimation)
  case delay(AnimationStorage, TimeInterval)
  case speed(AnimationStorage, Double)
  /// A count of nil repeats for ever.
  case repeating(AnimationStorage, count: Int?, autoreverses: Bool)
  case logical(AnimationStorage, after: TimeInterval)
  /// Ends at its target.
  case stopping(AnimationStorage)

  static func == (a: AnimationStorage, b: AnimationStorage) -> Bool {
    switch (a, b) {
    case (.law(let a, _), .law(let b, _)): a.isEqual(to: b)
    case (.custom(let a), .custom(let b)): a.isEqual(to: b)
    case (.delay(let a, let x), .delay(let b, let y)): x == y && a == b
    case (.speed(let a, let x), .speed(let b, let y)): x == y && a == b
    case (.repeating(let a, let m, let x), .repeating(let b, let n, let y)):
      m == n && x == y && a == b
    case (.logical(let a, let x), .logical(let b, let y)): x == y && a == b
    case (.stopping(let a), .stopping(let b)): a == b
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .law(let law, _): law.hash(into: &hasher)
    case .custom(let base): base.hash(into: &hasher)
    case .delay(let base, let delay): hash(4, base, delay, into: &hasher)
    case .speed(let base, let speed): hash(5, base, speed, into: &hasher)
    case .repeating(let base, let count, let autoreverses):
      hash(autoreverses ? 6 : 7, base, Double(count ?? -1), into: &hasher)
    case .logical(let base, let time): hash(8, base, time, into: &hasher)
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
}

extension AnimationStorage: CustomStringConvertible {
  /// The animation as it would be written after a dot.
  var description: String {
    switch self {
    case .law(let law, _): law.description
    case .custom(let base): "init(\(base))"
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
