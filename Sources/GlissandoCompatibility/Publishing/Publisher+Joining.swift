import Foundation
import GlissandoControls
import GlissandoMotion
import GlissandoViews

// Publishers that are made of several others, or of a sequence.

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
      subscriber.receive(elementsOf: sequence) { _ in subscriber.receive(completion: .finished) }
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

extension Publisher {
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
      sink.receive(elementsOf: elements) { wanted in
        sink.listen(to: self, demand: wanted) { sink.receive($0) }
      }
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
}

extension Publisher where Failure == Never {
  /// Writes each value to a published property, as long as that is there.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.keep(sink(receiveValue: published.writer))
  }
}
