public import Foundation

/// A keyframe that goes to its value on a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent, PrimitiveTrackContent {
  /// The keyframe itself.
  public typealias Body = SpringKeyframe<Value>

  let to: Value
  let duration: TimeInterval?
  let spring: Spring
  let startVelocity: Value?

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: Where the spring comes to rest. One that is not finite is refused with a warning; the
  ///     track then stays where it was.
  ///   - duration: Seconds until the next keyframe, which starts where the spring then is. 0 is a
  ///     jump; so is, with a warning, what is negative or not finite. nil lets the spring come to
  ///     within 1e-4 of its target, but no longer than 102.4 s where it creeps; one that never does
  ///     is refused with a warning and jumps.
  ///   - spring: The spring.
  ///   - startVelocity: The velocity at its start, per second; nil takes that of the keyframe
  ///     before. One that is not finite is refused with a warning and taken from there too.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    self.to = to
    self.duration = duration
    self.spring = spring
    self.startVelocity = startVelocity
  }

  func append(to list: inout [TrackKeyframe<Value>]) {
    list.append(
      TrackKeyframe(
        to: to, duration: duration, kind: .spring(spring, startVelocity: startVelocity)))
  }
}
