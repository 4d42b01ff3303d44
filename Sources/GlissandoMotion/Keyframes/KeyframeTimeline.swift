public import Foundation

/// What keyframes make of a value over time, to be asked at any time.
///
///     let hop = KeyframeTimeline(initialValue: CGPoint.zero) {
///       CubicKeyframe(CGPoint(x: 0, y: 100), duration: 0.3)
///       CubicKeyframe(.zero, duration: 0.7)
///     }
///     let point = hop.value(time: 0.45)
///
/// The tracks play side by side, each from the initial value. A track that has ended holds its last
/// value. Where several move one property, the last of them wins; a property without a track keeps
/// its initial value.
///
/// Asking may be done in any order of time. It allocates nothing, except where a track moves a computed
/// or observed property: there the standard library's key paths do, once per track.
public struct KeyframeTimeline<Value> {
  /// How long it takes, in seconds: as long as its longest track.
  public let duration: TimeInterval

  private let initialValue: Value
  private let tracks: [TimelineTrack<Value>]
  /// All tracks, where all are of plain numbers.
  private let plainTracks: PlainTracks?

  /// Creates a timeline.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the first keyframe.
  ///   - content: The tracks, or the keyframes of a single track of the whole value.
  /// - Complexity: O(n) in the number of keyframes.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(initialValue: initialValue, initialVelocity: KeyframeVelocity(), keyframes: content())
  }

  /// Creates a timeline that replaces another in flight.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the first keyframe: the shown one.
  ///   - initialVelocity: How fast it moves. Cubic and spring keyframes at the start of a track go
  ///     on with it where they state no velocity of their own.
  ///   - keyframes: The tracks.
  /// - Complexity: O(n) in the number of keyframes, and in that of pairs of an old and a new track.
  package init(
    initialValue: Value, initialVelocity: KeyframeVelocity<Value>,
    keyframes: some Keyframes<Value>
  ) {
    var tracks = TimelineTracks(initialValue: initialValue, initialVelocity: initialVelocity)
    keyframes.collect(into: &tracks)
    self.initialValue = initialValue
    self.tracks = tracks.tracks
    let parts = tracks.tracks.compactMap(\.plainPart)
    plainTracks = parts.count == tracks.tracks.count ? PlainTracks(parts) : nil
    duration = tracks.tracks.reduce(0) { max($0, $1.duration) }
  }

  /// The value at a time.
  ///
  /// - Parameter time: Seconds, clamped to [0, ``duration``]. NaN counts as 0.
  /// - Complexity: O(n) in the number of tracks, O(log n) in that of the keyframes of each.
  public func value(time: Double) -> Value {
    // NaN fails the comparison.
    let time = time > 0 ? time : 0
    var value = initialValue
    if let plainTracks {
      withUnsafeMutablePointer(to: &value) {
        plainTracks.write(at: time, to: UnsafeMutableRawPointer($0))
      }
    } else {
      for track in tracks { track.apply(to: &value, at: time) }
    }
    return value
  }

  /// The value at a part of the whole time.
  ///
  /// - Parameter progress: 0 is the start, 1 the end, clamped to [0, 1]. NaN counts as 0.
  /// - Complexity: That of ``value(time:)``.
  public func value(progress: Double) -> Value {
    // In this order, so that NaN is the start.
    value(time: progress >= 1 ? duration : progress * duration)
  }

  /// How fast the value moves at a time.
  ///
  /// At a joint it is the velocity after it, from the end of a track on zero.
  ///
  /// - Parameter time: Seconds, clamped to [0, ``duration``]. NaN counts as 0.
  /// - Complexity: O(n) in the number of tracks. It allocates.
  package func velocity(time: Double) -> KeyframeVelocity<Value> {
    let time = time > 0 ? time : 0
    return KeyframeVelocity(parts: tracks.map { $0.velocity(at: time) })
  }
}

/// The tracks of a timeline while it is made.
struct TimelineTracks<Root> {
  let initialValue: Root
  let initialVelocity: KeyframeVelocity<Root>
  private(set) var tracks: [TimelineTrack<Root>] = []
  /// What the tracks move.
  private var properties: [PartialKeyPath<Root>] = []

  init(initialValue: Root, initialVelocity: KeyframeVelocity<Root>) {
    self.initialValue = initialValue
    self.initialVelocity = initialVelocity
  }

  /// Says that two tracks move one property, of which only the later one is seen.
  private mutating func warnIfRepeated(_ property: PartialKeyPath<Root>) {
    if properties.contains(property) {
      MotionWarning.report(
        MotionWarning(
          what: "a second keyframe track of one property: \(property)",
          remedy: "put its keyframes into one track; the later track is shown"))
    }
    properties.append(property)
  }

  /// Adds a track of one property.
  mutating func append<Property: Animatable>(
    _ keyframes: [TrackKeyframe<Property>], keyPath: WritableKeyPath<Root, Property>
  ) {
    warnIfRepeated(keyPath)
    let initial = initialValue[keyPath: keyPath]
    let velocity = initialVelocity[keyPath] ?? .zero
    var previous = initial.animatableData
    let steps = keyframes.map { keyframe in
      let step = keyframe.step(after: previous)
      previous = step.to
      return step
    }
    let numbers = NumbersTrack(
      keyPath: keyPath, initial: initial.animatableData, steps: steps, velocity: velocity)
    if let numbers { return tracks.append(numbers) }
    let reduction = KeyframeReduction(steps, from: initial.animatableData, velocity: velocity)
    tracks.append(
      PropertyTrack(
        keyPath: keyPath, curve: reduction.curve, initial: initial, values: keyframes.map(\.to)))
  }
}
