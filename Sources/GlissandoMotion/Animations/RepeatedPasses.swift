import Foundation

/// A repetition of a custom animation, whose passes end when it says so.
struct RepeatedPasses {
  let base: AnimationStorage
  let count: Int?
  let autoreverses: Bool

  /// Where a repetition stands.
  private struct Place<V: VectorArithmetic>: AnimationStateKey {
    var index = 0
    /// When the pass began.
    var start = 0.0
    /// The last time at which the pass still ran.
    var latest = 0.0
    /// The base's own state, new with each pass.
    var inner = AnimationState<V>()

    static var defaultValue: Place<V> { Place() }
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var place = context.state[Place<V>.self]
    defer { context.state[Place<V>.self] = place }
    let time = min(time, MotionLimits.latestTime)
    for _ in 0..<Self.mostSteps {
      if let count, place.index >= count { return end(&context) }
      var inner = context.withState(place.inner)
      let before = inner
      let elapsed = time - place.start
      if let result = base.animate(value: value, time: elapsed, context: &inner) {
        place.inner = inner.state
        place.latest = max(elapsed, 0)
        context.isLogicallyComplete = false
        return isReturning(place.index) ? value - result : result
      }
      let length = passLength(value, from: place.latest, to: elapsed, before)
      guard length > MotionLimits.shortestTime else { return end(&context) }
      // All passes are alike: those that have gone by unseen are counted, not run.
      let passed = min(max((elapsed / length).rounded(.down), 1), Self.mostPasses)
      place.start += passed * length
      place.index = min(place.index, Int(Self.mostPasses)) + Int(passed)
      place.latest = 0
      place.inner = AnimationState()
    }
    // At a joint that rounding does not get over.
    return isReturning(place.index) ? value : .zero
  }

  private func end<V: VectorArithmetic>(_ context: inout AnimationContext<V>) -> V? {
    context.isLogicallyComplete = true
    return nil
  }

  private func isReturning(_ index: Int) -> Bool { autoreverses && index % 2 == 1 }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let place = context.state[Place<V>.self]
    let inner = context.withState(place.inner)
    let velocity = base.velocity(value: value, time: time - place.start, context: inner)
    return isReturning(place.index) ? velocity?.scaled(by: -1) : velocity
  }

  /// One step leads into the pass of a time, a second one over a joint that rounding has put before it.
  private static var mostSteps: Int { 4 }
  /// Passes that are counted; it is still known which of them return.
  private static var mostPasses: Double { 0x1p52 }

  /// Halvings from a jump over years down to a pass of a millisecond, and to its last digits.
  private static var mostHalvings: Int { 100 }

  /// How long a pass lasted, to the last digit, so that what it overshot is carried on.
  private func passLength<V: VectorArithmetic>(
    _ value: V, from running: Double, to ended: Double, _ context: AnimationContext<V>
  ) -> Double {
    var low = running
    var high = ended
    for _ in 0..<Self.mostHalvings where high - low > 1e-12 * high {
      let middle = (low + high) / 2
      var copy = context
      if base.animate(value: value, time: middle, context: &copy) == nil {
        high = middle
      } else {
        low = middle
      }
    }
    return high
  }
}
