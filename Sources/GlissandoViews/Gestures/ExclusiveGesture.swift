import GlissandoMotion

/// Two gestures of which only one counts: the second waits until the first has failed.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture,
  PrimitiveGesture, GesturePair
{
  /// What the gesture that counts tells.
  public enum Value {
    /// The first gesture was recognised.
    case first(First.Value)
    /// The first gesture has failed, and the second was recognised.
    case second(Second.Value)
  }

  /// A built-in gesture has no body.
  public typealias Body = Never

  /// The gesture that comes first.
  public var first: First
  /// The gesture that waits.
  public var second: Second

  /// Lets the second gesture wait for the first to fail.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor func makeRecognizer() -> GestureRecognizer<Value> { ExclusiveRecognizer(self) }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// Lets another gesture count only where this one fails.
  nonisolated public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<ExclusiveGesture<First, Second>>
{
  override func update() {
    // A press that is held is meant for what waits for that.
    if second.hasRested, first.yieldsToRest { first.cancel() }
    switch first.phase {
    case .active, .ended: second.cancel()
    case .possible, .failed: break
    }
    if case .failed = first.phase {
      phase = second.phase.map { .second($0) }
    } else {
      phase = first.phase.map { .first($0) }
    }
  }

  override func deliver() {
    first.deliver()
    if case .failed = first.phase { second.deliver() }
  }
}
