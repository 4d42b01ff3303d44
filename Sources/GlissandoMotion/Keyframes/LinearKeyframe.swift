public import Foundation

/// A keyframe that goes to its value on a straight line.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent, PrimitiveTrackContent {
  /// The keyframe itself.
  public typealias Body = LinearKeyframe<Value>

  let to: Value
  let duration: TimeInterval
  let timingCurve: UnitCurve

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at its end. One that is not finite is refused with a warning; the track then
  ///     stays where it was.
  ///   - duration: Seconds from the keyframe before. 0 is a jump; so is, with a warning, what is
  ///     negative or not finite.
  ///   - timingCurve: How progress in time becomes progress on the line.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    self.to = to
    self.duration = duration
    self.timingCurve = timingCurve
  }

  func append(to list: inout [TrackKeyframe<Value>]) {
    list.append(TrackKeyframe(to: to, duration: duration, kind: .linear(timingCurve)))
  }
}
