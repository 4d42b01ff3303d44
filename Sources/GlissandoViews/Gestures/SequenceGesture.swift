import GlissandoMotion

/// A gesture that begins when another one has ended.
///
/// A gesture that is to follow a release waits for the next press for a third of a second.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture,
  PrimitiveGesture, GesturePair
{
  /// What the two gestures tell.
  public enum Value {
    /// The first gesture goes on.
    case first(First.Value)
    /// The first gesture has ended; the second one's value is nil until it is recognised.
    case second(First.Value, Second.Value?)
  }

  /// A built-in gesture has no body.
  public typealias Body = Never

  /// The gesture that comes first.
  public var first: First
  /// The gesture that follows.
  public var second: Second

  /// Lets the second gesture follow the first.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor func makeRecognizer() -> GestureRecognizer<Value> { SequenceRecognizer(self) }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// Lets another gesture begin when this one has ended.
  nonisolated public func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<SequenceGesture<First, Second>>
{
  /// Seconds for which the second gesture waits for a press of its own.
  private static var patience: Double { 0.35 }

  /// The last event of the first gesture.
  private var last: PointerEvent?
  /// Until when the second gesture waits for a press; nil where it does not.
  private var patienceEnd: Double?

  private var hasFirstEnded: Bool { if case .ended = first.phase { true } else { false } }

  override var deadline: Double? {
    patienceEnd ?? (hasFirstEnded ? second.deadline : first.deadline)
  }

  override func track(_ event: PointerEvent, _ space: GestureSpace) {
    if hasFirstEnded {
      if event.kind == .down { patienceEnd = nil }
      if patienceEnd == nil { second.track(event, space) }
    } else {
      first.track(event, space)
      last = event
      if hasFirstEnded { beginSecond(at: event.time, space) }
    }
    update()
  }

  override func track(_ pinch: PinchEvent, _ space: GestureSpace) {
    if hasFirstEnded { second.track(pinch, space) } else { first.track(pinch, space) }
    update()
  }

  override func expire(_ space: GestureSpace) {
    guard let due = deadline else { return }
    if patienceEnd != nil {
      patienceEnd = nil
      second.cancel()
    } else if hasFirstEnded {
      second.expire(until: due, space)
    } else {
      first.expire(until: due, space)
      if hasFirstEnded { beginSecond(at: due, space) }
    }
    update()
  }

  /// The pointer that is still down begins the second gesture, as if it came down now.
  private func beginSecond(at time: Double, _ space: GestureSpace) {
    guard let last, last.kind != .up else {
      patienceEnd = time + Self.patience
      return
    }
    second.track(
      PointerEvent(
        kind: .down, location: last.location, time: time, modifiers: last.modifiers),
      space)
  }

  override func update() {
    guard case .ended(let value) = first.phase else {
      return phase = first.phase.map { .first($0) }
    }
    switch second.phase {
    case .possible(let told): phase = .active(.second(value, told))
    case .active(let told): phase = .active(.second(value, told))
    case .ended(let told): phase = .ended(.second(value, told))
    case .failed: phase = .failed
    }
  }

  override func reset() {
    super.reset()
    last = nil
    patienceEnd = nil
  }
}
