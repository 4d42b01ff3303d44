/// A keyframe that is at its value at once and takes no time.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent, PrimitiveTrackContent {
  /// The keyframe itself.
  public typealias Body = MoveKeyframe<Value>

  let to: Value

  /// Creates a keyframe.
  ///
  /// - Parameter to: The value. One that is not finite is refused with a warning; the track then
  ///   stays where it was.
  public init(_ to: Value) {
    self.to = to
  }

  func append(to list: inout [TrackKeyframe<Value>]) {
    list.append(TrackKeyframe(to: to, duration: 0, kind: .move))
  }
}
