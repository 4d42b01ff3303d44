/// The keyframes of one property, which follow each other from the initial value.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: PrimitiveKeyframes
where Content.Value == Value {
  /// The type of the value that moves: the one that has the property.
  @_implements(Keyframes,Value)
  public typealias KeyframesValue = Root

  /// The track itself.
  public typealias Body = KeyframeTrack<Root, Value, Content>

  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates a track that moves the whole value.
  ///
  /// - Parameter content: The keyframes.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \.self
    self.content = content()
  }

  /// Creates a track that moves one property.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - content: The keyframes.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  func append(to tracks: inout TimelineTracks<Root>) {
    var list: [TrackKeyframe<Value>] = []
    content.collect(into: &list)
    tracks.append(list, keyPath: keyPath)
  }
}
