import Foundation

/// Where a motion starts that has merged with another: where the value was, how fast, and when.
private struct MergedStart<V: VectorArithmetic>: AnimationStateKey {
  var value = V.zero
  var velocity = V.zero
  var time = 0.0

  static var defaultValue: MergedStart { MergedStart() }
}

// One run by its kernel, in the shape that custom animations have.

extension AnimationStorage {
  /// The value after a time; nil at the end.
  func animateReduced<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let start = context.state[MergedStart<V>.self]
    guard let kernel = reduced(start, value) else { return nil }
    let elapsed = time - start.time
    context.isLogicallyComplete = elapsed >= kernel.logicalDuration
    guard elapsed < kernel.duration else { return nil }
    let factors = kernel.factors(at: elapsed)
    var result = value
    result += (start.value - value).scaled(by: factors.position)
    result += start.velocity.scaled(by: factors.velocity)
    return result
  }

  /// The velocity after a time, in units per second.
  func reducedVelocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let start = context.state[MergedStart<V>.self]
    let derivatives = reduced(start, value)?.derivatives(at: max(0, time - start.time))
    return derivatives.map {
      (start.value - value).scaled(by: $0.position) + start.velocity.scaled(by: $0.velocity)
    }
  }

  /// Writes the value and velocity of a running animation into the context.
  ///
  /// A delay is over by then: it was that of the animation before.
  func merge<V: VectorArithmetic>(
    with previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) {
    var copy = context
    let shown = previous.animate(value: value, time: time, context: &copy) ?? value
    let velocity =
      previous.velocity(value: value, time: time, context: context)
      ?? measuredVelocity(at: time, isStateful: !context.state.isEmpty) { t in
        var copy = context
        return previous.animate(value: value, time: t, context: &copy)
      } ?? .zero
    context.state[MergedStart<V>.self] = MergedStart(
      value: shown, velocity: velocity, time: max(0, time - waitingTime))
    context.isLogicallyComplete = false
  }

  /// Where nobody says when it counts as at rest, it does within a hundredth of the value's own unit.
  private func reduced<V>(_ start: MergedStart<V>, _ value: V) -> MotionKernel? {
    reduced(
      MotionStart(
        distance: start.value - value, velocity: start.velocity,
        restDistance: 0.01, previousResponse: nil))
  }
}

/// The derivative of a value, by differences of the fourth order; nil where it has ended.
///
/// The step of 1 ms keeps both errors (of the formula and of rounding) below 1e-9 for motions of
/// tenths of a second. Near the start the points lie after the time, near the end before it; what keeps a
/// state (`isStateful`) knows nothing of the time before it, and is asked about the time after.
func measuredVelocity<V: VectorArithmetic>(
  at time: TimeInterval, isStateful: Bool = false, of value: (TimeInterval) -> V?
) -> V? {
  let h = 1e-3
  if !isStateful, time >= 2 * h, let after = value(time + 2 * h), let before = value(time - 2 * h),
    let next = value(time + h), let last = value(time - h)
  {
    return ((next - last).scaled(by: 8) - (after - before)).scaled(by: 1 / (12 * h))
  }
  let weights = [-25.0, 48, -36, 16, -3]
  for direction in [1.0, -1.0] {
    var sum = V.zero
    var isComplete = true
    for (index, weight) in weights.enumerated() {
      let point = time + direction * h * Double(index)
      guard point >= 0, let sample = value(point) else {
        isComplete = false
        break
      }
      sum += sample.scaled(by: weight * direction / (12 * h))
    }
    if isComplete { return sum }
  }
  return nil
}
