// How a publisher goes on where another one fails.

extension Subscribers.Completion {
  var isFailure: Bool {
    if case .failure = self { true } else { false }
  }

  /// The same end with another failure.
  func mapFailure<Other: Error>(
    _ transform: (Failure) -> Other
  ) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

extension Publisher {
  /// Hands out the same values, and lets a closure say how it ends.
  private func ending<Other: Error>(
    _ end:
      @escaping (
        Subscribers.Completion<Failure>, Subscribers.Sink<Output, Other>
      ) -> Void
  ) -> AnyPublisher<Output, Other> {
    AnyPublisher { sink in
      sink.listen(to: self, demand: sink.demand) {
        sink.receive($0)
      } receiveCompletion: {
        end($0, sink)
      }
    }
  }

  /// Hands out another value, and ends, where it fails.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    ending { completion, sink in
      if completion.isFailure { sink.receive(output) }
      sink.receive(completion: .finished)
    }
  }

  /// Goes on with another publisher where it fails.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    ending { completion, sink in
      switch completion {
      case .finished: sink.receive(completion: .finished)
      case .failure(let error):
        sink.listen(to: handler(error), demand: sink.demand) { sink.receive($0) }
      }
    }
  }

  /// Fails in another way.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> AnyPublisher<Output, E> {
    ending { $1.receive(completion: $0.mapFailure(transform)) }
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
        sink.receive(completion: $0.mapFailure { $0 })
      }
    }
  }
}
