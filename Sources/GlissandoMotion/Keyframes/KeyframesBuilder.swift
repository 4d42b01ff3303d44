/// Builds keyframes out of the tracks, or out of the keyframes of a single track, in a closure.
@resultBuilder
public struct KeyframesBuilder<Value> {
  // MARK: - Keyframes of a single track

  /// Takes a keyframe, or a group of them, as it is.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value {
    expression
  }

  /// Starts with the first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value {
    first
  }

  /// Puts a keyframe behind those before it.
  public static func buildPartialBlock<First, Second>(
    accumulated: First, next: Second
  ) -> KeyframeTrackContentBuilder<Value>.Pair<First, Second>
  where First.Value == Value, Second.Value == Value {
    KeyframeTrackContentBuilder<Value>.buildPartialBlock(accumulated: accumulated, next: next)
  }

  /// Puts the rounds of a loop behind each other.
  public static func buildArray<Element>(
    _ components: [Element]
  ) -> KeyframeTrackContentBuilder<Value>.Rounds<Element> where Element.Value == Value {
    KeyframeTrackContentBuilder<Value>.buildArray(components)
  }

  /// Takes the first branch.
  public static func buildEither<First, Second>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value {
    KeyframeTrackContentBuilder<Value>.buildEither(first: component)
  }

  /// Takes the second branch.
  public static func buildEither<First, Second>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Second.Value == Value {
    KeyframeTrackContentBuilder<Value>.buildEither(second: component)
  }

  /// No keyframes: the value stays where it is.
  public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeTrackContentBuilder<Value>.buildBlock()
  }

  /// Makes the keyframes a track of the whole value.
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack { component }
  }

  // MARK: - Tracks

  /// Takes a track, or a group of them, as it is.
  public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
  where Content.Value == Value {
    expression
  }

  /// Starts with the first track.
  public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content
  where Content.Value == Value {
    first
  }

  /// Puts a track beside those before it.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    KeyframesPair(first: accumulated, second: next)
  }

  /// No tracks: the value stays as it is.
  public static func buildBlock() -> some Keyframes<Value> {
    NoKeyframes<Value>()
  }

  /// Takes the tracks as they are.
  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Content.Value == Value {
    component
  }
}

/// Tracks and those after them, which win where both move one property.
struct KeyframesPair<First: Keyframes, Second: Keyframes>: PrimitiveKeyframes
where First.Value == Second.Value {
  typealias Value = First.Value
  typealias Body = KeyframesPair<First, Second>

  let first: First
  let second: Second

  func append(to tracks: inout TimelineTracks<Value>) {
    first.collect(into: &tracks)
    second.collect(into: &tracks)
  }
}

/// Nothing that moves.
struct NoKeyframes<Value>: PrimitiveKeyframes {
  typealias Body = NoKeyframes<Value>

  func append(to tracks: inout TimelineTracks<Value>) {}
}
