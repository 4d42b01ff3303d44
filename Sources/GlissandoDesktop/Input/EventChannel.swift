import CSDL2
import GlissandoWindowing

/// What arrived for one window and waits for its views.
@MainActor
final class EventChannel {
  /// SDL's number of the window.
  var windowID: UInt32 = 0
  /// What waits for the views, in order.
  private(set) var inputs: [TimedInput] = []
  /// What waits for the window.
  private(set) var signals: WindowSignals = []

  private var translator = EventTranslator()
  private var fetched: [TimedInput] = []

  /// Whether anything waits.
  var isEmpty: Bool { inputs.isEmpty && signals.isEmpty }

  /// Translates one of SDL's events, which happened at `time` host seconds.
  func receive(_ event: SDL_Event, at time: Double, coordinatesPerPoint: Double) {
    translator.coordinatesPerPoint = coordinatesPerPoint
    let new = translator.translate(event, time: time, into: &fetched)
    // The key for full screen, pressed twice, leads back.
    let isTakenBack = signals.contains(.fullScreen) && new.contains(.fullScreen)
    signals.formUnion(new)
    if isTakenBack { signals.remove(.fullScreen) }
  }

  /// Takes what was meant for another window.
  func receive(_ input: TimedInput) { inputs.append(input) }

  /// Ends a fetch at `now` host seconds; the one before it was at `last`.
  func endFetch(at now: Double, since last: Double) {
    translator.endFetch(at: now, into: &fetched)
    guard !fetched.isEmpty else { return }
    PointerHistory.spread(&fetched, since: last)
    inputs.append(contentsOf: fetched)
    fetched.removeAll(keepingCapacity: true)
  }

  /// Hands out what waits for the window.
  func dequeueSignals() -> WindowSignals {
    defer { signals = [] }
    return signals
  }

  /// Hands every waiting event to `body`, in order, and forgets it.
  func deliver(_ body: (TimedInput) -> Void) {
    // Indices, because a handler that runs a nested fetch appends to the array.
    var index = 0
    while index < inputs.count {
      body(inputs[index])
      index += 1
    }
    inputs.removeAll(keepingCapacity: true)
  }
}
