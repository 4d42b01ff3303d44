import Foundation
import GlissandoMotion

/// One pass of a motion from 0 to 1 as a function of time, without delay: what is compared and fitted.
struct MotionCourse {
  private let law: PlainMotion.Law
  private let spring: Spring?
  private let curve: UnitCurve?
  private let animation: Animation?
  /// Seconds until it stops at its target, for one that does.
  private var stop: Double?

  init(_ motion: PlainMotion) {
    self.init(motion.law)
    guard motion.stopsAtTarget, law != .immediate else { return }
    stop = firstCrossing()
  }

  init(_ law: PlainMotion.Law) {
    self.law = law
    var spring: Spring?
    var curve: UnitCurve?
    var animation: Animation?
    switch law {
    case .immediate: break
    case .spring(let setting, _): spring = setting.spring
    case .curve(let setting, _): curve = setting.curve
    case .other(let base, let speed):
      animation = MotionSetting(base, modifiers: [.speed(speed)]).animation
    }
    self.spring = spring
    self.curve = curve
    self.animation = animation
  }

  /// The part of the way after so many seconds; springs go on for ever.
  func position(at time: Double) -> Double {
    guard time > 0 else { return start }
    if let stop, time >= stop { return 1 }
    switch law {
    case .immediate: return 1
    case .spring(_, let velocity):
      return spring?.value(target: 1.0, initialVelocity: velocity, time: time) ?? 1
    case .curve(_, let duration):
      return time < duration ? curve?.value(at: time / duration) ?? 1 : 1
    case .other:
      // Over a long way nothing is cut off at the end that anybody could see.
      var context = AnimationContext<Double>()
      let way = Self.longWay
      return (animation?.animate(value: way, time: time, context: &context) ?? way) / way
    }
  }

  private var start: Double {
    switch law {
    case .immediate: 1
    case .curve: curve?.value(at: 0) ?? 0
    case .spring, .other: 0
    }
  }

  /// The velocity after so many seconds, in ways per second.
  func velocity(at time: Double) -> Double {
    if let stop, time >= stop { return 0 }
    switch law {
    case .immediate: return 0
    case .spring(_, let velocity):
      return spring?.velocity(target: 1.0, initialVelocity: velocity, time: max(time, 0)) ?? 0
    case .curve, .other:
      let step = 1e-6 * max(duration(within: 0.001), 1e-3)
      let low = max(time - step, 0)
      return (position(at: time + step) - position(at: low)) / (time + step - low)
    }
  }

  /// Seconds from which on the motion stays within a distance of its target.
  ///
  /// What never comes to rest, or only after minutes, is cut off: `restsAtEnd` tells.
  func duration(within epsilon: Double) -> Double {
    if let stop { return stop }
    switch law {
    case .immediate: return 0
    case .curve(_, let duration): return duration
    case .spring(_, let velocity):
      guard let spring else { return 0 }
      return min(Self.restTime(of: spring, velocity: velocity, within: epsilon), longest)
    case .other: return min(lastTime(outside: epsilon), longest)
    }
  }

  /// Whether the motion comes to rest before it is cut off.
  func restsAtEnd(within epsilon: Double) -> Bool { duration(within: epsilon) < longest }

  private static let longWay = 1e6
  /// Seconds; and so many periods of a spring.
  private static let longestDuration = 120.0
  private static let mostPeriods = 40.0

  private var longest: Double {
    guard let spring else { return Self.longestDuration }
    let slowing = max(1, spring.dampingRatio)
    return min(Self.longestDuration, Self.mostPeriods * spring.response * slowing)
  }

  private func firstCrossing() -> Double? {
    let end = duration(within: 1e-3)
    let steps = 4096
    for step in 1...steps {
      var high = end * Double(step) / Double(steps)
      guard position(at: high) > 1 else { continue }
      var low = high - end / Double(steps)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if position(at: middle) > 1 { high = middle } else { low = middle }
      }
      return high
    }
    return nil
  }

  /// The envelope of a spring that swings; the last time outside for one that does not.
  private static func restTime(
    of spring: Spring, velocity: Double, within epsilon: Double
  ) -> Double {
    let omega = 2 * .pi / spring.response
    let decay = spring.dampingRatio * omega
    guard decay > 0 else { return .infinity }
    let slow =
      decay > omega ? omega * omega / (decay + (decay * decay - omega * omega).squareRoot()) : decay
    if decay < 0.99 * omega {
      let w = (omega * omega - decay * decay).squareRoot()
      return max(0, log(hypot(1, (decay - velocity) / w) / epsilon) / decay)
    }
    func distance(_ t: Double) -> Double {
      abs(1 - spring.value(target: 1.0, initialVelocity: velocity, time: t))
    }
    // The slow exponential with its largest factor is outside for longer than the motion.
    var high = (log(1 / epsilon) + log1p(abs(velocity) / omega) + 4) / slow * 2
    var low = 0.0
    let steps = 512
    for step in stride(from: steps, through: 1, by: -1)
    where distance(high * Double(step) / Double(steps)) > epsilon {
      low = high * Double(step) / Double(steps)
      high = high * Double(step + 1) / Double(steps)
      break
    }
    if low == 0 { high = high / Double(steps) }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if distance(middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }

  /// The last of many times at which the motion is outside.
  private func lastTime(outside epsilon: Double) -> Double {
    let steps = 20_000
    let step = Self.longestDuration / Double(steps)
    var end = steps
    while end > 0, abs(1 - position(at: Double(end) * step)) <= epsilon { end -= 1 }
    return Double(end + 1) * step
  }
}

extension MotionCourse {
  /// How far two motions are from each other at most, in ways to the target.
  ///
  /// - Complexity: some thousand evaluations of each.
  func greatestDifference(to other: MotionCourse) -> Double {
    // Between the points of a line the distance rises and falls once, and some are short.
    greatestDifference(to: other, steps: max(1500, 48 * max(pieceCount, other.pieceCount)))
  }

  private var pieceCount: Int {
    if case .curve(.pieces(let curve), _) = law { curve.pieces.count } else { 1 }
  }

  /// About how far two motions are from each other at most: quick, to find the nearest of many.
  func roughDifference(to other: MotionCourse) -> Double {
    greatestDifference(to: other, steps: 60)
  }

  private func greatestDifference(to other: MotionCourse, steps: Int) -> Double {
    let end = max(duration(within: 1e-4), other.duration(within: 1e-4))
    guard end > 0 else { return abs(position(at: 0) - other.position(at: 0)) }
    func difference(_ t: Double) -> Double { abs(position(at: t) - other.position(at: t)) }
    var worst = (step: 0, value: difference(0))
    for step in 1...steps {
      let value = difference(end * Double(step) / Double(steps))
      if value > worst.value { worst = (step, value) }
    }
    guard steps > 100 else { return worst.value }
    // The summit lies within a step of the highest sample.
    var low = end * Double(max(worst.step - 1, 0)) / Double(steps)
    var high = end * Double(min(worst.step + 1, steps)) / Double(steps)
    for _ in 0..<40 {
      let third = (high - low) / 3
      if difference(low + third) < difference(high - third) { low += third } else { high -= third }
    }
    return max(worst.value, difference((low + high) / 2))
  }
}
