import Foundation
import GlissandoControls
import GlissandoViews

extension Publishers {
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
      let pairs = Pairs<A.Output, B.Output, Failure>(subscriber)
      subscriber.listen(to: a) {
        pairs.take(a: $0)
      } receiveCompletion: {
        pairs.endA($0)
      }
      subscriber.listen(to: b) {
        pairs.take(b: $0)
      } receiveCompletion: {
        pairs.endB($0)
      }
    }
  }
}

/// Values in the order in which they came.
private struct Waiting<Value> {
  private var values: [Value] = []
  /// How many of them have been taken.
  private var takenCount = 0

  var isEmpty: Bool { takenCount == values.count }

  mutating func append(_ value: Value) { values.append(value) }

  /// - Precondition: There is one.
  /// - Complexity: constant on average: those taken are let go when they are as many as the others.
  mutating func takeFirst() -> Value {
    defer {
      takenCount += 1
      if takenCount * 2 >= values.count {
        values.removeFirst(takenCount)
        takenCount = 0
      }
    }
    return values[takenCount]
  }
}

/// Values of two publishers that wait for one another.
private final class Pairs<A, B, Failure: Error> {
  private let sink: Subscribers.Sink<(A, B), Failure>
  private let lock = NSRecursiveLock()
  private var waitingA = Waiting<A>()
  private var waitingB = Waiting<B>()
  private var hasEndedA = false
  private var hasEndedB = false

  init(_ sink: Subscribers.Sink<(A, B), Failure>) { self.sink = sink }

  func take(a value: A) {
    lock.withLock {
      waitingA.append(value)
      hand()
    }
  }

  func take(b value: B) {
    lock.withLock {
      waitingB.append(value)
      hand()
    }
  }

  func endA(_ completion: Subscribers.Completion<Failure>) {
    lock.withLock {
      hasEndedA = true
      end(completion)
    }
  }

  func endB(_ completion: Subscribers.Completion<Failure>) {
    lock.withLock {
      hasEndedB = true
      end(completion)
    }
  }

  private func hand() {
    guard !waitingA.isEmpty, !waitingB.isEmpty else { return }
    sink.receive((waitingA.takeFirst(), waitingB.takeFirst()))
    end(.finished)
  }

  /// A failure ends it at once.
  private func end(_ completion: Subscribers.Completion<Failure>) {
    let isExhausted = (hasEndedA && waitingA.isEmpty) || (hasEndedB && waitingB.isEmpty)
    if completion.isFailure || isExhausted { sink.receive(completion: completion) }
  }
}

extension Publishers {
  /// Receives from a publisher once, for all who receive from this, as long as there is one.
  ///
  /// Who comes after the end is told that, and nothing else; when all have been cancelled before it, the next
  /// one connects it again.
  public final class Share<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher.
    public let upstream: Upstream
    private let lock = NSLock()
    private var subject = PassthroughSubject<Output, Failure>()
    private var receiverCount = 0
    private var connection: AnyCancellable?

    /// Shares a publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Begins to hand out values: the first who comes connects it.
    public func receive(subscriber: Subscribers.Sink<Output, Failure>) {
      let (subject, isFirst) = lock.withLock { () -> (PassthroughSubject<Output, Failure>, Bool) in
        receiverCount += 1
        return (self.subject, receiverCount == 1)
      }
      subscriber.onEnd { self.leave() }
      subject.receive(subscriber: subscriber)
      guard isFirst, !subject.isFinished else { return }
      let connection = upstream.subscribe(subject)
      let isWanted = lock.withLock { () -> Bool in
        guard receiverCount > 0, self.subject === subject else { return false }
        self.connection = connection
        return true
      }
      if !isWanted { connection.cancel() }
    }

    private func leave() {
      let left = lock.withLock { () -> AnyCancellable? in
        receiverCount -= 1
        guard receiverCount == 0 else { return nil }
        defer { connection = nil }
        if !subject.isFinished { subject = PassthroughSubject() }
        return connection
      }
      left?.cancel()
    }
  }
}

extension Publisher {
  /// Receives from this once for all who receive from what is returned.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
