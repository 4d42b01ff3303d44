import GlissandoControls
import GlissandoViews

// Publishers of a part of another one's values, and of answers about them.

extension Publishers {
  /// Hands out the values of another publisher that come at some places, and ends with the last of them.
  public struct Output<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher.
    public let upstream: Upstream
    /// The places of the values, from 0.
    public let range: Range<Int>

    /// Makes a publisher of the values at some places; there are none before the first.
    public init(upstream: Upstream, range: Range<Int>) {
      self.upstream = upstream
      self.range = range.clamped(to: 0..<Int.max)
    }

    /// Begins to hand out values.
    public func receive(subscriber: Subscribers.Sink<Output, Failure>) {
      guard !range.isEmpty else { return subscriber.receive(completion: .finished) }
      var next = 0
      subscriber.listen(to: upstream, demand: range.upperBound) { [range] value in
        // Counted first: another value may come while this one is received.
        let place = next
        next += 1
        guard range.contains(place) else { return }
        subscriber.receive(value)
        if place + 1 == range.upperBound { subscriber.receive(completion: .finished) }
      }
    }
  }
}

extension Publisher {
  /// Hands out the first values, and ends; none for a negative number.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, range: 0..<Swift.max(0, maxLength))
  }

  /// Hands out the values at some places, counted from 0, and ends.
  public func output<R: RangeExpression<Int>>(in range: R) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }

  /// Hands out the value at a place, counted from 0, and ends.
  public func output(at index: Int) -> Publishers.Output<Self> {
    // Behind the largest number there is no place.
    output(in: index..<Swift.max(index, index &+ 1))
  }

  /// Hands out the first value, and ends.
  public func first() -> Publishers.Output<Self> { prefix(1) }

  /// Hands out the first value that a closure is for, and ends.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Output<Publishers.CompactMap<Self, Output>> {
    filter(predicate).first()
  }

  /// Hands out values until one comes that a closure is not for, and ends.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { sink in
      sink.listen(to: self) { value in
        if predicate(value) {
          sink.receive(value)
        } else {
          sink.receive(completion: .finished)
        }
      }
    }
  }

  /// Hands out values until another publisher hands one out, and ends.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { sink in
      sink.listen(to: publisher) { _ in
        sink.receive(completion: .finished)
      } receiveCompletion: { _ in
      }
      sink.listen(to: self) { sink.receive($0) }
    }
  }

  /// Hands out values from the first on that a closure is not for.
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.CompactMap<Self, Output> {
    Publishers.CompactMap(upstream: self) {
      var drops = true
      return { value in
        drops = drops && predicate(value)
        return drops ? nil : value
      }
    }
  }

  /// Says once whether a closure is for one of the values: at the first of those, or at the end.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> {
    answer(atEnd: false) { predicate($0) ? true : nil }
  }

  /// Says once whether a closure is for all values: at the first for which it is not, or at the end.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> {
    answer(atEnd: true) { predicate($0) ? nil : false }
  }

  /// Hands out the first answer that a closure gives, or another at the end, and ends.
  private func answer(
    atEnd: Bool, _ answer: @escaping (Output) -> Bool?
  ) -> AnyPublisher<Bool, Failure> {
    AnyPublisher { sink in
      sink.listen(to: self) { value in
        guard let answer = answer(value) else { return }
        sink.receive(answer)
        sink.receive(completion: .finished)
      } receiveCompletion: { completion in
        if !completion.isFailure { sink.receive(atEnd) }
        sink.receive(completion: completion)
      }
    }
  }
}

extension Publisher where Output: Equatable {
  /// Says once whether a value comes: as soon as it does, or at the end.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
    contains { $0 == output }
  }
}
