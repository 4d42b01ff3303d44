import GlissandoControls
import GlissandoViews

/// Something that hands out values over time.
///
/// SwiftUI: on Apple's systems this and what belongs to it come with Combine. Here is what views
/// need of it: subjects, published properties, timers and notifications, with the most frequent
/// operators.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// How it can fail.
  associatedtype Failure: Error

  /// Begins to hand out values, until the receiver is over.
  ///
  /// What holds the receiver lets go of it then: it says so by `Subscribers.Sink.onEnd(_:)`. Who hands out many values at once looks at
  /// `isOver` between them.
  func receive(subscriber: Subscribers.Sink<Output, Failure>)
}

/// What belongs to those who receive values.
public enum Subscribers {
  /// How a publisher ends.
  public enum Completion<Failure: Error> {
    /// There are no more values.
    case finished
    /// It failed.
    case failure(Failure)
  }
}

/// Something that can be stopped.
public protocol Cancellable {
  /// Stops it; once more does nothing.
  func cancel()
}

/// Stops something when it is cancelled or let go.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// Wraps what is to be done.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Wraps something that can be stopped.
  public convenience init<C: Cancellable>(_ canceller: C) { self.init(canceller.cancel) }

  deinit { cancel() }

  /// Stops it; once more does nothing.
  public func cancel() {
    let action = action
    self.action = nil
    action?()
  }

  /// Keeps it with others.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps it with others.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Whether both are the same one.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// Feeds the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Publisher {
  /// Receives values and the end.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }

  /// Begins to hand out values to a receiver.
  public func subscribe(_ subscriber: Subscribers.Sink<Output, Failure>) {
    receive(subscriber: subscriber)
  }

  /// Sends all values and the end to a subject.
  public func subscribe<S: Subject<Output, Failure>>(_ subject: S) -> AnyCancellable {
    sink(receiveCompletion: subject.send(completion:), receiveValue: subject.send(_:))
  }

  /// The same, its type hidden.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Failure == Never {
  /// Receives values.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes each value to a property of an object, which it keeps.
  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
}

/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attaching: (Subscribers.Sink<Output, Failure>) -> Void

  init(attaching: @escaping (Subscribers.Sink<Output, Failure>) -> Void) {
    self.attaching = attaching
  }

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    attaching = { publisher.receive(subscriber: $0) }
  }

  /// Begins to hand out values.
  public func receive(subscriber: Subscribers.Sink<Output, Failure>) { attaching(subscriber) }
}
