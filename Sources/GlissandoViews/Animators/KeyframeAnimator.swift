public import GlissandoMotion

/// A view whose content is made for a value that moves along keyframes.
///
/// The content is made anew in every frame while the keyframes play, and only it: nothing around
/// the animator is evaluated.
///
///     KeyframeAnimator(initialValue: 0.0, trigger: count) { height in
///       Circle().offset(y: -height)
///     } keyframes: { _ in
///       CubicKeyframe(60, duration: 0.2)
///       SpringKeyframe(0, spring: .bouncy)
///     }
public nonisolated struct KeyframeAnimator<Value, KeyframePath, Content: View>
where KeyframePath: Keyframes, KeyframePath.Value == Value {
  /// What starts the keyframes.
  enum Start {
    /// Its change.
    case trigger(Trigger)
    /// Whether they play over and over.
    case repeating(Bool)
  }

  let initialValue: Value
  let start: Start
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath
}

extension KeyframeAnimator: View {
  /// Plays keyframes over and over.
  ///
  /// Each round begins at `initialValue`. What a late frame overshoots is carried into the next
  /// round, so that loops do not drift.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the first keyframe.
  ///   - repeating: Whether the keyframes play. If not, the content is made for the value at their
  ///     beginning.
  ///   - content: Makes the view for a value. It is called in every frame while the keyframes play.
  ///   - keyframes: Makes the keyframes, given the value that they begin with. It is called when the
  ///     first round begins, and for a later one if the view was updated since.
  nonisolated public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    start = .repeating(repeating)
    self.content = content
    self.keyframes = keyframes
  }

  /// Plays keyframes whenever a value changes.
  ///
  /// A change while they play begins anew from the value that is shown, with its velocity, so that
  /// cubic and spring keyframes without one of their own go on smoothly. At the end the value stays,
  /// and the next keyframes begin with it.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the first change of `trigger`.
  ///   - trigger: The value whose changes play the keyframes.
  ///   - content: Makes the view for a value. It is called in every frame while the keyframes play.
  ///   - keyframes: Makes the keyframes, given the value that they begin with. It is called at each
  ///     change.
  nonisolated public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    start = .trigger(Trigger(trigger))
    self.content = content
    self.keyframes = keyframes
  }
}

extension KeyframeAnimator: DrivenView {
  @MainActor package func makeDrivenNode(in context: NodeContext) -> DrivenNode<Self> {
    KeyframeAnimatorNode(self, context)
  }
}

/// Plays the keyframes of its view, frame by frame.
private final class KeyframeAnimatorNode<Value, Path: Keyframes, Content: View>:
  DrivenNode<KeyframeAnimator<Value, Path, Content>>
where Path.Value == Value {
  private var playback: KeyframePlayback<Value>
  /// Whether a loop is to begin with the window's first frame: before it there is no time.
  private var awaitsFirstFrame = false

  override init(_ view: KeyframeAnimator<Value, Path, Content>, _ context: NodeContext) {
    playback = KeyframePlayback(view.initialValue)
    super.init(view, context)
    if case .repeating(let isRepeating) = view.start { setRepeating(isRepeating) }
  }

  override var debugName: String { "KeyframeAnimator" }

  // What comes to an end may be waited for.
  override var isWatched: Bool {
    guard case .repeating = view.start else { return super.isWatched }
    return canBeSeen && hasContentInSight
  }

  /// The frame's time, in seconds.
  private var now: Double { tree.time }

  override func viewChanged(from previous: KeyframeAnimator<Value, Path, Content>) {
    updateStart(after: previous.start)
  }

  /// When the next frame is wanted, in seconds on the frame clock.
  private var nextFrame: Double { tree.hasFrames ? tree.time.nextUp : tree.time }

  private func updateStart(after previous: KeyframeAnimator<Value, Path, Content>.Start) {
    switch (view.start, previous) {
    case (.trigger(let trigger), .trigger(let known)):
      if trigger.differs(from: known) {
        playback.begin(at: now) { timeline(from: $0, velocity: $1) }
      } else if !playback.hasBegun {
        playback.rest(at: view.initialValue)
      }
    case (.trigger, .repeating):
      awaitsFirstFrame = false
      playback.rest(at: playback.value)
    case (.repeating(let isRepeating), _): setRepeating(isRepeating)
    }
  }

  private func setRepeating(_ isRepeating: Bool) {
    let first = timeline(from: view.initialValue, velocity: KeyframeVelocity())
    awaitsFirstFrame = isRepeating && !tree.hasFrames
    if isRepeating, tree.hasFrames { return playback.loop(first, at: now) }
    playback.rest(at: first.value(time: 0))
  }

  private func timeline(
    from value: Value, velocity: KeyframeVelocity<Value>
  ) -> KeyframeTimeline<Value> {
    MotionWarning.placing(at: debugPath) {
      KeyframeTimeline(
        initialValue: value, initialVelocity: velocity, keyframes: view.keyframes(value))
    }
  }

  override func evaluateBody() {
    if awaitsFirstFrame, tree.hasFrames { setRepeating(true) }
    playback.advance(to: now)
    if playback.isPlaying || awaitsFirstFrame {
      tree.schedule.request(self, at: nextFrame, isMotion: true)
    } else {
      tree.schedule.cancel(self)
    }
    show { view.content(playback.value) }
  }
}
