public import Foundation

/// A keyframe that goes to its value on a cubic curve.
///
/// Where a velocity is not given, it is chosen so that the motion is smooth:
///
/// - between two cubic keyframes, the velocity that one of them gives, else the next value less the
///   previous one over the time between them (a Catmull-Rom spline);
/// - next to a keyframe of another kind, that one's velocity at the joint; a spring without a start
///   velocity has none of its own before it, and a jump has none on either side: there it is zero;
/// - at either end of the track, zero, or the velocity that an interrupted animation hands on.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent, PrimitiveTrackContent {
  /// The keyframe itself.
  public typealias Body = CubicKeyframe<Value>

  let to: Value
  let duration: TimeInterval
  let startVelocity: Value?
  let endVelocity: Value?

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at its end. One that is not finite is refused with a warning; the track then
  ///     stays where it was.
  ///   - duration: Seconds from the keyframe before. 0 is a jump; so is, with a warning, what is
  ///     negative or not finite.
  ///   - startVelocity: The velocity at its start, per second; nil chooses one. One that is not
  ///     finite is refused with a warning and chosen too.
  ///   - endVelocity: The velocity at its end, likewise.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    self.to = to
    self.duration = duration
    self.startVelocity = startVelocity
    self.endVelocity = endVelocity
  }

  func append(to list: inout [TrackKeyframe<Value>]) {
    list.append(
      TrackKeyframe(
        to: to, duration: duration,
        kind: .cubic(startVelocity: startVelocity, endVelocity: endVelocity)))
  }
}
