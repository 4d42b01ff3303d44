import Foundation
import GlissandoControls
import GlissandoViews

/// A publisher that values are sent to.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Hands out a value.
  func send(_ value: Output)
  /// Ends.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Says that something has happened.
  public func send() { send(()) }
}

// Unchecked: guarded by its lock.
/// Those who receive the values of something, in the order in which they came.
final class Receivers<Output, Failure: Error>: @unchecked Sendable {
  typealias Completion = Subscribers.Completion<Failure>
  private struct Receiver {
    let number: Int
    let value: (Output) -> Void
    let completion: (Completion) -> Void
  }

  private let lock = NSLock()
  private var receivers: [Receiver] = []
  private var count = 0
  private var isFinished = false

  func add(
    _ value: @escaping (Output) -> Void, _ completion: @escaping (Completion) -> Void
  ) -> AnyCancellable {
    let number = lock.withLock {
      count += 1
      if !isFinished {
        receivers.append(Receiver(number: count, value: value, completion: completion))
      }
      return count
    }
    return AnyCancellable { [weak self] in self?.remove(number) }
  }

  private func remove(_ number: Int) {
    lock.withLock { receivers.removeAll { $0.number == number } }
  }

  func send(_ value: Output) {
    for receiver in lock.withLock({ receivers }) { receiver.value(value) }
  }

  func finish(_ completion: Completion) {
    let ending = lock.withLock {
      isFinished = true
      defer { receivers.removeAll() }
      return receivers
    }
    for receiver in ending { receiver.completion(completion) }
  }

  var isEmpty: Bool { lock.withLock { receivers.isEmpty } }
}

/// A subject that keeps nothing: who comes later misses what was sent.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let receivers = Receivers<Output, Failure>()

  /// Makes a subject.
  public init() {}

  /// Hands out a value.
  public func send(_ value: Output) { receivers.send(value) }

  /// Ends.
  public func send(completion: Subscribers.Completion<Failure>) { receivers.finish(completion) }

  /// Begins to hand out values.
  public func attach(
    receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    receivers.add(receiveValue, receiveCompletion)
  }
}

/// A subject that has a value: who comes is told the current one first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let receivers = Receivers<Output, Failure>()
  private var current: Output

  /// Makes a subject with a first value.
  public init(_ value: Output) { current = value }

  /// The value; what is written is handed out.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  /// Hands out a value.
  public func send(_ value: Output) {
    current = value
    receivers.send(value)
  }

  /// Ends.
  public func send(completion: Subscribers.Completion<Failure>) { receivers.finish(completion) }

  /// Begins to hand out values, with the current one first.
  public func attach(
    receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    receiveValue(current)
    return receivers.add(receiveValue, receiveCompletion)
  }
}

/// Says that a model is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// It says nothing but that.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never
  private let receivers = Receivers<Void, Never>()

  /// Makes a publisher.
  public init() {}

  /// Says that the model is about to change.
  public func send() { receivers.send(()) }

  /// Begins to say so.
  public func attach(
    receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    receivers.add(receiveValue, receiveCompletion)
  }
}
