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
  typealias Receiver = Subscribers.Sink<Output, Failure>

  private let lock = NSLock()
  private var receivers: [Receiver] = []
  private var completion: Subscribers.Completion<Failure>?

  /// Adds a receiver until it is over; one that comes after the end is told that.
  func add(_ receiver: Receiver) {
    let end = lock.withLock {
      if completion == nil { receivers.append(receiver) }
      return completion
    }
    if let end { return receiver.receive(completion: end) }
    receiver.onEnd { [weak self, weak receiver] in
      if let receiver { self?.remove(receiver) }
    }
  }

  private func remove(_ receiver: Receiver) {
    lock.withLock { receivers.removeAll { $0 === receiver } }
  }

  /// Hands out a value; after the end it is dropped.
  func send(_ value: Output) {
    for receiver in lock.withLock({ receivers }) { receiver.receive(value) }
  }

  /// Says the end, once.
  func finish(_ end: Subscribers.Completion<Failure>) {
    let ending = lock.withLock {
      guard completion == nil else { return [Receiver]() }
      completion = end
      defer { receivers = [] }
      return receivers
    }
    for receiver in ending { receiver.receive(completion: end) }
  }

  /// Whether the end has been said.
  var isFinished: Bool { lock.withLock { completion != nil } }
}

/// A subject that keeps nothing: who comes later misses what was sent.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let receivers = Receivers<Output, Failure>()

  /// Makes a subject.
  public init() {}

  /// Whether the end has been said: who comes later is told nothing else.
  var isFinished: Bool { receivers.isFinished }

  /// Hands out a value.
  public func send(_ value: Output) { receivers.send(value) }

  /// Ends.
  public func send(completion: Subscribers.Completion<Failure>) { receivers.finish(completion) }

  /// Begins to hand out values.
  public func receive(subscriber: Subscribers.Sink<Output, Failure>) { receivers.add(subscriber) }
}

/// A subject that has a value: who comes is told the current one first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let receivers = Receivers<Output, Failure>()
  private let lock = NSLock()
  private var current: Output

  /// Makes a subject with a first value.
  public init(_ value: Output) { current = value }

  /// The value; what is written is handed out.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  /// Hands out a value; after the end it stays what it was.
  public func send(_ value: Output) {
    guard !receivers.isFinished else { return }
    lock.withLock { current = value }
    receivers.send(value)
  }

  /// Ends.
  public func send(completion: Subscribers.Completion<Failure>) { receivers.finish(completion) }

  /// Begins to hand out values, with the current one first.
  public func receive(subscriber: Subscribers.Sink<Output, Failure>) {
    // Added first: it may send another value when it hears the first.
    receivers.add(subscriber)
    subscriber.receive(value)
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
  public func receive(subscriber: Subscribers.Sink<Void, Never>) { receivers.add(subscriber) }
}
