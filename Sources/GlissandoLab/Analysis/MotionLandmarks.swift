import Foundation

/// Where one pass of a motion crosses its target, turns round and is fastest; in the time of what
/// moves.
struct MotionLandmarks {
  /// A place on the way.
  struct Point: Hashable, Sendable {
    var time: Double
    var value: Double
  }

  /// The crossings of the target that can be seen: what follows each leaves the target by more than
  /// what counts as rest.
  var crossings: [Double] = []
  /// Whether it goes on crossing for ever.
  var crossesForEver = false
  /// The farthest beyond the target; nil where it never goes there by more than what counts as rest.
  var peak: Point?
  /// The farthest back behind the start; nil where it never goes there by more than what counts as
  /// rest.
  var trough: Point?
  /// The time of the greatest speed with its velocity; nil where nothing moves.
  var fastest: Point?

  /// So many crossings are listed.
  private static let most = 256

  init(_ law: MotionLaw) {
    switch law {
    case .spring(let course): find(course)
    case .curve(_, let duration): scan(law, duration)
    case .sampled(let samples):
      scan(law, samples.duration.isFinite ? samples.duration : MotionSamples.longest)
    case .stopped(let law, let end):
      let whole = MotionLandmarks(law)
      trough = whole.trough.flatMap { $0.time < end ? $0 : nil }
      fastest = whole.fastest.flatMap { $0.time < end ? $0 : nil }
      if fastest == nil { for time in [0, end * (1 - 1e-9)] { noteSpeed(law, time) } }
    case .atTarget, .delayed, .sped, .repeated: break
    }
  }

  // MARK: Springs

  private mutating func find(_ course: SpringCourse) {
    let distance = course.distance
    let turns = distance.derivative
    if let first = turns.firstZero {
      // The swings only shrink: the first two turns are the farthest on both sides.
      note(first, 1 + distance.value(at: first))
      if let step = turns.zeroDistance { note(first + step, 1 + distance.value(at: first + step)) }
    }
    findCrossings(course, distance, turns)
    findFastest(turns)
  }

  private mutating func findCrossings(
    _ course: SpringCourse, _ distance: SpringSwing, _ turns: SpringSwing
  ) {
    guard let firstCrossing = distance.firstZero else { return }
    let firstTurn = turns.firstZero
    for index in 0..<Self.most {
      let time = firstCrossing + Double(index) * (distance.zeroDistance ?? 0)
      guard let turn = turn(after: time, firstTurn, turns.zeroDistance),
        abs(distance.value(at: turn)) > SpringCourse.restDistance
      else { return }
      crossings.append(time)
      if distance.zeroDistance == nil { return }
    }
    crossesForEver = course.isUndamped
  }

  private func turn(after time: Double, _ first: Double?, _ step: Double?) -> Double? {
    guard let first else { return nil }
    if first > time { return first }
    return step.map { first + $0 * ((time - first) / $0 + 1).rounded(.down) }
  }

  private mutating func findFastest(_ velocity: SpringSwing) {
    var times = [0.0]
    if let first = velocity.derivative.firstZero {
      times.append(first)
      if let step = velocity.derivative.zeroDistance { times.append(first + step) }
    }
    fastest = times.map { Point(time: $0, value: velocity.value(at: $0)) }
      .max { abs($0.value) < abs($1.value) }
  }

  private mutating func note(_ time: Double, _ position: Double) {
    if position - 1 > max(SpringCourse.restDistance, (peak?.value ?? 1) - 1) {
      peak = Point(time: time, value: position)
    }
    if position < min(-SpringCourse.restDistance, trough?.value ?? 0) {
      trough = Point(time: time, value: position)
    }
  }

  // MARK: What is known by its values only

  /// Looks at so many places.
  private static let steps = 600

  private mutating func scan(_ law: MotionLaw, _ duration: Double) {
    guard duration > 0 else { return }
    func distance(_ time: Double) -> Double { law.state(at: time).position - 1 }
    var crossing: Double?
    let step = duration / Double(Self.steps)
    for index in 1..<Self.steps {
      let time = Double(index) * step
      let value = distance(time)
      if (distance(time - step) < 0) != (value < 0), index > 1 {
        crossing = Self.zero(from: time - step, to: time, of: distance)
      }
      // A crossing counts as soon as what follows is away from the target.
      if let found = crossing, abs(value) > SpringCourse.restDistance {
        if crossings.count < Self.most { crossings.append(found) }
        crossing = nil
      }
      noteTurn(around: time, step, distance)
      noteSpeed(law, time)
    }
    noteSpeed(law, 0)
    noteSpeed(law, duration * (1 - 1e-9))
  }

  private mutating func noteTurn(
    around time: Double, _ step: Double, _ distance: (Double) -> Double
  ) {
    let (before, here, after) = (distance(time - step), distance(time), distance(time + step))
    guard (here >= before && here >= after) || (here <= before && here <= after) else { return }
    let sign = here >= before && here >= after ? 1.0 : -1
    let turn = Self.maximum(from: time - step, to: time + step) { sign * distance($0) }
    note(turn, 1 + distance(turn))
  }

  private mutating func noteSpeed(_ law: MotionLaw, _ time: Double) {
    let velocity = law.state(at: time).velocity
    if abs(velocity) > abs(fastest?.value ?? 0) { fastest = Point(time: time, value: velocity) }
  }

  /// Bisects to the last digits.
  private static func zero(
    from low: Double, to high: Double, of function: (Double) -> Double
  ) -> Double {
    var (low, high) = (low, high)
    let isRising = function(high) >= 0
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if (function(middle) >= 0) == isRising { high = middle } else { low = middle }
    }
    return high
  }

  /// Narrows down by the golden section; Kiefer (1953), doi:10.1090/S0002-9939-1953-0055639-3.
  private static func maximum(
    from low: Double, to high: Double, of function: (Double) -> Double
  ) -> Double {
    let ratio = 0.618_033_988_749_894_8
    var (low, high) = (low, high)
    for _ in 0..<40 {
      let left = high - ratio * (high - low)
      let right = low + ratio * (high - low)
      if function(left) < function(right) { low = left } else { high = right }
    }
    return (low + high) / 2
  }
}
