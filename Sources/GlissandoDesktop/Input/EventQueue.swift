import CSDL2
import GlissandoWindowing

/// Fetches SDL's events and keeps what the views will be told in the next frame.
@MainActor
package final class EventQueue {
  /// What is for the second window, while there is one.
  var companion: (channel: EventChannel, coordinatesPerPoint: Double)?
  /// SDL's number of the window that matters; what is for a window that is gone is for nobody.
  var windowID: UInt32 {
    get { main.windowID }
    set { main.windowID = newValue }
  }
  /// Game controllers, where the program wants them.
  var gameControllers: GameControllers?

  /// Whether what last moved the pointer was a finger.
  private(set) var isTouched = false

  private let clock = HostClock()
  private let main = EventChannel()
  private var buffer = [SDL_Event](repeating: SDL_Event(), count: 64)
  private var lastFetch: Double

  /// An empty queue.
  package init() {
    lastFetch = clock.now
  }

  /// Whether anything waits.
  var isEmpty: Bool { main.isEmpty && companion?.channel.isEmpty ?? true }

  /// Fetches everything that has arrived.
  ///
  /// - Parameter coordinatesPerPoint: Window coordinates per point.
  /// - Returns: Whether there was anything.
  @discardableResult
  func fetch(coordinatesPerPoint: Double) -> Bool {
    SDL_PumpEvents()
    let now = clock.now
    let ticks = SDL_GetTicks()
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
        receive(buffer[index], at: time, coordinatesPerPoint)
      }
    }
    main.endFetch(at: now, since: lastFetch)
    companion?.channel.endFetch(at: now, since: lastFetch)
    lastFetch = now
    return hasFetched
  }

  private func receive(_ event: SDL_Event, at time: Double, _ coordinatesPerPoint: Double) {
    gameControllers?.receive(event)
    isTouched = event.isTouch ?? isTouched
    let window = event.windowID
    if let companion, window == companion.channel.windowID {
      companion.channel.receive(event, at: time, coordinatesPerPoint: companion.coordinatesPerPoint)
    } else if window == 0 || window == main.windowID {
      main.receive(event, at: time, coordinatesPerPoint: coordinatesPerPoint)
    }
  }

  /// Has the views of the window that matters told of an event of the second one.
  func handOn(_ input: TimedInput) { main.receive(input) }

  /// Hands out what waits for the window.
  func dequeueSignals() -> WindowSignals { main.dequeueSignals() }

  /// Hands every waiting event to `body`, in order, and forgets it.
  func deliver(_ body: (TimedInput) -> Void) { main.deliver(body) }
}
