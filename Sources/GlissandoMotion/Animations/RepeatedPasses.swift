import Foundation

/// A repetition in the shape that custom animations have, around a base that may be custom too.
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
    // More passes in one call than this are no animation; the next call goes on.
    for _ in 0..<Self.mostPassesPerCall {
      if let count, place.index >= count { break }
      var inner = context.withState(place.inner)
      let before = inner
      let elapsed = time - place.start
      if let result = base.animate(value: value, time: elapsed, context: &inner) {
        place.inner = inner.state
        place.latest = max(elapsed, 0)
        context.isLogicallyComplete = false
        return autoreverses && place.index % 2 == 1 ? value - result : result
      }
      let length = passLength(value, from: place.latest, to: elapsed, before)
      guard length > 0 else { break }
      place.start += length
      place.index += 1
      place.latest = 0
      place.inner = AnimationState()
    }
    context.isLogicallyComplete = true
    return nil
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let place = context.state[Place<V>.self]
    let inner = context.withState(place.inner)
    let velocity = base.velocity(value: value, time: time - place.start, context: inner)
    return autoreverses && place.index % 2 == 1 ? velocity?.scaled(by: -1) : velocity
  }

  private static let mostPassesPerCall = 10_000

  /// How long a pass lasted, to the last digit, so that what it overshot is carried on.
  private func passLength<V: VectorArithmetic>(
    _ value: V, from running: Double, to ended: Double, _ context: AnimationContext<V>
  ) -> Double {
    let start = MotionStart(
      distance: value.magnitude, restDistance: AnimationStorage.standardRestDistance)
    if let kernel = base.reduced(start) { return kernel.duration }
    var low = running
    var high = ended
    for _ in 0..<60 where high - low > 1e-12 * high {
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
