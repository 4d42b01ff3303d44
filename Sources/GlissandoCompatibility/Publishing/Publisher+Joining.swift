import Foundation
import GlissandoControls
import GlissandoMotion
import GlissandoViews

/// The values of several publishers, as far as they have come, and how many have ended.
///
/// On the thread on which they come.
private final class Joined {
  var values: [Any?]
  private var running: Int
  private var hasFailed = false

  init(_ count: Int) {
    values = Array(repeating: nil, count: count)
    running = count
  }

  /// Whether the end of one is that of all.
  func ends(_ isFailure: Bool) -> Bool {
    guard !hasFailed else { return false }
    running -= 1
    hasFailed = isFailure
    return isFailure || running == 0
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
    public func attach(
      receiveValue: @escaping (Output) -> Void,
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let joined = Joined(2)
      func hand() {
        guard let a = joined.values[0] as? A.Output, let b = joined.values[1] as? B.Output else {
          return
        }
        receiveValue((a, b))
      }
      func listen<P: Publisher>(_ publisher: P, _ index: Int) -> AnyCancellable
      where P.Failure == Failure {
        publisher.attach {
          joined.values[index] = $0
          hand()
        } receiveCompletion: {
          if joined.ends($0.isFailure) { receiveCompletion($0) }
        }
      }
      let parts = [listen(a, 0), listen(b, 1)]
      return AnyCancellable { for part in parts { part.cancel() } }
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
    public func attach(
      receiveValue: @escaping (Output) -> Void,
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      joined.attach(
        receiveValue: { receiveValue(($0.0.0, $0.0.1, $0.1)) },
        receiveCompletion: receiveCompletion)
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
    public func attach(
      receiveValue: @escaping (Output) -> Void,
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      joined.attach(
        receiveValue: { receiveValue(($0.0.0, $0.0.1, $0.1.0, $0.1.1)) },
        receiveCompletion: receiveCompletion)
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

    /// Hands out the elements, and ends.
    public func attach(
      receiveValue: @escaping (Output) -> Void,
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      for element in sequence { receiveValue(element) }
      receiveCompletion(.finished)
      return AnyCancellable {}
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
    public func attach(
      receiveValue: @escaping (Output) -> Void,
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let joined = Joined(publishers.count)
      let parts = publishers.map { publisher in
        publisher.attach(receiveValue: receiveValue) {
          if joined.ends($0.isFailure) { receiveCompletion($0) }
        }
      }
      if publishers.isEmpty { receiveCompletion(.finished) }
      return AnyCancellable { for part in parts { part.cancel() } }
    }
  }
}

extension Sequence {
  /// Hands out the elements at once, and ends.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Subscribers.Completion {
  fileprivate var isFailure: Bool {
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
    AnyPublisher { receiveValue, receiveCompletion in
      let inner = Inner()
      let outer = attach { value in
        inner.parts.append(
          transform(value).attach(receiveValue: receiveValue) {
            if $0.isFailure { receiveCompletion($0) }
          })
      } receiveCompletion: {
        receiveCompletion($0)
      }
      return AnyCancellable {
        outer.cancel()
        inner.parts = []
      }
    }
  }

  /// Hands out values first.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiveValue, receiveCompletion in
      for element in elements { receiveValue(element) }
      return attach(receiveValue: receiveValue, receiveCompletion: receiveCompletion)
    }
  }

  /// Looks at what is handed out.
  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      let listening = attach {
        receiveOutput?($0)
        value($0)
      } receiveCompletion: {
        receiveCompletion?($0)
        completion($0)
      }
      return AnyCancellable {
        listening.cancel()
        receiveCancel?()
      }
    }
  }

  /// Hands out another value, and ends, where it fails.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    AnyPublisher { receiveValue, receiveCompletion in
      attach(receiveValue: receiveValue) {
        if $0.isFailure { receiveValue(output) }
        receiveCompletion(.finished)
      }
    }
  }

  /// Goes on with another publisher where it fails.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    AnyPublisher { receiveValue, receiveCompletion in
      let inner = Inner()
      let outer = attach(receiveValue: receiveValue) {
        switch $0 {
        case .finished: receiveCompletion(.finished)
        case .failure(let error):
          inner.parts = [
            handler(error).attach(
              receiveValue: receiveValue, receiveCompletion: receiveCompletion)
          ]
        }
      }
      return AnyCancellable {
        outer.cancel()
        inner.parts = []
      }
    }
  }

  /// Fails in another way.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> AnyPublisher<Output, E> {
    AnyPublisher { receiveValue, receiveCompletion in
      attach(receiveValue: receiveValue) {
        switch $0 {
        case .finished: receiveCompletion(.finished)
        case .failure(let error): receiveCompletion(.failure(transform(error)))
        }
      }
    }
  }

  /// Hands out what a closure makes of each value, and fails where that throws.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    AnyPublisher { receiveValue, receiveCompletion in
      let inner = Inner()
      let listening = attach { value in
        guard !inner.hasEnded else { return }
        do {
          receiveValue(try transform(value))
        } catch {
          inner.hasEnded = true
          receiveCompletion(.failure(error))
        }
      } receiveCompletion: {
        guard !inner.hasEnded else { return }
        switch $0 {
        case .finished: receiveCompletion(.finished)
        case .failure(let error): receiveCompletion(.failure(error))
        }
      }
      return listening
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a published property, as long as that is there.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.keep(sink(receiveValue: published.writer))
  }
}

/// What a publisher listens to inside.
private final class Inner {
  var parts: [AnyCancellable] = []
  var hasEnded = false
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
  public func attach(
    receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    receivers.sink { result in
      switch result {
      case nil: break
      case .success(let value):
        receiveValue(value)
        receiveCompletion(.finished)
      case .failure(let error): receiveCompletion(.failure(error))
      }
    }
  }
}

/// Hands out nothing, and ends.
public struct Empty<Output, Failure: Error>: Publisher {
  private let completesImmediately: Bool
  /// Makes a publisher of nothing.
  public init(completeImmediately: Bool = true) { completesImmediately = completeImmediately }
  /// Ends.
  public func attach(
    receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if completesImmediately { receiveCompletion(.finished) }
    return AnyCancellable {}
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
  public func attach(
    receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    receiveCompletion(.failure(error))
    return AnyCancellable {}
  }
}
