import Foundation
import GlissandoControls
import GlissandoMotion
import GlissandoViews
import Synchronization

// Publishers that wait, and that choose where things are done.

extension Publisher {
  /// Hands out values where a scheduler does things.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    passedOn { scheduler.schedule($0) }
  }

  /// Hands out each value some time later.
  public func delay<S: Scheduler>(
    for interval: SchedulerStride, tolerance: SchedulerStride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    passedOn { scheduler.schedule(after: interval, $0) }
  }

  /// Hands out values and the end by way of a closure that does things.
  private func passedOn(
    by perform: @escaping (@escaping @Sendable () -> Void) -> Void
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { sink in
      sink.listen(to: self, demand: sink.demand) { value in
        let carried = Carried((value, sink))
        perform { carried.value.1.receive(carried.value.0) }
      } receiveCompletion: { completion in
        let carried = Carried((completion, sink))
        perform { carried.value.1.receive(completion: carried.value.0) }
      }
    }
  }

  /// Begins where a scheduler does things.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { sink in
      let begin = Carried { sink.listen(to: self, demand: sink.demand) { sink.receive($0) } }
      scheduler.schedule { begin.value() }
    }
  }

  /// Hands out a value when no other has come for some time.
  public func debounce<S: Scheduler>(
    for dueTime: SchedulerStride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { sink in
      let count = Count()
      sink.listen(to: self) { value in
        let number = count.next()
        let carried = Carried((value, sink))
        scheduler.schedule(after: dueTime) {
          if count.current == number { carried.value.1.receive(carried.value.0) }
        }
      } receiveCompletion: { completion in
        let carried = Carried((completion, sink))
        scheduler.schedule { carried.value.1.receive(completion: carried.value.0) }
      }
    }
  }

  /// Ends when no value has come for some time, with a failure where one is given.
  public func timeout<S: Scheduler>(
    _ interval: SchedulerStride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { sink in
      let count = Count()
      func wait() {
        let number = count.next()
        let carried = Carried((sink, customError))
        scheduler.schedule(after: interval) {
          guard count.current == number else { return }
          let (sink, customError) = carried.value
          sink.receive(completion: customError.map { .failure($0()) } ?? .finished)
        }
      }
      wait()
      sink.listen(to: self, demand: sink.demand) { value in
        sink.receive(value)
        if !sink.isOver { wait() }
      }
    }
  }

  /// Hands out one value in a time at most: the last that has come in it, or the first.
  public func throttle<S: Scheduler>(
    for interval: SchedulerStride, scheduler: S, options: S.SchedulerOptions? = nil, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { sink in
      let waiting = Waiting<Output>(keepsLatest: latest)
      sink.listen(to: self) { value in
        guard waiting.add(Carried(value)) else { return }
        let carried = Carried((sink, scheduler))
        scheduler.schedule {
          let (sink, scheduler) = carried.value
          waiting.handOut(every: interval, by: scheduler, to: Carried(sink.receive(_:)))
        }
      } receiveCompletion: { completion in
        let carried = Carried((completion, sink))
        scheduler.schedule { carried.value.1.receive(completion: carried.value.0) }
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
    guard let value = dequeue() else { return }
    receive.value(value.value)
    let carried = Carried(scheduler)
    scheduler.schedule(after: interval) {
      self.handOut(every: interval, by: carried.value, to: receive)
    }
  }

  /// The value; where there is none, the next one waits for nothing.
  private func dequeue() -> Carried<Output>? {
    state.withLock { state in
      defer { state.value = nil }
      if state.value == nil { state.isOpen = true }
      return state.value
    }
  }
}
