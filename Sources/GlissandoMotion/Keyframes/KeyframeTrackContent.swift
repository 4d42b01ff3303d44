/// A group of keyframes that follow each other on one track.
///
/// Compose your own type out of keyframes, to use them in several tracks:
///
///     struct Shake: KeyframeTrackContent {
///       var distance: Double
///       var body: some KeyframeTrackContent<Double> {
///         CubicKeyframe(distance, duration: 0.1)
///         CubicKeyframe(-distance, duration: 0.1)
///         SpringKeyframe(0, spring: .bouncy)
///       }
///     }
public protocol KeyframeTrackContent<Value> {
  /// The type of the value that moves.
  associatedtype Value: Animatable = Body.Value

  /// The type of the keyframes that this type is composed of.
  associatedtype Body: KeyframeTrackContent where Body.Value == Value

  /// The keyframes that this type is composed of.
  @KeyframeTrackContentBuilder<Value>
  var body: Body { get }
}

/// Content that the engine resolves itself; all other content is resolved through its body.
protocol PrimitiveTrackContent<Value>: KeyframeTrackContent {
  func append(to list: inout [TrackKeyframe<Value>])
}

extension PrimitiveTrackContent {
  /// The content itself: there is nothing inside.
  public var body: Self { self }
}

extension KeyframeTrackContent {
  func collect(into list: inout [TrackKeyframe<Value>]) {
    if let primitive = self as? any PrimitiveTrackContent<Value> {
      primitive.append(to: &list)
    } else {
      body.collect(into: &list)
    }
  }
}

/// One keyframe as it was written.
struct TrackKeyframe<Value: Animatable> {
  enum Kind {
    case linear(UnitCurve)
    case cubic(startVelocity: Value?, endVelocity: Value?)
    case spring(Spring, startVelocity: Value?)
    case move
  }

  let to: Value
  /// Seconds; nil where the keyframe finds its own.
  let duration: Double?
  let kind: Kind
}
