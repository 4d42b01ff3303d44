import Foundation

// Animations in the shape of custom ones, and questions about their kinds.

extension AnimationStorage {
  /// The value after a time; nil at the end.
  ///
  /// What is built in goes through its kernel, as when the engine runs it. Only around custom animations, which
  /// have none, a modifier is told here what it does to their time and their values.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    switch self {
    case _ where !containsCustom, .law:
      return animateReduced(value: value, time: time, context: &context)
    case .custom(let custom):
      return custom.base.animate(value: value, time: time, context: &context)
    case .delay(let base, let delay):
      guard delay.isFinite else { return nil }
      let delay = min(max(0, delay), MotionLimits.longestTime)
      // What takes no time ends when the delay is over.
      return base.animate(value: value, time: max(0, time - delay), context: &context)
        ?? (time < delay ? .zero : nil)
    case .speed(let base, let speed):
      guard speed > 0, speed.isFinite else { return nil }
      return base.animate(value: value, time: time * speed, context: &context)
    case .repeating(let base, let count, let autoreverses):
      return RepeatedPasses(base: base, count: count, autoreverses: autoreverses)
        .animate(value: value, time: time, context: &context)
    case .logical(let base, let after):
      let result = base.animate(value: value, time: time, context: &context)
      context.isLogicallyComplete = time >= after
      return result
    case .stopping(let base):
      guard let result = base.animate(value: value, time: time, context: &context) else {
        return nil
      }
      // The scalar product of what is left and the whole way, four times over.
      let left = value - result
      return (left + value).magnitudeSquared < (left - value).magnitudeSquared ? nil : result
    }
  }

  /// The velocity after a time, in units per second; nil where a custom animation does not know it.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    switch self {
    case _ where !containsCustom, .law:
      return reducedVelocity(value: value, time: time, context: context)
    case .custom(let custom):
      return custom.base.velocity(value: value, time: time, context: context)
    case .delay(let base, let delay):
      guard delay.isFinite, time >= min(delay, MotionLimits.longestTime) else { return .zero }
      let delay = min(max(0, delay), MotionLimits.longestTime)
      return base.velocity(value: value, time: time - delay, context: context)
    case .speed(let base, let speed):
      guard speed > 0, speed.isFinite else { return .zero }
      return base.velocity(value: value, time: time * speed, context: context)?
        .scaled(by: speed)
    case .repeating(let base, let count, let autoreverses):
      return RepeatedPasses(base: base, count: count, autoreverses: autoreverses)
        .velocity(value: value, time: time, context: context)
    case .logical(let base, _), .stopping(let base):
      return base.velocity(value: value, time: time, context: context)
    }
  }

  /// Whether this animation merges with another, and goes on from where that is.
  ///
  /// Persistent springs do, with anything; with a delay or a speed, from what bears the same
  /// modifier.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    switch (self, previous.storage) {
    case _ where !containsCustom:
      guard merges(with: previous.storage) else { return false }
      merge(with: previous, value: value, time: time, context: &context)
      return true
    case (.custom(let custom), _):
      return custom.base.shouldMerge(
        previous: previous, value: value, time: time, context: &context)
    case (.logical(let base, _), _), (.stopping(let base), _):
      return base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    case (.delay(let base, let delay), .delay(let other, let sameDelay)) where delay == sameDelay:
      return base.shouldMerge(
        previous: Animation(storage: other), value: value, time: max(0, time - delay),
        context: &context)
    case (.speed(let base, let speed), .speed(let other, let sameSpeed)) where speed == sameSpeed:
      return base.shouldMerge(
        previous: Animation(storage: other), value: value, time: time * speed, context: &context)
    default:
      return false
    }
  }
}

// MARK: - Questions about the kind

extension AnimationStorage {
  /// Whether a custom animation is part of it.
  var containsCustom: Bool {
    switch self {
    case .custom: true
    case .delay(let base, _), .speed(let base, _), .logical(let base, _): base.containsCustom
    case .repeating(let base, _, _), .stopping(let base): base.containsCustom
    default: false
    }
  }

  /// Whether the law inside modifiers that leave it one merges.
  var hasMergingLaw: Bool {
    switch self {
    case .law(_, let merges): merges
    case .delay(let base, _), .speed(let base, _), .logical(let base, _): base.hasMergingLaw
    case .stopping(let base): base.hasMergingLaw
    default: false
    }
  }

  /// Whether it is a law that merges with whatever runs, and no modifier has changed its timing.
  var merges: Bool {
    switch self {
    case .law(_, let merges): merges
    case .logical(let base, _), .stopping(let base): base.merges
    default: false
    }
  }

  /// Whether it merges with another that runs: a law does with anything, and, under modifiers of its timing, with
  /// one that bears the same.
  func merges(with previous: AnimationStorage) -> Bool {
    merges || bearsSameModifiers(as: previous)
  }

  /// Whether both are laws that merge, under the same modifiers of timing.
  private func bearsSameModifiers(as other: AnimationStorage) -> Bool {
    switch (self, other) {
    case (.logical(let a, _), let b): a.bearsSameModifiers(as: b)
    case (let a, .logical(let b, _)): a.bearsSameModifiers(as: b)
    case (.stopping(let a), let b): a.bearsSameModifiers(as: b)
    case (let a, .stopping(let b)): a.bearsSameModifiers(as: b)
    case (.delay(let a, let x), .delay(let b, let y)): x == y && a.bearsSameModifiers(as: b)
    case (.speed(let a, let x), .speed(let b, let y)): x == y && a.bearsSameModifiers(as: b)
    default: merges && other.merges
    }
  }
}
