import Foundation
import GlissandoControls
import GlissandoMotion
import GlissandoViews

/// How many of the publishers that make up one still go on.
private final class OpenParts {
  private let lock = NSLock()
  private var count: Int

  init(_ count: Int) { self.count = count }

  func begin() { lock.withLock { count += 1 } }

  /// One has ended: the whole ends with a failure, and with the last.
  func end<Input, Failure>(
    _ completion: Subscribers.Completion<Failure>, of sink: Subscribers.Sink<Input, Failure>
  ) {
    let isLast = lock.withLock {
      count -= 1
      return count == 0
    }
    if isLast || completion.isFailure { sink.receive(completion: completion) }
  }
}

extension Publishers {
  /// Hands out the newest values of two publishers whenever one has another.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// Both values.
    public typealias Output = (A.Output, B.Output)
    /// How it can fail.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Joins two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Begins to hand out values.
    public func receive(subscriber: Subscribers.Sink<Output, Failure>) {
      let open = OpenParts(2)
      // Arrays, since what is optional may be nil and have come.
      var newest: (a: [A.Output], b: [B.Output]) = ([], [])
      func hand() {
        if let a = newest.a.first, let b = newest.b.first { subscriber.receive((a, b)) }
      }
      subscriber.listen(to: a) {
        newest.a = [$0]
        hand()
      } receiveCompletion: {
        open.end($0, of: subscriber)
      }
      subscriber.listen(to: b) {
        newest.b = [$0]
        hand()
      } receiveCompletion: {
        open.end($0, of: subscriber)
      }
    }
  }

  /// Hands out the newest values of three publishers whenever one has another.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// All values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// How it can fail.
    public typealias Failure = A.Failure
    private let joined: CombineLatest<CombineLatest<A, B>, C>

    /// Joins three publishers.
    public init(_ a: A, _ b: B, _ c: C) { joined = CombineLatest(CombineLatest(a, b), c) }

    /// Begins to hand out values.
    public func receive(subscriber: Subscribers.Sink<Output, Failure>) {
      joined.map { ($0.0.0, $0.0.1, $0.1) }.receive(subscriber: subscriber)
    }
  }

  /// Hands out the newest values of four publishers whenever one has another.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// All values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// How it can fail.
    public typealias Failure = A.Failure
    private let joined: CombineLatest<CombineLatest<A, B>, CombineLatest<C, D>>

    /// Joins four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      joined = CombineLatest(CombineLatest(a, b), CombineLatest(c, d))
    }

    /// Begins to hand out values.
    public func receive(subscriber: Subscribers.Sink<Output, Failure>) {
      joined.map { ($0.0.0, $0.0.1, $0.1.0, $0.1.1) }.receive(subscriber: subscriber)
    }
  }

  /// Hands out the elements of a sequence at once, and ends.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The type of the values.
    public typealias Output = Elements.Element
    /// The elements.
    public let sequence: Elements

    /// Makes a publisher of elements.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Hands out the elements, as many as the receiver takes, and ends.
    public func receive(subscriber: Subscribers.Sink<Output, Failure>) {
      var wanted = subscriber.demand
      for element in sequence {
        if wanted == 0 || subscriber.isOver { return }
        wanted = wanted.map { $0 - 1 }
        subscriber.receive(element)
      }
      subscriber.receive(completion: .finished)
    }
  }

  /// Hands out the values of publishers as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publishers.
    public let publishers: [Upstream]

    /// Merges publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Merges publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Begins to hand out values.
    public func receive(subscriber: Subscribers.Sink<Output, Failure>) {
      guard !publishers.isEmpty else { return subscriber.receive(completion: .finished) }
      let open = OpenParts(publishers.count)
      for publisher in publishers {
        subscriber.listen(to: publisher, demand: subscriber.demand) {
          subscriber.receive($0)
        } receiveCompletion: {
          open.end($0, of: subscriber)
        }
      }
    }
  }
}

extension Sequence {
  /// Hands out the elements at once, and ends.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Subscribers.Completion {
  var isFailure: Bool {
    if case .failure = self { true } else { false }
  }
}

extension Publisher {
  /// Hands out the newest values of this and another publisher whenever one has another.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Hands out what a closure makes of the newest values of both whenever one has another.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }.eraseToAnyPublisher()
  }

  /// Hands out the newest values of three publishers whenever one has another.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1).combineLatest(publisher2)
      .map { ($0.0.0, $0.0.1, $0.1) }.eraseToAnyPublisher()
  }

  /// Hands out the values of this and another publisher in pairs, each value once.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
  where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Hands out what a closure makes of the values of both in pairs, each value once.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }.eraseToAnyPublisher()
  }

  /// Hands out the values of this and another publisher as they come.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Failure == Failure, P.Output == Output {
    Publishers.MergeMany(eraseToAnyPublisher(), other.eraseToAnyPublisher())
      .eraseToAnyPublisher()
  }

  /// Hands out the values of the publishers that a closure makes of the values.
  public func flatMap<P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { sink in
      let open = OpenParts(1)
      sink.listen(to: self) { value in
        open.begin()
        sink.listen(to: transform(value)) {
          sink.receive($0)
        } receiveCompletion: {
          open.end($0, of: sink)
        }
      } receiveCompletion: {
        open.end($0, of: sink)
      }
    }
  }

  /// Hands out values first.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> { prepend(elements) }

  /// Hands out the elements of a sequence first.
  public func prepend<S: Sequence<Output>>(_ elements: S) -> AnyPublisher<Output, Failure> {
    AnyPublisher { sink in
      var wanted = sink.demand
      for element in elements {
        if wanted == 0 || sink.isOver { return }
        wanted = wanted.map { $0 - 1 }
        sink.receive(element)
      }
      sink.listen(to: self, demand: wanted) { sink.receive($0) }
    }
  }

  /// Looks at what is handed out.
  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { sink in
      var hasEnded = false
      sink.onEnd { if !hasEnded { receiveCancel?() } }
      sink.listen(to: self, demand: sink.demand) {
        receiveOutput?($0)
        sink.receive($0)
      } receiveCompletion: {
        hasEnded = true
        receiveCompletion?($0)
        sink.receive(completion: $0)
      }
    }
  }

  /// Hands out another value, and ends, where it fails.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    AnyPublisher { sink in
      sink.listen(to: self, demand: sink.demand) {
        sink.receive($0)
      } receiveCompletion: {
        if $0.isFailure { sink.receive(output) }
        sink.receive(completion: .finished)
      }
    }
  }

  /// Goes on with another publisher where it fails.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    AnyPublisher { sink in
      sink.listen(to: self, demand: sink.demand) {
        sink.receive($0)
      } receiveCompletion: {
        switch $0 {
        case .finished: sink.receive(completion: .finished)
        case .failure(let error):
          sink.listen(to: handler(error), demand: sink.demand) { sink.receive($0) }
        }
      }
    }
  }

  /// Fails in another way.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> AnyPublisher<Output, E> {
    AnyPublisher { sink in
      sink.listen(to: self, demand: sink.demand) {
        sink.receive($0)
      } receiveCompletion: {
        switch $0 {
        case .finished: sink.receive(completion: .finished)
        case .failure(let error): sink.receive(completion: .failure(transform(error)))
        }
      }
    }
  }

  /// Hands out what a closure makes of each value, and fails where that throws.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    AnyPublisher { sink in
      sink.listen(to: self, demand: sink.demand) { value in
        do {
          sink.receive(try transform(value))
        } catch {
          sink.receive(completion: .failure(error))
        }
      } receiveCompletion: {
        switch $0 {
        case .finished: sink.receive(completion: .finished)
        case .failure(let error): sink.receive(completion: .failure(error))
        }
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a published property, as long as that is there.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.keep(sink(receiveValue: published.writer))
  }
}

/// Hands out one value that is found later, and ends.
public final class Future<Output, Failure: Error>: Publisher {
  /// Hands over the value, or the failure.
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let receivers = CurrentValueSubject<Result<Output, Failure>?, Never>(nil)

  /// Begins to find the value at once.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    let receivers = receivers
    attemptToFulfill { if receivers.value == nil { receivers.send($0) } }
  }

  /// Begins to hand out the value.
  public func receive(subscriber: Subscribers.Sink<Output, Failure>) {
    subscriber.listen(to: receivers) { result in
      switch result {
      case nil: break
      case .success(let value):
        subscriber.receive(value)
        subscriber.receive(completion: .finished)
      case .failure(let error): subscriber.receive(completion: .failure(error))
      }
    } receiveCompletion: { _ in
    }
  }
}

/// Hands out nothing, and ends.
public struct Empty<Output, Failure: Error>: Publisher {
  private let completesImmediately: Bool
  /// Makes a publisher of nothing.
  public init(completeImmediately: Bool = true) { completesImmediately = completeImmediately }
  /// Ends.
  public func receive(subscriber: Subscribers.Sink<Output, Failure>) {
    if completesImmediately { subscriber.receive(completion: .finished) }
  }
}

/// Hands out nothing, and fails.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The failure.
  public let error: Failure
  /// Makes a publisher that fails.
  public init(error: Failure) { self.error = error }
  /// Makes a publisher that fails.
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  /// Fails.
  public func receive(subscriber: Subscribers.Sink<Output, Failure>) {
    subscriber.receive(completion: .failure(error))
  }
}
