import Foundation

/// Finds the velocity of a value that is set from outside, from its last three samples.
///
/// With two samples it is their slope; with three it is three quarters of the earlier slope and one
/// quarter of the later (measured on the original: (1 at 1)(2 at 2)(4 at 3) gives 1.25, with
/// (4 at 4) 1.0), which keeps one shaky last sample from deciding a throw. While nothing comes, it
/// fades by 0.998 per millisecond, and after 2 s it is forgotten.
package struct VelocitySampler<Value: VectorArithmetic> {
  private var samples: (first: Value, second: Value, third: Value) = (.zero, .zero, .zero)
  private var times: (first: Double, second: Double, third: Double) = (0, 0, 0)
  /// How many samples are kept; the latest is the last of them.
  private var count = 0

  package init() {}

  /// Takes a sample.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - time: Its time in seconds. An earlier time than the last is ignored, the same replaces it.
  package mutating func addSample(_ value: Value, at time: Double) {
    guard time.isFinite, count == 0 || time >= lastTime else { return }
    if count == 3, time > lastTime {
      samples = (samples.second, samples.third, value)
      times = (times.second, times.third, time)
    } else if count == 0 || time > lastTime {
      count += 1
    }
    switch count {
    case 1: (samples.first, times.first) = (value, time)
    case 2: (samples.second, times.second) = (value, time)
    default: (samples.third, times.third) = (value, time)
    }
  }

  /// The time of the latest sample; the first one's place where there is none.
  private var lastTime: Double {
    switch count {
    case 3: times.third
    case 2: times.second
    default: times.first
    }
  }

  /// The velocity as of the last sample, in units per second; zero with fewer than two.
  package var velocity: Value {
    guard count > 1 else { return .zero }
    let earlier = (samples.second - samples.first).scaled(by: 1 / (times.second - times.first))
    guard count > 2 else { return earlier }
    let later = (samples.third - samples.second).scaled(by: 1 / (times.third - times.second))
    return earlier.scaled(by: 0.75) + later.scaled(by: 0.25)
  }

  /// The velocity at a time, faded by the rest since the last sample.
  package func velocity(at time: Double) -> Value {
    let rest = max(0, time - lastTime)
    guard count > 1, rest < Self.memory else { return .zero }
    return velocity.scaled(by: pow(Self.fadePerMillisecond, rest * 1000))
  }

  /// Forgets all samples.
  package mutating func reset() { self = VelocitySampler() }

  /// Measured on the original.
  private static var fadePerMillisecond: Double { 0.998 }
  /// Seconds after which a sample says nothing about the gesture any more.
  private static var memory: Double { 2 }
}
