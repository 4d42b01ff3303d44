import GlissandoMotion

// Gestures that are made of other ones.

/// A gesture whose type is hidden.
public nonisolated struct AnyGesture<Value>: Gesture, PrimitiveGesture {
  /// A built-in gesture has no body.
  public typealias Body = Never

  let gesture: any Gesture<Value>

  /// Hides the type of a gesture.
  nonisolated public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    self.gesture = gesture
  }

  @MainActor func makeRecognizer() -> GestureRecognizer<Value> { AnyRecognizer(self) }

  @MainActor fileprivate func makeBase() -> GestureRecognizer<Value> {
    func make<G: Gesture<Value>>(_ gesture: G) -> GestureRecognizer<Value> {
      GestureRecognizers.make(gesture)
    }
    return make(gesture)
  }
}

private final class AnyRecognizer<Value>: PassingRecognizer<Value> {
  private var gesture: AnyGesture<Value>
  private var isOutdated = false

  init(_ gesture: AnyGesture<Value>) {
    self.gesture = gesture
    super.init(gesture.makeBase())
  }

  /// A gesture of another type begins with the next press.
  override func adopt(_ gesture: Any) {
    guard let newer = gesture as? AnyGesture<Value> else { return }
    if type(of: newer.gesture) != type(of: self.gesture.gesture) { isOutdated = true }
    self.gesture = newer
    if !isOutdated { base.adopt(GestureRecognizers.primitive(newer.gesture)) }
  }

  override func reset() {
    if isOutdated {
      isOutdated = false
      base.cancel()
      base = gesture.makeBase()
    }
    super.reset()
  }
}

nonisolated private struct MappedGesture<Base: Gesture, Value>: Gesture, PrimitiveGesture {
  typealias Body = Never

  let base: Base
  let transform: (Base.Value) -> Value

  @MainActor func makeRecognizer() -> GestureRecognizer<Value> { MappedRecognizer(self) }
}

extension Gesture {
  /// A gesture that tells something else.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> some Gesture<T> {
    MappedGesture(base: self, transform: body)
  }

  /// A gesture that begins only while modifier keys are held.
  nonisolated public func modifiers(_ modifiers: EventModifiers) -> some Gesture<Value> {
    ModifiersGesture(base: self, modifiers: modifiers)
  }
}

private final class MappedRecognizer<Base: Gesture, Value>: RelayingRecognizer<Base.Value, Value> {
  private var gesture: MappedGesture<Base, Value>

  init(_ gesture: MappedGesture<Base, Value>) {
    self.gesture = gesture
    super.init(GestureRecognizers.make(gesture.base))
  }

  override func adopt(_ gesture: Any) {
    guard let newer = gesture as? MappedGesture<Base, Value> else { return }
    self.gesture = newer
    base.adopt(GestureRecognizers.primitive(newer.base))
  }

  override func transformed(_ phase: GesturePhase<Base.Value>) -> GesturePhase<Value> {
    phase.map(gesture.transform)
  }
}

nonisolated private struct ModifiersGesture<Base: Gesture>: Gesture, WrappingGesture {
  typealias Value = Base.Value
  typealias Body = Never

  let base: Base
  let modifiers: EventModifiers

  @MainActor func makeRecognizer() -> GestureRecognizer<Value> { ModifiersRecognizer(self) }
}

private final class ModifiersRecognizer<Base: Gesture>: WrappingRecognizer<ModifiersGesture<Base>> {
  override func track(_ event: PointerEvent, _ space: GestureSpace) {
    if event.kind == .down, !event.modifiers.isSuperset(of: gesture.modifiers) {
      return phase = .failed
    }
    super.track(event, space)
  }
}

/// The base of recognisers that tell in other words what another one recognises.
@MainActor
class RelayingRecognizer<BaseValue, Value>: GestureRecognizer<Value> {
  final var base: GestureRecognizer<BaseValue>

  init(_ base: GestureRecognizer<BaseValue>) { self.base = base }

  /// The phase in other words.
  func transformed(_ phase: GesturePhase<BaseValue>) -> GesturePhase<Value> {
    fatalError("abstract")
  }

  final override var deadline: Double? { base.deadline }
  final override var takesPinches: Bool { base.takesPinches }

  override func track(_ event: PointerEvent, _ space: GestureSpace) {
    base.track(event, space)
    phase = transformed(base.phase)
  }

  override func track(_ pinch: PinchEvent, _ space: GestureSpace) {
    base.track(pinch, space)
    phase = transformed(base.phase)
  }

  override func expire(_ space: GestureSpace) {
    base.expire(space)
    phase = transformed(base.phase)
  }

  override func deliver() { base.deliver() }
  override func announce() { base.announce() }

  override func cancel() {
    base.cancel()
    super.cancel()
  }

  override func reset() {
    base.reset()
    super.reset()
  }
}

/// The base of recognisers that tell what another one recognises.
class PassingRecognizer<Value>: RelayingRecognizer<Value, Value> {
  final override func transformed(_ phase: GesturePhase<Value>) -> GesturePhase<Value> { phase }
}

/// A gesture around another one, which tells what that one tells.
@MainActor
protocol WrappingGesture: PrimitiveGesture where Base.Value == Value {
  associatedtype Base: Gesture
  var base: Base { get }
}

/// The base of recognisers of gestures around another one: they take part in what that one recognises.
class WrappingRecognizer<Outer: WrappingGesture>: PassingRecognizer<Outer.Value> {
  final private(set) var gesture: Outer

  init(_ gesture: Outer) {
    self.gesture = gesture
    super.init(GestureRecognizers.make(gesture.base))
  }

  final override func adopt(_ gesture: Any) {
    guard let newer = gesture as? Outer else { return }
    self.gesture = newer
    base.adopt(GestureRecognizers.primitive(newer.base))
  }
}
