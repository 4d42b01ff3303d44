public import GlissandoMotion

/// A value that a gesture changes while it goes on, and that goes back to its initial value when
/// the gesture ends or is cancelled.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private var initialValue: Value
  private let reset: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  /// Makes a state that starts as `wrappedValue`.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, reset: { _, _ in })
  }

  /// Makes a state that starts as `initialValue`.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Makes a state that goes back under a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(
      wrappedValue: wrappedValue, reset: { _, transaction in transaction = resetTransaction })
  }

  /// Makes a state that goes back under a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Makes a state that goes back under a transaction which `reset` prepares, given the last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initialValue = wrappedValue
    self.reset = reset
  }

  /// Makes a state that goes back under a transaction which `reset` prepares, given the last value.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value.
  public var wrappedValue: Value { location?.read() ?? initialValue }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Makes a state that starts as nil.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Makes a state that starts as nil and goes back under a transaction which `reset` prepares.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: @MainActor NodeProperty {
  package mutating func install(_ slot: inout AnyObject?, node: ViewNode, subscriber: Subscriber) {
    location = StateLocation.location(in: &slot, of: node, initialValue)
  }
}

extension GestureState {
  /// Changes the value under a transaction that starts empty, or with the tracking of velocities.
  func change(
    tracksVelocity: Bool = false, _ body: (inout Value, inout Transaction) -> Void
  ) {
    guard let location else { return }
    var value = location.read()
    var transaction = Transaction()
    transaction.tracksVelocity = tracksVelocity
    body(&value, &transaction)
    withTransaction(transaction) { location.write(value) }
  }

  /// Goes back to the initial value.
  func goBack() {
    let initialValue = initialValue
    change { value, transaction in
      reset(value, &transaction)
      value = initialValue
    }
  }
}

/// A gesture that keeps a gesture state up to date.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: Gesture, WrappingGesture {
  /// The gesture's own value.
  public typealias Value = Base.Value
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// The gesture.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  /// Computes the state from the gesture's value.
  let update: (Value, inout State, inout Transaction) -> Void

  nonisolated init(
    base: Base, state: GestureState<State>,
    update: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.update = update
  }

  @MainActor func makeRecognizer() -> GestureRecognizer<Base.Value> { UpdatingRecognizer(self) }
}

extension Gesture {
  /// Keeps a gesture state up to date while the gesture goes on.
  ///
  /// - Parameters:
  ///   - state: The state, as `$state`.
  ///   - body: Changes the state for a value of the gesture, and the transaction of that change.
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }
}

private final class UpdatingRecognizer<Base: Gesture, State>:
  WrappingRecognizer<GestureStateGesture<Base, State>>
{
  private var isChanged = false

  override func deliver() {
    switch phase {
    case .active(let value), .possible(let value?):
      isChanged = true
      // SwiftUI: with the velocity of what the gesture moves, its reset goes on.
      gesture.state.change(tracksVelocity: true) { gesture.update(value, &$0, &$1) }
    case .ended, .failed: goBack()
    case .possible: break
    }
    super.deliver()
  }

  override func cancel() {
    goBack()
    super.cancel()
  }

  override func reset() {
    goBack()
    super.reset()
  }

  private func goBack() {
    guard isChanged else { return }
    isChanged = false
    gesture.state.goBack()
  }
}
