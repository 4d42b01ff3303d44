import GlissandoControls
import GlissandoViews

extension Publishers {
  /// Hands out the first values of another publisher, and ends.
  public struct Output<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    /// How many values it hands out.
    let count: Int

    /// Begins to hand out values.
    public func attach(
      receiveValue: @escaping (Output) -> Void,
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      guard count > 0 else {
        receiveCompletion(.finished)
        return AnyCancellable {}
      }
      let rest = Rest(count)
      let source = upstream.attach(
        receiveValue: { value in
          guard rest.take() else { return }
          receiveValue(value)
          if rest.isEmpty { rest.end { receiveCompletion(.finished) } }
        },
        receiveCompletion: { completion in rest.end { receiveCompletion(completion) } })
      rest.began(source)
      return AnyCancellable { rest.end {} }
    }
  }

  /// What is still to come of a number of values.
  private final class Rest {
    private var count: Int
    private var source: AnyCancellable?
    private var hasEnded = false

    var isEmpty: Bool { count == 0 }

    init(_ count: Int) { self.count = count }

    /// A publisher may hand out all of its values while it is attached to.
    func began(_ source: AnyCancellable) {
      if hasEnded { source.cancel() } else { self.source = source }
    }

    /// Whether one more value is to be handed out.
    func take() -> Bool {
      guard !hasEnded, count > 0 else { return false }
      count -= 1
      return true
    }

    /// Lets go of the source, and says so once.
    func end(_ report: () -> Void) {
      guard !hasEnded else { return }
      hasEnded = true
      source?.cancel()
      source = nil
      report()
    }
  }
}

extension Publisher {
  /// Hands out the first values, and ends.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, count: maxLength)
  }

  /// Hands out the first value, and ends.
  public func first() -> Publishers.Output<Self> { prefix(1) }
}
