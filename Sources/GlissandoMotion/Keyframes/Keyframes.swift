/// What a value does over time, as one track or several that play side by side.
///
/// Compose your own type out of tracks, to use them in several timelines:
///
///     struct Hop: Keyframes {
///       var height: Double
///       var body: some Keyframes<CGPoint> {
///         KeyframeTrack(\.y) {
///           CubicKeyframe(height, duration: 0.2)
///           SpringKeyframe(0, spring: .bouncy)
///         }
///       }
///     }
public protocol Keyframes<Value> {
  /// The type of the value that moves.
  associatedtype Value = Body.Value

  /// The type of the tracks that this type is composed of.
  associatedtype Body: Keyframes where Body.Value == Value

  /// The tracks that this type is composed of.
  @KeyframesBuilder<Value>
  var body: Body { get }
}

/// Keyframes that the engine resolves itself; all others are resolved through their body.
protocol PrimitiveKeyframes<Value>: Keyframes {
  func append(to tracks: inout TimelineTracks<Value>)
}

extension PrimitiveKeyframes {
  /// The keyframes themselves: there is nothing inside.
  public var body: Self { self }
}

extension Keyframes {
  func collect(into tracks: inout TimelineTracks<Value>) {
    if let primitive = self as? any PrimitiveKeyframes<Value> {
      primitive.append(to: &tracks)
    } else {
      body.collect(into: &tracks)
    }
  }
}
