import Foundation
import GlissandoControls
import GlissandoViews

/// The publishers that others are made of.
public enum Publishers {
  /// Hands out what a closure makes of the values of another publisher, or nothing.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    /// Makes the closure anew for each that receives: it may remember values.
    let makeTransform: () -> (Upstream.Output) -> Output?

    /// Begins to hand out values.
    public func attach(
      receiveValue: @escaping (Output) -> Void,
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let transform = makeTransform()
      return upstream.attach(
        receiveValue: { if let value = transform($0) { receiveValue(value) } },
        receiveCompletion: receiveCompletion)
    }
  }
}

extension Publisher {
  /// Hands out what a closure makes of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self) { transform }
  }

  /// Hands out what a closure makes of each value, unless it is nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self) { transform }
  }

  /// Hands out the values that a closure is for.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> Publishers.CompactMap<Self, Output> {
    Publishers.CompactMap(upstream: self) { { isIncluded($0) ? $0 : nil } }
  }

  /// Hands out all values but the first ones.
  public func dropFirst(_ count: Int = 1) -> Publishers.CompactMap<Self, Output> {
    Publishers.CompactMap(upstream: self) {
      var passed = 0
      return { value in
        passed += 1
        return passed > count ? value : nil
      }
    }
  }

  /// Hands out what has been made of all values so far.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self) {
      var result = initialResult
      return { value in
        result = nextPartialResult(result, value)
        return result
      }
    }
  }
}

extension Publisher where Output: Equatable {
  /// Hands out the values that differ from the one before.
  public func removeDuplicates() -> Publishers.CompactMap<Self, Output> {
    Publishers.CompactMap(upstream: self) {
      var last: Output?
      return { value in
        defer { last = value }
        return value == last ? nil : value
      }
    }
  }
}

/// Hands out one value, and ends.
public struct Just<Output>: Publisher {
  /// It never fails.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Makes a publisher of a value.
  public init(_ output: Output) { self.output = output }

  /// Hands out the value.
  public func attach(
    receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    receiveValue(output)
    receiveCompletion(.finished)
    return AnyCancellable {}
  }
}
