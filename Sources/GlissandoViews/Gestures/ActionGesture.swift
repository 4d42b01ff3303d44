import GlissandoMotion

/// A gesture and who listens to it.
nonisolated struct ActionGesture<Base: Gesture>: Gesture, WrappingGesture {
  typealias Value = Base.Value
  typealias Body = Never

  let base: Base
  /// Called with each value of the active gesture.
  let changed: ((Base.Value) -> Void)?
  /// Called with the last value.
  let ended: ((Base.Value) -> Void)?
  /// Called with the latest value of an active gesture that is over without a last one: its view has
  /// gone, or no longer takes input, or the window has lost the keyboard.
  let cancelled: ((Base.Value) -> Void)?
  /// Whether a value is the one before again, so that `changed` need not hear of it.
  let isRepeated: (Base.Value, Base.Value) -> Bool

  nonisolated init(
    base: Base, changed: ((Base.Value) -> Void)? = nil, ended: ((Base.Value) -> Void)? = nil,
    cancelled: ((Base.Value) -> Void)? = nil,
    isRepeated: @escaping (Base.Value, Base.Value) -> Bool = { _, _ in false }
  ) {
    self.base = base
    self.changed = changed
    self.ended = ended
    self.cancelled = cancelled
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

  /// Runs an action, given the latest value, when the gesture has begun and is over without having
  /// ended as one.
  ///
  /// What is kept while something is dragged has to be put away by this too.
  nonisolated package func onCancelled(
    _ action: @escaping (Value) -> Void
  ) -> some Gesture<Value> {
    ActionGesture(base: self, cancelled: action)
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

private final class ActionRecognizer<Base: Gesture>: WrappingRecognizer<ActionGesture<Base>> {
  private var last: Base.Value?
  /// The latest value of a gesture that has begun and is not over.
  private var active: Base.Value?

  override func deliver() {
    super.deliver()
    switch phase {
    case .active(let value):
      active = value
      change(to: value)
    case .possible(let value?): change(to: value)
    case .ended(let value):
      active = nil
      gesture.ended?(value)
    case .possible: break
    case .failed: finish()
    }
  }

  private func change(to value: Base.Value) {
    if let last, gesture.isRepeated(last, value) { return }
    last = value
    gesture.changed?(value)
  }

  /// Says once that what has begun is over without a result.
  private func finish() {
    guard let value = active else { return }
    active = nil
    gesture.cancelled?(value)
  }

  override func cancel() {
    super.cancel()
    finish()
  }

  override func reset() {
    super.reset()
    finish()
    last = nil
  }
}
