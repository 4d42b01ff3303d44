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

/// Values of two publishers that wait for one another.
private final class Pairs<A, B, Failure: Error> {
  private let sink: Subscribers.Sink<(A, B), Failure>
  private let lock = NSRecursiveLock()
  private var waitingA: [A] = []
  private var waitingB: [B] = []
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
    sink.receive((waitingA.removeFirst(), waitingB.removeFirst()))
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
      guard isFirst else { return }
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
        subject = PassthroughSubject()
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
