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
    /// Whether each value becomes one.
    var keepsAll = false
    /// Makes the closure anew for each that receives: it may remember values.
    let makeTransform: () -> (Upstream.Output) -> Output?

    /// Begins to hand out values.
    public func receive(subscriber: Subscribers.Sink<Output, Failure>) {
      let transform = makeTransform()
      subscriber.listen(to: upstream, demand: keepsAll ? subscriber.demand : nil) {
        if let value = transform($0) { subscriber.receive(value) }
      }
    }
  }
}

extension Publisher {
  /// Hands out what a closure makes of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, keepsAll: true) { transform }
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
    Publishers.CompactMap(upstream: self, keepsAll: true) {
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
