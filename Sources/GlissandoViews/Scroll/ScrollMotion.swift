import Foundation
import GlissandoMotion

/// How one axis of a scroll view moves by itself: closed forms of time, so that the way is the same
/// at every frame rate.
///
/// Positions are offsets in points, velocities points per second, times seconds on the frame clock.
enum ScrollMotion: Equatable {
  /// It rests.
  case rest
  /// It goes to a place: a turn of the wheel, a page, a way back into bounds.
  case spring(ScrollSpring)
  /// It was let go while it moved: it slows down, and springs back where it meets an end.
  case thrown(ScrollThrow)

  /// Where it is at a time, and how fast.
  func state(at time: Double) -> ScrollState? {
    switch self {
    case .rest: nil
    case .spring(let spring): spring.state(at: time)
    case .thrown(let thrown): thrown.state(at: time)
    }
  }

  /// Where it will come to rest; nil if it rests already.
  var destination: Double? {
    switch self {
    case .rest: nil
    case .spring(let spring): spring.target
    case .thrown(let thrown): thrown.destination
    }
  }
}

/// Where something that is scrolled is at one time.
struct ScrollState: Equatable {
  var position: Double
  var velocity: Double
  /// Whether it has come to rest, at its destination.
  var isAtRest = false
}

/// A critically damped spring from a place with a velocity to a target.
///
/// x(t) = target + (d + (v + ω·d)·t)·e^(−ωt), with d the distance at the start. Derivation: textbook,
/// the double root of x″ + 2ω·x′ + ω²·x = 0.
struct ScrollSpring: Equatable {
  var start: Double
  var velocity: Double
  var time: Double
  var target: Double
  /// Seconds, as `Spring.response`; above 0.
  var response: Double

  /// Nearer than this in points, and slower than `restVelocity`, it is at rest: less than a pixel.
  private static let restDistance = 0.2
  private static let restVelocity = 6.0

  private var omega: Double { 2 * .pi / response }

  func state(at now: Double) -> ScrollState {
    let t = max(now - time, 0)
    let distance = start - target
    let slope = velocity + omega * distance
    let decay = exp(-omega * t)
    let offset = (distance + slope * t) * decay
    let speed = (slope - omega * (distance + slope * t)) * decay
    guard abs(offset) > Self.restDistance || abs(speed) > Self.restVelocity else {
      return ScrollState(position: target, velocity: 0, isAtRest: true)
    }
    return ScrollState(position: target + offset, velocity: speed)
  }
}

/// A throw: the velocity fades by a constant rate, x(t) = x₀ + v₀/k·(1 − e^(−kt)); at an end of the
/// range a spring takes over with the velocity that is left.
struct ScrollThrow: Equatable {
  private let start: Double
  private let velocity: Double
  private let time: Double
  /// Seconds after the start at which it stops or reaches an end.
  private let duration: Double
  /// What brings it back into the range.
  private let bounce: ScrollSpring?

  /// The part of the velocity that is left after a millisecond: that of the original's scroll views,
  /// `UIScrollView.DecelerationRate.normal` (Apple's documentation, 0.998).
  static let fadePerMillisecond = 0.998
  /// k, in 1/s.
  static let rate = -1000 * log(fadePerMillisecond)
  /// Slower than this in points per second it stops: half a point is left to go.
  private static let stopVelocity = 1.0
  /// The response in seconds of the spring at an end.
  static let bounceResponse = 0.5

  /// How far something with a velocity still glides, in points.
  static func reach(of velocity: Double) -> Double { velocity / rate }

  init(from start: Double, velocity: Double, at time: Double, in range: ClosedRange<Double>) {
    self.start = start
    self.velocity = velocity
    self.time = time
    let end = start + Self.reach(of: velocity)
    let bound = end > range.upperBound ? range.upperBound : range.lowerBound
    guard range.contains(start) else {
      duration = 0
      bounce = Self.bounce(
        start, velocity, at: time, to: min(max(start, range.lowerBound), range.upperBound))
      return
    }
    if range.contains(end) || abs(velocity) <= Self.stopVelocity {
      duration = max(log(abs(velocity) / Self.stopVelocity), 0) / Self.rate
      bounce = nil
      return
    }
    let left = velocity - Self.rate * (bound - start)
    duration = log(velocity / left) / Self.rate
    bounce = Self.bounce(bound, left, at: time + duration, to: bound)
  }

  private static func bounce(
    _ start: Double, _ velocity: Double, at time: Double, to target: Double
  ) -> ScrollSpring {
    ScrollSpring(
      start: start, velocity: velocity, time: time, target: target, response: bounceResponse)
  }

  private func glide(_ t: Double) -> Double {
    start - Self.reach(of: velocity) * expm1(-Self.rate * t)
  }

  var destination: Double { bounce?.target ?? glide(duration) }

  /// The velocity of the glide, 0 once it springs back: what another throw adds to.
  func glidingVelocity(at now: Double) -> Double {
    let t = max(now - time, 0)
    return t < duration ? velocity * exp(-Self.rate * t) : 0
  }

  func state(at now: Double) -> ScrollState {
    let t = max(now - time, 0)
    if t < duration {
      return ScrollState(position: glide(t), velocity: velocity * exp(-Self.rate * t))
    }
    return bounce?.state(at: now)
      ?? ScrollState(position: glide(duration), velocity: 0, isAtRest: true)
  }
}

/// How far content follows that is pulled beyond its end.
///
/// x ↦ (1 − 1/(x·c/d + 1))·d with c = 0.55 and d the length of the view: the original's rubber
/// band, as measured and described by I. Lobanov, "How UIScrollView works", 2019.
enum RubberBand {
  private static let stiffness = 0.55

  /// The way in points that content shows for a pull of `distance` points, both from the end.
  static func shown(_ distance: Double, in length: Double) -> Double {
    guard length > 0, distance.isFinite else { return 0 }
    let pull = abs(distance) * stiffness / length
    return (distance < 0 ? -1 : 1) * (1 - 1 / (pull + 1)) * length
  }

  /// The pull that shows as `way`: the inverse of `shown`.
  static func pull(_ way: Double, in length: Double) -> Double {
    guard length > 0 else { return 0 }
    // Beyond the length no pull leads.
    let part = min(abs(way) / length, 1 - 1e-6)
    return (way < 0 ? -1 : 1) * (1 / (1 - part) - 1) * length / stiffness
  }

  /// Where content shows for an offset that a drag asks for.
  static func offset(_ asked: Double, in range: ClosedRange<Double>, length: Double) -> Double {
    moved(in: range, asked) { shown($0, in: length) }
  }

  /// The offset that a drag would have to ask for to show content where it is.
  static func asked(_ offset: Double, in range: ClosedRange<Double>, length: Double) -> Double {
    moved(in: range, offset) { pull($0, in: length) }
  }

  /// A place; beyond the range its end, and from there on what a function makes of the way.
  private static func moved(
    in range: ClosedRange<Double>, _ place: Double, _ beyond: (Double) -> Double
  ) -> Double {
    if place < range.lowerBound { return range.lowerBound + beyond(place - range.lowerBound) }
    if place > range.upperBound { return range.upperBound + beyond(place - range.upperBound) }
    return place
  }
}
