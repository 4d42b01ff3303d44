/// What the keyframes of one track make of a vector, reduced to what one evaluation needs.
///
/// It is a pure function of time: ask in any order.
struct KeyframeCurve<V: VectorArithmetic> {
  /// One keyframe that takes time. With u the progress in it:
  ///
  /// - polynomial: a + u·(b + u·(c + u·d)), which straight lines are too
  /// - eased: a + b·curve(u)
  /// - spring: a + b·A(t) + c·B(t), with A and B of `SpringSolution`
  struct Segment {
    enum Shape {
      case polynomial
      case eased(UnitCurve)
      case spring(SpringSolution)
    }

    /// Seconds since the start of the track.
    let start: Double
    /// 1/s, the inverse of the duration.
    let rate: Double
    let shape: Shape
    var a: V
    var b: V = .zero
    var c: V = .zero
    var d: V = .zero
  }

  /// The keyframes that take time, with their starts in rising order.
  var segments: [Segment] = []
  /// For each segment, the index of its keyframe on the track.
  var keyframes: [Int] = []
  /// Seconds.
  var duration = 0.0
  /// The value from the end on.
  var final: V

  /// The index of the segment that a time lies in.
  ///
  /// - Precondition: The time is in [0, duration), so that there is one.
  /// - Complexity: O(log n) in the number of segments.
  @inline(__always)
  func index(at time: Double) -> Int {
    max(segments.partitioningIndex { $0.start > time } - 1, 0)
  }

  /// The velocity at a time, per second; before the start that of the start, from the end on zero.
  func velocity(at time: Double) -> V {
    guard time < duration else { return .zero }
    let time = max(time, 0)
    return segments[index(at: time)].velocity(at: time)
  }
}

extension KeyframeCurve.Segment {
  /// The value at a time on the track, in seconds.
  @inline(__always)
  func value(at time: Double) -> V {
    let elapsed = time - start
    let u = elapsed * rate
    var value = a
    switch shape {
    case .polynomial:
      var sum = d
      sum.scale(by: u)
      sum += c
      sum.scale(by: u)
      sum += b
      sum.scale(by: u)
      value += sum
    case .eased(let curve):
      value += b.scaled(by: curve.value(at: u))
    case .spring(let solution):
      let factors = solution.state(at: elapsed).factors
      value += b.scaled(by: factors.position)
      value += c.scaled(by: factors.velocity)
    }
    return value
  }

  /// The velocity at a time on the track, per second: the derivative of the value.
  ///
  /// Where a quarter circle stands upright it is the slope of a short chord.
  func velocity(at time: Double) -> V {
    let elapsed = time - start
    let u = elapsed * rate
    switch shape {
    case .polynomial:
      let slope = b + c.scaled(by: 2 * u) + d.scaled(by: 3 * u * u)
      return slope.scaled(by: rate)
    case .eased(let curve):
      return b.scaled(by: curve.boundedSlope(at: u) * rate)
    case .spring(let solution):
      let derivatives = solution.derivatives(at: elapsed)
      return b.scaled(by: derivatives.position) + c.scaled(by: derivatives.velocity)
    }
  }

  /// Whether everything that is computed from it stays finite.
  var isFinite: Bool {
    let sum = a.magnitude + b.magnitude + c.magnitude + d.magnitude
    return (sum * max(rate, 1)).isFinite
  }
}
