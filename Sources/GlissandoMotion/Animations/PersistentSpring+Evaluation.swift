import Foundation

/// What a persistent spring took over: where the value was, how fast, and when.
private struct TakenOver<V: VectorArithmetic>: AnimationStateKey {
  var value: V
  var velocity: V
  var time: Double

  static var defaultValue: TakenOver<V>? { nil }
}

extension PersistentSpring {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard let solution = spring.solution else { return nil }
    let start = context.state[TakenOver<V>.self]
    let elapsed = time - (start?.time ?? 0)
    let velocity = start?.velocity ?? .zero
    let distance = (start?.value ?? .zero) - value
    let length = distance.magnitude
    let drive = (velocity + distance.scaled(by: solution.rate))
      .magnitude(atMost: velocity.magnitude + length * solution.rate)
    let rest = solution.restTime(
      distance: length, drive: drive, within: AnimationStorage.standardRestDistance)
    context.isLogicallyComplete = elapsed >= min(spring.response, rest)
    guard elapsed < rest else { return nil }
    let factors = solution.factors(at: max(0, elapsed))
    var result = value
    result += distance.scaled(by: factors.position)
    result += velocity.scaled(by: factors.velocity)
    return result
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard let solution = spring.solution else { return .zero }
    let start = context.state[TakenOver<V>.self]
    let distance = (start?.value ?? .zero) - value
    let derivatives = solution.derivatives(at: max(0, time - (start?.time ?? 0)))
    var result = distance.scaled(by: derivatives.position)
    result += (start?.velocity ?? .zero).scaled(by: derivatives.velocity)
    return result
  }

  /// Writes the value and velocity of a running animation into the context.
  func takeOver<V: VectorArithmetic>(
    _ previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) {
    var copy = context
    let shown = previous.animate(value: value, time: time, context: &copy) ?? value
    let velocity =
      previous.velocity(value: value, time: time, context: context)
      ?? measuredVelocity(at: time, isStateful: !context.state.isEmpty) { t in
        var copy = context
        return previous.animate(value: value, time: t, context: &copy)
      } ?? .zero
    context.state[TakenOver<V>.self] = TakenOver(value: shown, velocity: velocity, time: time)
    context.isLogicallyComplete = false
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
