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

private final class OptionalRecognizer<Wrapped: Gesture>: PassingRecognizer<Wrapped.Value> {
  init(_ gesture: Wrapped?) {
    super.init(gesture.map { GestureRecognizers.make($0) } ?? AbsentRecognizer<Wrapped.Value>())
  }

  override func adopt(_ gesture: Any) {
    let newer: Wrapped? = (gesture as? Wrapped?) ?? nil
    if let newer, base is AbsentRecognizer<Wrapped.Value> {
      base = GestureRecognizers.make(newer)
    } else if let newer {
      base.adopt(GestureRecognizers.primitive(newer))
    } else {
      base.cancel()
      base = AbsentRecognizer<Wrapped.Value>()
    }
  }
}

/// Recognises nothing.
private final class AbsentRecognizer<Value>: GestureRecognizer<Value> {
  override func track(_ event: PointerEvent, _ space: GestureSpace) { phase = .failed }
}
