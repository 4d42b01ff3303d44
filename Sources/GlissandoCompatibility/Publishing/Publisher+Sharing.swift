import Foundation
import GlissandoControls
import GlissandoViews

// One connection to a publisher for all who receive from it.

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
