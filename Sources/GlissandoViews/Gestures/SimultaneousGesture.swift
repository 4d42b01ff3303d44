import GlissandoMotion

/// Two gestures that go on side by side.
///
/// It ends when both are over, and at least one of them was recognised.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture,
  PrimitiveGesture, GesturePair
{
  /// What the two gestures tell.
  public struct Value {
    /// The value of the first gesture; nil while it is not recognised.
    public var first: First.Value?
    /// The value of the second gesture; nil while it is not recognised.
    public var second: Second.Value?
  }

  /// A built-in gesture has no body.
  public typealias Body = Never

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Puts two gestures side by side.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor func makeRecognizer() -> GestureRecognizer<Value> { SimultaneousRecognizer(self) }
}

extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}

extension Gesture {
  /// Puts another gesture side by side with this one.
  nonisolated public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<SimultaneousGesture<First, Second>>
{
  override func update() {
    let value = SimultaneousGesture<First, Second>.Value(
      first: first.phase.value, second: second.phase.value)
    let hasValue = value.first != nil || value.second != nil
    if first.phase.isGoingOn || second.phase.isGoingOn {
      phase = hasValue ? .active(value) : .possible(provisional)
    } else {
      phase = hasValue ? .ended(value) : .failed
    }
  }

  /// What is told while neither is recognised.
  private var provisional: SimultaneousGesture<First, Second>.Value? {
    var value = SimultaneousGesture<First, Second>.Value()
    if case .possible(let told) = first.phase { value.first = told }
    if case .possible(let told) = second.phase { value.second = told }
    return value.first == nil && value.second == nil ? nil : value
  }
}
