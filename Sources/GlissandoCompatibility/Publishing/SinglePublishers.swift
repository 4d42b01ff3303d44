// Publishers of one value, or of none.

/// Hands out one value, and ends.
public struct Just<Output>: Publisher {
  /// It never fails.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Makes a publisher of a value.
  public init(_ output: Output) { self.output = output }

  /// Hands out the value.
  public func receive(subscriber: Subscribers.Sink<Output, Never>) {
    subscriber.receive(output)
    subscriber.receive(completion: .finished)
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
