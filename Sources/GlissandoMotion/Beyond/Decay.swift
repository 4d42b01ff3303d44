public import Foundation

/// Friction: a velocity that falls by the same part in every moment, and the distance that is left in it.
///
/// Beyond SwiftUI. With the time constant τ, what moves with a velocity v comes to rest v·τ further
/// on, and is after a time t at (1 − e^(−t/τ)) of that. The functions are pure: ask in any order.
///
///     let end = Decay.normal.end(
///       from: offset, initialVelocity: drag.velocity.width, snappingTo: [0, 100, 200])
///     withAnimation(.decay) { offset = end }
public struct Decay: Hashable, Sendable {
  /// The seconds in which the velocity falls to 1/e, a good third, of itself.
  public let timeConstant: TimeInterval

  /// Creates a friction by the time in which the velocity falls to 1/e of itself.
  ///
  /// - Parameter timeConstant: Seconds, above 0. Another one is refused when an animation starts; the
  ///   functions here then count it as 0: nothing moves.
  public init(timeConstant: TimeInterval) {
    self.timeConstant = timeConstant
  }

  /// Creates a friction by the part of the velocity that is left after a millisecond.
  ///
  /// - Parameter decelerationRate: Between 0 and 1, as scroll views have it: 0.998 glides far, 0.99
  ///   stops soon.
  public init(decelerationRate: Double) {
    self.init(timeConstant: -1e-3 / log(decelerationRate))
  }

  /// The friction of content that is scrolled: 0.998 of the velocity is left after a millisecond.
  public static var normal: Decay { Decay(decelerationRate: 0.998) }

  /// The friction of content that stops soon: 0.99 of the velocity is left after a millisecond.
  public static var fast: Decay { Decay(decelerationRate: 0.99) }

  /// 1/s; nil where there is no such friction.
  var rate: Double? {
    let rate = 1 / timeConstant
    return rate > 0 && rate.isFinite ? rate : nil
  }

  // MARK: - Where it ends

  /// Where something comes to rest.
  ///
  /// - Parameters:
  ///   - value: Where it is.
  ///   - initialVelocity: How fast it is there, per second.
  public func end<V: Animatable>(from value: V, initialVelocity: V) -> V {
    moved(value, initialVelocity, by: rate == nil ? 0 : timeConstant)
  }

  /// The one of several places that is nearest to where something would come to rest.
  ///
  /// - Parameters:
  ///   - value: Where it is.
  ///   - initialVelocity: How fast it is there, per second.
  ///   - points: The places; without any it is the free end.
  /// - Complexity: O(*n*) in the number of places.
  public func end<V: Animatable>(
    from value: V, initialVelocity: V, snappingTo points: some Sequence<V>
  ) -> V {
    let free = end(from: value, initialVelocity: initialVelocity)
    let data = free.animatableData
    return points.min {
      ($0.animatableData - data).magnitudeSquared < ($1.animatableData - data).magnitudeSquared
    } ?? free
  }

  /// Where something comes to rest that cannot leave its bounds.
  ///
  /// - Parameters:
  ///   - value: Where it is.
  ///   - initialVelocity: How fast it is there, per second.
  ///   - bounds: Where it may rest.
  public func end<V: Animatable & Comparable>(
    from value: V, initialVelocity: V, in bounds: ClosedRange<V>
  ) -> V {
    let free = end(from: value, initialVelocity: initialVelocity)
    // In this order, so that NaN ends at a bound.
    return free >= bounds.lowerBound ? min(free, bounds.upperBound) : bounds.lowerBound
  }

  // MARK: - In between

  /// Where something is after a time.
  ///
  /// - Parameters:
  ///   - value: Where it was.
  ///   - initialVelocity: How fast it was there, per second.
  ///   - time: Seconds since then; below 0 counts as 0.
  public func value<V: Animatable>(
    from value: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    guard let rate else { return value }
    return moved(value, initialVelocity, by: -expm1(-rate * max(0, time)) / rate)
  }

  /// How fast something is after a time, per second.
  ///
  /// - Parameters:
  ///   - initialVelocity: How fast it was, per second.
  ///   - time: Seconds since then; below 0 counts as 0.
  public func velocity<V: Animatable>(initialVelocity: V, time: TimeInterval) -> V {
    var velocity = initialVelocity
    velocity.animatableData.scale(by: rate.map { exp(-$0 * max(0, time)) } ?? 0)
    return velocity
  }

  /// The seconds after which no more than a distance is left.
  ///
  /// - Parameters:
  ///   - initialVelocity: How fast it is, per second.
  ///   - epsilon: The distance, above 0.
  public func duration<V: Animatable>(
    initialVelocity: V, epsilon: Double = 0.01
  ) -> TimeInterval {
    guard let rate else { return 0 }
    return max(0, log(initialVelocity.animatableData.magnitude / rate / epsilon) / rate)
  }

  private func moved<V: Animatable>(_ value: V, _ velocity: V, by seconds: Double) -> V {
    var value = value
    value.animatableData += velocity.animatableData.scaled(by: seconds)
    return value
  }
}

extension Decay: CustomStringConvertible {
  /// The friction as it would be written.
  public var description: String { "Decay(timeConstant: \(timeConstant))" }
}
