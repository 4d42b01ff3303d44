import GlissandoMotion

/// A gesture that may be missing: then nothing is recognised.
extension Optional: Gesture, PrimitiveGesture where Wrapped: Gesture {
  /// What the gesture tells.
  public typealias Value = Wrapped.Value
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// Never called: a built-in gesture has no body.
  public var body: Never { fatalError("an optional gesture has no body") }

  @MainActor func makeRecognizer() -> GestureRecognizer<Value> { OptionalRecognizer(self) }
}

private final class OptionalRecognizer<Wrapped: Gesture>: GestureRecognizer<Wrapped.Value> {
  private var base: GestureRecognizer<Wrapped.Value>?

  init(_ gesture: Wrapped?) { base = gesture.map { GestureRecognizers.make($0) } }

  override var deadline: Double? { base?.deadline }
  override var takesPinches: Bool { base?.takesPinches ?? false }

  override func track(_ event: PointerEvent, _ space: GestureSpace) {
    base?.track(event, space)
    phase = base?.phase ?? .failed
  }

  override func track(_ pinch: PinchEvent, _ space: GestureSpace) {
    base?.track(pinch, space)
    phase = base?.phase ?? .failed
  }

  override func expire(_ space: GestureSpace) {
    base?.expire(space)
    phase = base?.phase ?? .failed
  }

  override func deliver() { base?.deliver() }

  override func cancel() {
    base?.cancel()
    phase = .failed
  }

  override func reset() {
    base?.reset()
    super.reset()
  }

  override func take(_ gesture: Any) {
    guard let newer = gesture as? Wrapped?, let newer else {
      base?.cancel()
      base = nil
      return
    }
    if let base {
      base.take(GestureRecognizers.primitive(newer))
    } else {
      base = GestureRecognizers.make(newer)
    }
  }
}
