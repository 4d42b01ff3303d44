import Foundation
import GlissandoControls
import GlissandoMotion
import GlissandoViews
import Synchronization

extension Publisher {
  /// Hands out values where a scheduler does things.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiveValue, receiveCompletion in
      attach { value in
        let carried = Carried((value, receiveValue))
        scheduler.schedule { carried.value.1(carried.value.0) }
      } receiveCompletion: { completion in
        let carried = Carried((completion, receiveCompletion))
        scheduler.schedule { carried.value.1(carried.value.0) }
      }
    }
  }

  /// Begins where a scheduler does things.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiveValue, receiveCompletion in
      let listening = LateListening()
      let carried = Carried((self, receiveValue, receiveCompletion))
      scheduler.schedule {
        listening.begin {
          carried.value.0.attach(
            receiveValue: carried.value.1, receiveCompletion: carried.value.2)
        }
      }
      return AnyCancellable { listening.cancel() }
    }
  }

  /// Hands out each value some time later.
  public func delay<S: Scheduler>(
    for interval: SchedulerStride, tolerance: SchedulerStride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiveValue, receiveCompletion in
      attach { value in
        let carried = Carried((value, receiveValue))
        scheduler.schedule(after: interval) { carried.value.1(carried.value.0) }
      } receiveCompletion: { completion in
        let carried = Carried((completion, receiveCompletion))
        scheduler.schedule(after: interval) { carried.value.1(carried.value.0) }
      }
    }
  }

  /// Hands out a value when no other has come for some time.
  public func debounce<S: Scheduler>(
    for dueTime: SchedulerStride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiveValue, receiveCompletion in
      let count = Count()
      return attach { value in
        let number = count.next()
        let carried = Carried((value, receiveValue))
        scheduler.schedule(after: dueTime) {
          if count.current == number { carried.value.1(carried.value.0) }
        }
      } receiveCompletion: { completion in
        let carried = Carried((completion, receiveCompletion))
        scheduler.schedule { carried.value.1(carried.value.0) }
      }
    }
  }

  /// Hands out one value in a time at most: the last that has come in it, or the first.
  public func throttle<S: Scheduler>(
    for interval: SchedulerStride, scheduler: S, options: S.SchedulerOptions? = nil, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiveValue, receiveCompletion in
      let waiting = Waiting<Output>(keepsLatest: latest)
      return attach { value in
        guard waiting.add(Carried(value)) else { return }
        let carried = Carried((receiveValue, scheduler))
        scheduler.schedule {
          waiting.handOut(every: interval, by: carried.value.1, to: Carried(carried.value.0))
        }
      } receiveCompletion: { completion in
        let carried = Carried((completion, receiveCompletion))
        scheduler.schedule { carried.value.1(carried.value.0) }
      }
    }
  }
}

/// A number that goes up.
private final class Count: Sendable {
  private let number = Mutex(0)
  var current: Int { number.withLock { $0 } }
  func next() -> Int {
    number.withLock {
      $0 += 1
      return $0
    }
  }
}

/// The value that waits for the end of an interval.
private final class Waiting<Output>: Sendable {
  private struct State {
    var value: Carried<Output>?
    var isOpen = true
  }

  private let state = Mutex(State())
  private let keepsLatest: Bool

  init(keepsLatest: Bool) { self.keepsLatest = keepsLatest }

  /// Keeps a value; says whether nobody is about to take it.
  func add(_ value: Carried<Output>) -> Bool {
    state.withLock { state in
      if keepsLatest || state.value == nil { state.value = value }
      defer { state.isOpen = false }
      return state.isOpen
    }
  }

  /// Hands out what waits, and looks again after the interval.
  func handOut<S: Scheduler>(
    every interval: SchedulerStride, by scheduler: S, to receive: Carried<(Output) -> Void>
  ) {
    guard let value = take() else { return }
    receive.value(value.value)
    let carried = Carried(scheduler)
    scheduler.schedule(after: interval) {
      self.handOut(every: interval, by: carried.value, to: receive)
    }
  }

  /// The value; where there is none, the next one waits for nothing.
  private func take() -> Carried<Output>? {
    state.withLock { state in
      defer { state.value = nil }
      if state.value == nil { state.isOpen = true }
      return state.value
    }
  }
}

/// What begins to listen later, unless it is cancelled before.
private final class LateListening: Sendable {
  private struct State {
    var listening: Carried<AnyCancellable>?
    var isCancelled = false
  }

  private let state = Mutex(State())

  func begin(_ listen: () -> AnyCancellable) {
    guard !state.withLock({ $0.isCancelled }) else { return }
    let listening = Carried(listen())
    let isLate = state.withLock { state in
      if !state.isCancelled { state.listening = listening }
      return state.isCancelled
    }
    if isLate { listening.value.cancel() }
  }

  func cancel() {
    let listening = state.withLock { state in
      state.isCancelled = true
      defer { state.listening = nil }
      return state.listening
    }
    listening?.value.cancel()
  }
}
