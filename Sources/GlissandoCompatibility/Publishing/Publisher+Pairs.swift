import Foundation

// Publishers of the newest values of several others.

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
      Pairs<A, B>(subscriber, keepsNewest: true).listen(to: a, b)
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

  /// Hands out the values of two publishers in pairs: the first of both, the second of both, and so on.
  ///
  /// It ends with the first that has ended and has no value left for a pair.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
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
      Pairs<A, B>(subscriber, keepsNewest: false).listen(to: a, b)
    }
  }
}

/// Values in the order in which they came.
private struct Waiting<Value> {
  private var values: [Value] = []
  /// How many of them have been taken.
  private var consumedCount = 0

  var isEmpty: Bool { consumedCount == values.count }
  /// The one that came first; nil where there is none.
  var first: Value? { isEmpty ? nil : values[consumedCount] }

  mutating func add(_ value: Value, inPlaceOfOthers: Bool) {
    if inPlaceOfOthers { values.removeAll(keepingCapacity: true) }
    values.append(value)
  }

  /// - Precondition: There is one.
  /// - Complexity: constant on average: those taken are let go when they are as many as the others.
  mutating func removeFirst() {
    consumedCount += 1
    guard consumedCount * 2 >= values.count else { return }
    values.removeFirst(consumedCount)
    consumedCount = 0
  }
}

/// Values of two publishers that wait for one another, handled one at a time on whatever threads they come.
private final class Pairs<A: Publisher, B: Publisher> where A.Failure == B.Failure {
  private let sink: Subscribers.Sink<(A.Output, B.Output), A.Failure>
  /// Whether the newest value of each stays until another one comes; else each is handed out once.
  private let keepsNewest: Bool
  private let lock = NSRecursiveLock()
  private var waitingA = Waiting<A.Output>()
  private var waitingB = Waiting<B.Output>()
  private var hasEndedA = false
  private var hasEndedB = false

  init(_ sink: Subscribers.Sink<(A.Output, B.Output), A.Failure>, keepsNewest: Bool) {
    self.sink = sink
    self.keepsNewest = keepsNewest
  }

  func listen(to a: A, _ b: B) {
    sink.listen(to: a) { value in
      self.receive { self.waitingA.add(value, inPlaceOfOthers: self.keepsNewest) }
    } receiveCompletion: { completion in
      self.end(completion) { self.hasEndedA = true }
    }
    sink.listen(to: b) { value in
      self.receive { self.waitingB.add(value, inPlaceOfOthers: self.keepsNewest) }
    } receiveCompletion: { completion in
      self.end(completion) { self.hasEndedB = true }
    }
  }

  private func receive(_ add: () -> Void) {
    lock.withLock {
      add()
      guard let a = waitingA.first, let b = waitingB.first else { return }
      if !keepsNewest {
        waitingA.removeFirst()
        waitingB.removeFirst()
      }
      sink.receive((a, b))
      if isExhausted { sink.receive(completion: .finished) }
    }
  }

  /// A failure ends it at once.
  private func end(_ completion: Subscribers.Completion<A.Failure>, _ note: () -> Void) {
    lock.withLock {
      note()
      if completion.isFailure || isExhausted { sink.receive(completion: completion) }
    }
  }

  /// Whether there can be no other pair.
  private var isExhausted: Bool {
    if keepsNewest { return hasEndedA && hasEndedB }
    return hasEndedA && waitingA.isEmpty || hasEndedB && waitingB.isEmpty
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
}
