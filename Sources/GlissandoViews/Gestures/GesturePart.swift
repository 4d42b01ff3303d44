import GlissandoMotion

/// A gesture of a view, or one inside of another gesture.
///
/// It keeps whether its listeners have heard of the latest phase, because what is around it is told only
/// that something has changed. An object, since listeners may cancel what calls them.
@MainActor
final class GesturePart<Value> {
  private let recognizer: GestureRecognizer<Value>
  private var isUndelivered = false
  /// Whether it was recognised at its deadline.
  private var isRecognizedByRest = false

  init<G: Gesture>(_ gesture: G) where G.Value == Value {
    recognizer = GestureRecognizers.make(gesture)
  }

  var phase: GesturePhase<Value> { recognizer.phase }
  var deadline: Double? { recognizer.deadline }
  var takesPinches: Bool { recognizer.takesPinches }

  /// Whether it was recognised because the press has rested for long enough.
  var hasRested: Bool { isRecognizedByRest && phase.value != nil }

  /// Whether it waits for nothing but the pointer.
  var yieldsToRest: Bool { phase.standing == .possible && deadline == nil }

  /// Hands an event on, if the gesture still wants it.
  func track(_ event: PointerEvent, _ space: GestureSpace) {
    guard phase.isGoingOn else { return }
    recognizer.track(event, space)
    isUndelivered = true
  }

  /// Hands a pinch on, if the gesture still wants it.
  func track(_ pinch: PinchEvent, _ space: GestureSpace) {
    guard phase.isGoingOn else { return }
    recognizer.track(pinch, space)
    isUndelivered = true
  }

  /// Tells the gesture that its deadline has passed, if it has one up to `time`.
  func expire(until time: Double, _ space: GestureSpace) {
    guard let deadline, deadline <= time else { return }
    recognizer.expire(space)
    isRecognizedByRest = phase.value != nil
    isUndelivered = true
  }

  /// Tells the gesture's listeners what is new.
  func deliver() {
    guard isUndelivered else { return }
    isUndelivered = false
    recognizer.deliver()
  }

  /// Tells who wants to know of a press although it may be meant for a tap inside.
  func announce() { recognizer.announce() }

  /// Ends the gesture without a result.
  func cancel() {
    guard phase.isGoingOn || isUndelivered else { return }
    isUndelivered = false
    recognizer.cancel()
  }

  func reset() {
    isUndelivered = false
    isRecognizedByRest = false
    recognizer.reset()
  }

  func adopt<G: Gesture>(_ gesture: G) where G.Value == Value {
    recognizer.adopt(GestureRecognizers.primitive(gesture))
  }
}

/// A gesture made of two.
nonisolated protocol GesturePair: Gesture {
  associatedtype First: Gesture
  associatedtype Second: Gesture
  var first: First { get }
  var second: Second { get }
}

/// The base of what recognises a gesture made of two.
@MainActor
class PairRecognizer<Pair: GesturePair>: GestureRecognizer<Pair.Value> {
  final let first: GesturePart<Pair.First.Value>
  final let second: GesturePart<Pair.Second.Value>

  init(_ pair: Pair) {
    first = GesturePart(pair.first)
    second = GesturePart(pair.second)
  }

  /// Finds the phase of the whole from those of the parts.
  func update() {}

  final override func adopt(_ gesture: Any) {
    guard let newer = gesture as? Pair else { return }
    first.adopt(newer.first)
    second.adopt(newer.second)
  }

  final override var takesPinches: Bool { first.takesPinches || second.takesPinches }

  override var deadline: Double? {
    guard let first = first.deadline else { return second.deadline }
    return min(first, second.deadline ?? first)
  }

  override func track(_ event: PointerEvent, _ space: GestureSpace) {
    first.track(event, space)
    second.track(event, space)
    update()
  }

  override func track(_ pinch: PinchEvent, _ space: GestureSpace) {
    first.track(pinch, space)
    second.track(pinch, space)
    update()
  }

  override func expire(_ space: GestureSpace) {
    guard let due = deadline else { return }
    first.expire(until: due, space)
    second.expire(until: due, space)
    update()
  }

  override func deliver() {
    first.deliver()
    second.deliver()
  }

  final override func cancel() {
    first.cancel()
    second.cancel()
    super.cancel()
  }

  override func reset() {
    first.reset()
    second.reset()
    super.reset()
  }
}
