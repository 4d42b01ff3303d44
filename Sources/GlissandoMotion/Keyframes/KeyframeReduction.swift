// How the curve of a track is made out of its keyframes.

/// One keyframe as a vector, with numbers that are fit for use.
struct KeyframeStep<V: VectorArithmetic> {
  enum Kind {
    case linear(UnitCurve)
    case cubic(startVelocity: V?, endVelocity: V?)
    case spring(Spring, startVelocity: V?)
    case jump
  }

  let to: V
  /// Seconds, above 0, and 0 for a jump; nil for a spring that settles.
  let duration: Double?
  let kind: Kind

  /// The same keyframe with other vectors.
  func map<U: VectorArithmetic>(_ transform: (V) -> U) -> KeyframeStep<U> {
    let mapped: KeyframeStep<U>.Kind =
      switch kind {
      case .linear(let curve): .linear(curve)
      case .cubic(let start, let end):
        .cubic(startVelocity: start.map(transform), endVelocity: end.map(transform))
      case .spring(let spring, let start): .spring(spring, startVelocity: start.map(transform))
      case .jump: .jump
      }
    return KeyframeStep<U>(to: transform(to), duration: duration, kind: mapped)
  }

  /// The velocity that the keyframe has of its own where it starts, coming from a value.
  ///
  /// A spring without a start velocity takes what comes, and so has none of its own.
  func ownStartVelocity(from position: V) -> V {
    switch kind {
    case .linear(let curve):
      return (to - position).scaled(by: curve.boundedSlope(at: 0) / (duration ?? 1))
    case .cubic(let start, _), .spring(_, let start): return start ?? .zero
    case .jump: return .zero
    }
  }
}

/// Makes the curve of a track out of its keyframes, one after the other.
struct KeyframeReduction<V: VectorArithmetic> {
  private(set) var curve: KeyframeCurve<V>
  private let steps: [KeyframeStep<V>]
  private var position: V
  private var velocity: V

  /// Reduces keyframes.
  ///
  /// - Parameters:
  ///   - steps: The keyframes, in order.
  ///   - initial: The value before them.
  ///   - velocity: The velocity before them, per second.
  /// - Complexity: O(n) in the number of keyframes.
  init(_ steps: [KeyframeStep<V>], from initial: V, velocity: V) {
    self.steps = steps
    position = initial
    self.velocity = velocity
    curve = KeyframeCurve(final: initial)
    curve.segments.reserveCapacity(steps.count)
    curve.keyframes.reserveCapacity(steps.count)
    for index in steps.indices { append(index) }
    curve.final = position
  }

  private mutating func append(_ index: Int) {
    let step = steps[index]
    switch step.kind {
    case .jump: jump(to: step.to)
    case .linear(let curve): appendLinear(index, curve)
    case .cubic(let start, let end): appendCubic(index, start, end)
    case .spring(let spring, let start): appendSpring(index, spring, start)
    }
  }

  private mutating func jump(to value: V) {
    position = value
    velocity = .zero
  }

  /// Adds a segment, and goes on at its end; where it does not stay finite, jumps to its end.
  private mutating func append(
    _ index: Int, _ segment: KeyframeCurve<V>.Segment, duration: Double, end: V, endVelocity: V
  ) {
    guard segment.isFinite, end.magnitude.isFinite, endVelocity.magnitude.isFinite else {
      return jump(to: steps[index].to)
    }
    curve.segments.append(segment)
    curve.keyframes.append(index)
    curve.duration += duration
    position = end
    velocity = endVelocity
  }

  private mutating func appendLinear(_ index: Int, _ timing: UnitCurve) {
    let step = steps[index]
    let duration = step.duration ?? 0
    let interval = step.to - position
    append(
      index,
      .init(
        start: curve.duration, rate: 1 / duration,
        shape: timing == .linear ? .polynomial : .eased(timing), a: position, b: interval),
      duration: duration, end: step.to,
      endVelocity: interval.scaled(by: timing.boundedSlope(at: 1) / duration))
  }

  private mutating func appendCubic(_ index: Int, _ start: V?, _ end: V?) {
    let step = steps[index]
    let duration = step.duration ?? 0
    let endVelocity = end ?? jointVelocity(after: index)
    // The Hermite polynomial in powers of u, velocities in units of the duration.
    let interval = step.to - position
    let m0 = (start ?? velocity).scaled(by: duration)
    let m1 = endVelocity.scaled(by: duration)
    append(
      index,
      .init(
        start: curve.duration, rate: 1 / duration, shape: .polynomial, a: position, b: m0,
        c: interval.scaled(by: 3) - m0.scaled(by: 2) - m1,
        d: m0 + m1 - interval.scaled(by: 2)),
      duration: duration, end: step.to, endVelocity: endVelocity)
  }

  /// The velocity at the end of a cubic keyframe that states none.
  private func jointVelocity(after index: Int) -> V {
    guard index + 1 < steps.count else { return .zero }
    let step = steps[index]
    let next = steps[index + 1]
    if case .cubic(startVelocity: nil, _) = next.kind {
      let between = (step.duration ?? 0) + (next.duration ?? 0)
      return (next.to - position).scaled(by: 1 / between)
    }
    return next.ownStartVelocity(from: step.to)
  }

  /// The distance at which a spring keyframe without a duration ends, in the unit of its data.
  ///
  /// SwiftUI's; a larger one would show as a small jump at the end.
  private static var restDistance: Double { 1e-4 }

  private mutating func appendSpring(_ index: Int, _ spring: Spring, _ start: V?) {
    let step = steps[index]
    let drive = start ?? velocity
    guard let solution = spring.solution else { return appendHold(index) }
    let settling = spring.settlingDuration(
      target: step.to - position, initialVelocity: drive, epsilon: Self.restDistance)
    guard let duration = step.duration ?? Self.accepted(settling, of: spring) else {
      return jump(to: step.to)
    }
    let segment = KeyframeCurve<V>.Segment(
      start: 0, rate: 1 / duration, shape: .spring(solution), a: step.to, b: position - step.to,
      c: drive)
    let reached = segment.value(at: duration)
    // The settling time of a spring that creeps has a bound, at which it may still be far away.
    let isAtRest = duration >= settling && (step.to - reached).magnitude <= Self.restDistance
    append(
      index,
      .init(
        start: curve.duration, rate: segment.rate, shape: segment.shape, a: segment.a,
        b: segment.b, c: segment.c),
      duration: duration, end: isAtRest ? step.to : reached,
      endVelocity: segment.velocity(at: duration))
  }

  /// A rigid spring is at its target at once, and stays there for its duration.
  private mutating func appendHold(_ index: Int) {
    let step = steps[index]
    guard let duration = step.duration else { return jump(to: step.to) }
    append(
      index,
      .init(start: curve.duration, rate: 1 / duration, shape: .polynomial, a: step.to),
      duration: duration, end: step.to, endVelocity: .zero)
  }

  /// The time in which a spring settles; nil where it does at once, or, with a warning, never.
  private static func accepted(_ settling: Double, of spring: Spring) -> Double? {
    guard settling.isFinite else {
      MotionWarning.report(
        MotionWarning(
          what: "a keyframe without a duration on \(spring), which never comes to rest",
          remedy: "give it a duration; it jumps to its value"))
      return nil
    }
    return settling < MotionLimits.shortestTime ? nil : min(settling, MotionLimits.longestTime)
  }
}
