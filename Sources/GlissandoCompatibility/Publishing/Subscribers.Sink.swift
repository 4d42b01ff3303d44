import Foundation

// What receives a publisher's values by closures.

extension Subscribers {
  /// Receives values until they end, or until it is cancelled: after that it hears nothing.
  ///
  /// A publisher asks `isOver` between two values, so that one that hands out values while it is attached to can be stopped by whoever
  /// receives them.
  public final class Sink<Input, Failure: Error>: Cancellable {
    private let onValue: (Input) -> Void
    private let onCompletion: (Completion<Failure>) -> Void
    private let lock = NSLock()
    private var isEnded = false
    /// How many values it can use at most; nil for any number.
    ///
    /// What hands out values on another queue cannot know in time that its receiver is over.
    let demand: Int?
    /// What stops the sources; none when it is over.
    private var sources: [Int: () -> Void] = [:]
    private var sourceCount = 0

    /// Makes a receiver of values and their end.
    public convenience init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.init(demand: nil, receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    }

    init(
      demand: Int?, receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.demand = demand
      onValue = receiveValue
      onCompletion = receiveCompletion
    }

    /// Whether it has been told the end, or was cancelled.
    public var isOver: Bool { lock.withLock { isEnded } }

    /// Takes a value, unless it is over.
    public func receive(_ value: Input) {
      if !isOver { onValue(value) }
    }

    /// Takes the end, once: stops all that it receives from.
    public func receive(completion: Completion<Failure>) {
      if end() { onCompletion(completion) }
    }

    /// Stops all that it receives from; once more does nothing.
    public func cancel() { _ = end() }

    /// Whether this ended it.
    private func end() -> Bool {
      guard
        let stopping = lock.withLock({ () -> [Int: () -> Void]? in
          guard !isEnded else { return nil }
          isEnded = true
          defer { sources = [:] }
          return sources
        })
      else { return false }
      for source in stopping.sorted(by: { $0.key < $1.key }) { source.value() }
      return true
    }

    /// Says how to stop a source; it is stopped at once when this is over.
    ///
    /// - Returns: What forgets the source.
    @discardableResult public func onEnd(_ stop: @escaping () -> Void) -> () -> Void {
      let number = lock.withLock { () -> Int? in
        guard !isEnded else { return nil }
        sourceCount += 1
        sources[sourceCount] = stop
        return sourceCount
      }
      guard let number else {
        stop()
        return {}
      }
      return { [weak self] in self?.forget(number) }
    }

    private func forget(_ number: Int) {
      _ = lock.withLock { sources.removeValue(forKey: number) }
    }
  }
}

extension Subscribers.Sink {
  /// Listens to a publisher as long as this is not over; what comes is given to closures.
  ///
  /// The publisher holds what receives for this, and by its closures this; nobody holds the publisher's side from here.
  func listen<P: Publisher>(
    to publisher: P, demand: Int? = nil, receiveValue: @escaping (P.Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) {
    guard !isOver else { return }
    let part = Subscribers.Sink<P.Output, P.Failure>(
      demand: demand, receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    part.onEnd(onEnd { [weak part] in part?.cancel() })
    publisher.receive(subscriber: part)
  }

  /// Listens to a publisher whose end is that of this.
  func listen<P: Publisher>(
    to publisher: P, demand: Int? = nil, receiveValue: @escaping (P.Output) -> Void
  ) where P.Failure == Failure {
    listen(to: publisher, demand: demand, receiveValue: receiveValue) {
      self.receive(completion: $0)
    }
  }

  /// Receives the elements of a sequence as far as it can use them.
  ///
  /// - Parameter next: Called after the last one, with how many values it can use yet; nil for any number.
  func receive(elementsOf elements: some Sequence<Input>, _ next: (_ demand: Int?) -> Void) {
    var wanted = demand
    for element in elements {
      if wanted == 0 || isOver { return }
      wanted = wanted.map { $0 - 1 }
      receive(element)
    }
    next(wanted)
  }
}
