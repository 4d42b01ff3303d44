import CSDL2
import GlissandoViews

/// What arrived for one window and waits for its views.
@MainActor
final class EventChannel {
  /// SDL's number of the window.
  var windowID: UInt32 = 0
  /// What waits for the views, in order.
  private(set) var inputs: [TimedInput] = []
  /// What waits for the window.
  private(set) var signals: WindowSignals = []
  /// Whether the pointer is in the window, as far as is known.
  private(set) var hasPointer = false

  private var translator = EventTranslator()
  private var fetched: [TimedInput] = []

  /// Whether anything waits.
  var isEmpty: Bool { inputs.isEmpty && signals.isEmpty }

  /// Translates one of SDL's events, which happened at `time` host seconds.
  func take(_ event: SDL_Event, at time: Double, coordinatesPerPoint: Double) {
    translator.coordinatesPerPoint = coordinatesPerPoint
    signals.formUnion(translator.translate(event, time: time, into: &fetched))
  }

  /// Ends a fetch at `now` host seconds; the one before it was at `last`.
  func endFetch(at now: Double, since last: Double) {
    translator.endFetch(at: now, into: &fetched)
    guard !fetched.isEmpty else { return }
    PointerHistory.spread(&fetched, since: last)
    inputs.append(contentsOf: fetched)
    fetched.removeAll(keepingCapacity: true)
  }

  /// Hands out what waits for the window.
  func takeSignals() -> WindowSignals {
    defer { signals = [] }
    return signals
  }

  /// Hands every waiting event to `body`, in order, and forgets it.
  func deliver(_ body: (TimedInput) -> Void) {
    // Indices, because a handler that runs a nested fetch appends to the array.
    var index = 0
    while index < inputs.count {
      note(inputs[index].event)
      body(inputs[index])
      index += 1
    }
    inputs.removeAll(keepingCapacity: true)
  }

  private func note(_ event: InputEvent) {
    switch event {
    case .pointerMoved, .pointerDown: hasPointer = true
    case .pointerExited: hasPointer = false
    default: break
    }
  }
}

extension SDL_Event {
  /// SDL's number of the window that the event is for; 0 where it is for none.
  var windowID: UInt32 {
    switch SDL_EventType(type) {
    case SDL_WINDOWEVENT: window.windowID
    case SDL_MOUSEMOTION: motion.windowID
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button.windowID
    case SDL_MOUSEWHEEL: wheel.windowID
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: tfinger.windowID
    case SDL_KEYDOWN, SDL_KEYUP: key.windowID
    case SDL_TEXTINPUT: text.windowID
    case SDL_TEXTEDITING: edit.windowID
    case SDL_TEXTEDITING_EXT: editExt.windowID
    case SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE: drop.windowID
    default: 0
    }
  }
}
