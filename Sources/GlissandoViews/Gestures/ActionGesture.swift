import GlissandoMotion

/// A gesture and who listens to it.
nonisolated struct ActionGesture<Base: Gesture>: Gesture, PrimitiveGesture {
  typealias Value = Base.Value
  typealias Body = Never

  let base: Base
  /// Called with each value of the active gesture.
  let changed: ((Base.Value) -> Void)?
  /// Called with the last value.
  let ended: ((Base.Value) -> Void)?
  /// Whether a value is the one before again, so that `changed` need not hear of it.
  let isRepeated: (Base.Value, Base.Value) -> Bool

  nonisolated init(
    base: Base, changed: ((Base.Value) -> Void)? = nil, ended: ((Base.Value) -> Void)? = nil,
    isRepeated: @escaping (Base.Value, Base.Value) -> Bool = { _, _ in false }
  ) {
    self.base = base
    self.changed = changed
    self.ended = ended
    self.isRepeated = isRepeated
  }

  @MainActor func makeRecognizer() -> GestureRecognizer<Base.Value> { ActionRecognizer(self) }
}

extension Gesture {
  /// Runs an action when the gesture has ended as one.
  nonisolated public func onEnded(
    _ action: @escaping (Value) -> Void
  ) -> some Gesture<Value> {
    ActionGesture(base: self, ended: action)
  }
}

extension Gesture where Value: Equatable {
  /// Runs an action when the value of the gesture changes.
  nonisolated public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> some Gesture<Value> {
    ActionGesture(base: self, changed: action, isRepeated: { $0 == $1 })
  }
}

/// A recogniser around another one: it takes part in what that one recognises.
class WrappingRecognizer<Base: Gesture>: GestureRecognizer<Base.Value> {
  private let base: GestureRecognizer<Base.Value>

  init(_ gesture: Base) { base = GestureRecognizers.make(gesture) }

  final override var deadline: Double? { base.deadline }

  final override func track(_ event: PointerEvent, _ space: GestureSpace) {
    base.track(event, space)
    phase = base.phase
  }

  final override var takesPinches: Bool { base.takesPinches }

  final override func track(_ pinch: PinchEvent, _ space: GestureSpace) {
    base.track(pinch, space)
    phase = base.phase
  }

  final override func expire(_ space: GestureSpace) {
    base.expire(space)
    phase = base.phase
  }

  override func deliver() { base.deliver() }

  override func cancel() {
    base.cancel()
    phase = .failed
  }

  override func reset() {
    base.reset()
    super.reset()
  }

  /// Hands another value of the gesture inside on.
  final func takeBase(_ gesture: Base) { base.take(GestureRecognizers.primitive(gesture)) }
}

private final class ActionRecognizer<Base: Gesture>: WrappingRecognizer<Base> {
  private var gesture: ActionGesture<Base>
  private var last: Base.Value?

  init(_ gesture: ActionGesture<Base>) {
    self.gesture = gesture
    super.init(gesture.base)
  }

  override func take(_ gesture: Any) {
    guard let newer = gesture as? ActionGesture<Base> else { return }
    self.gesture = newer
    takeBase(newer.base)
  }

  override func deliver() {
    super.deliver()
    switch phase {
    case .active(let value), .possible(let value?):
      if let last, gesture.isRepeated(last, value) { return }
      last = value
      gesture.changed?(value)
    case .ended(let value): gesture.ended?(value)
    case .possible, .failed: break
    }
  }

  override func reset() {
    super.reset()
    last = nil
  }
}
