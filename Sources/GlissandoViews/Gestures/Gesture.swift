import Foundation
import GlissandoMotion

/// What a person does with the pointer, recognised as one thing: a tap, a drag, a long press.
///
/// A gesture is a description by value. It is either built in or made of others by its `body`.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells while it goes on and when it ends.
  associatedtype Value = Body.Value
  /// The type of gesture that describes this one.
  associatedtype Body: Gesture

  /// The gesture that this one stands for.
  var body: Body { get }
}

extension Never: Gesture {
  /// A gesture that never happens tells nothing.
  public typealias Value = Never
}

/// A gesture that is recognised by itself instead of being made of others.
@MainActor
protocol PrimitiveGesture<Value>: Gesture where Body == Never {
  /// Makes what recognises the gesture, waiting for a press.
  func makeRecognizer() -> GestureRecognizer<Value>
}

extension PrimitiveGesture {
  /// Never called: a built-in gesture has no body.
  public var body: Never { fatalError("\(Self.self) is recognised by itself and has no body") }
}

/// Where a gesture stands.
package enum GesturePhase<Value> {
  /// It may still turn out to be one; a long press tells meanwhile that it has begun.
  case possible(Value? = nil)
  /// It is one, and goes on.
  case active(Value)
  /// It was one, and is over.
  case ended(Value)
  /// It is none.
  case failed
}

/// Recognises one gesture from the events of a press.
///
/// Recognising and telling are two steps, because a gesture may have to wait until another one has
/// turned out not to be meant: `track` only computes `phase`; `deliver` calls whoever listens.
@MainActor
class GestureRecognizer<Value> {
  /// Where the gesture stands after the last event.
  final var phase: GesturePhase<Value> = .possible()
  /// When `expire` is to be called, in seconds on the frame clock; nil for never.
  var deadline: Double? { nil }

  /// Takes an event into account.
  func track(_ event: PointerEvent, _ space: GestureSpace) {}

  /// Whether it is recognised from pinches.
  var takesPinches: Bool { false }

  /// Takes a pinch into account: none of the gestures of a press is one.
  func track(_ pinch: PinchEvent, _ space: GestureSpace) { phase = .failed }

  /// The deadline has passed without an event.
  func expire(_ space: GestureSpace) {}

  /// Tells listeners about the phase; called once for each change of it that is valid.
  func deliver() {}

  /// Tells those who want to know of a press from its beginning, while the gesture waits for a tap inside.
  func announce() {}

  /// Tells listeners that an active gesture ends without a result.
  func cancel() { phase = .failed }

  /// Forgets everything, for the next press.
  func reset() { phase = .possible() }

  /// Takes another value of the gesture, with newer closures.
  func adopt(_ gesture: Any) {}
}

/// The base of what recognises a gesture that is made of no other one.
class PrimitiveRecognizer<G: PrimitiveGesture>: GestureRecognizer<G.Value> {
  final private(set) var gesture: G

  init(_ gesture: G) { self.gesture = gesture }

  final override func adopt(_ gesture: Any) {
    if let gesture = gesture as? G { self.gesture = gesture }
  }
}

extension GesturePhase {
  /// Whether the gesture still wants events.
  package var isGoingOn: Bool {
    switch self {
    case .possible, .active: true
    case .ended, .failed: false
    }
  }

  /// What that means to the gestures beside it.
  package var standing: GestureStanding {
    switch self {
    case .possible: .possible
    case .active, .ended: .recognized
    case .failed: .failed
    }
  }

  /// The value of a gesture that is one, or was.
  var value: Value? {
    switch self {
    case .active(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }

  /// The phase of a gesture that tells another value.
  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// Makes recognisers for gestures, whatever they are made of.
@MainActor
enum GestureRecognizers {
  /// Makes the recogniser of `gesture`.
  static func make<G: Gesture>(_ gesture: G) -> GestureRecognizer<G.Value> {
    if let primitive = gesture as? any PrimitiveGesture<G.Value> {
      return primitive.makeRecognizer()
    }
    let inner: GestureRecognizer<G.Body.Value> = make(gesture.body)
    guard let made = inner as? GestureRecognizer<G.Value> else {
      preconditionFailure(
        "the body of \(G.self) tells \(G.Body.Value.self) instead of \(G.Value.self): "
          + "give both gestures the same Value")
    }
    return made
  }

  /// The built-in gesture that `gesture` stands for.
  static func primitive<G: Gesture>(_ gesture: G) -> Any {
    if let primitive = gesture as? any PrimitiveGesture<G.Value> { return primitive }
    return primitive(gesture.body)
  }
}
