import CSDL2
import GlissandoViews

/// Fetches SDL's events and keeps what the views will be told in the next frame.
@MainActor
package final class EventQueue {
  /// What waits for the views, in order.
  private(set) var inputs: [TimedInput] = []
  /// What waits for the window.
  private(set) var signals: WindowSignals = []

  private let clock = HostClock()
  private var translator = EventTranslator()
  private var buffer = [SDL_Event](repeating: SDL_Event(), count: 64)
  private var fetched: [TimedInput] = []
  private var lastFetch: Double

  /// An empty queue.
  package init() {
    lastFetch = clock.now
  }

  /// Whether anything waits.
  var isEmpty: Bool { inputs.isEmpty && signals.isEmpty }

  /// Fetches everything that has arrived.
  ///
  /// - Parameter coordinatesPerPoint: Window coordinates per point.
  /// - Returns: Whether there was anything.
  @discardableResult
  func fetch(coordinatesPerPoint: Double) -> Bool {
    SDL_PumpEvents()
    let now = clock.now
    let ticks = SDL_GetTicks()
    translator.coordinatesPerPoint = coordinatesPerPoint
    var hasFetched = false
    while true {
      let count = Int(
        SDL_PeepEvents(
          &buffer, Int32(buffer.count), SDL_GETEVENT, SDL_FIRSTEVENT.rawValue,
          SDL_LASTEVENT.rawValue))
      guard count > 0 else { break }
      hasFetched = true
      for index in 0..<count {
        // SDL's milliseconds as an age: its clock and the host's have different origins.
        let age = Double(ticks &- buffer[index].common.timestamp) * 0.001
        let time = age < FrameClock.longestGap ? now - age : now
        signals.formUnion(translator.translate(buffer[index], time: time, into: &fetched))
      }
    }
    take(at: now)
    return hasFetched
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
      body(inputs[index])
      index += 1
    }
    inputs.removeAll(keepingCapacity: true)
  }

  private func take(at now: Double) {
    PointerHistory.spread(&fetched, since: lastFetch)
    inputs.append(contentsOf: fetched)
    fetched.removeAll(keepingCapacity: true)
    lastFetch = now
  }
}
