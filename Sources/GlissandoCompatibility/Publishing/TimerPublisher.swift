public import Foundation
import GlissandoControls
public import GlissandoViews

// Timers as publishers.

/// A publisher that begins only when it is told to.
public protocol ConnectablePublisher: Publisher {
  /// Begins, until the result is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Begins as soon as somebody listens.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// Lets a publisher begin as soon as somebody listens.
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// What begins.
    public let upstream: Upstream

    /// Begins to hand out values.
    public func receive(subscriber: Subscribers.Sink<Output, Failure>) {
      upstream.receive(subscriber: subscriber)
      guard !subscriber.isOver else { return }
      let connection = upstream.connect()
      subscriber.onEnd { connection.cancel() }
    }
  }
}

extension Publishers.Autoconnect: TickingPublisher where Upstream == Timer.TimerPublisher {
  var interval: TimeInterval { upstream.interval }
}

extension Publishers.Autoconnect: SelfComparing {
  package func isSame(as other: Self) -> Bool { areEqualValues(upstream, other.upstream) }
}

extension Timer {
  /// Hands out dates at regular intervals once it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// The date of each turn.
    public typealias Output = Date
    /// It never fails.
    public typealias Failure = Never
    /// The seconds between two dates.
    public let interval: TimeInterval
    private let runLoop: RunLoop
    private let mode: RunLoop.Mode
    private let receivers = Receivers<Date, Never>()

    fileprivate init(interval: TimeInterval, runLoop: RunLoop, mode: RunLoop.Mode) {
      self.interval = interval
      self.runLoop = runLoop
      self.mode = mode
    }

    /// Begins, until the result is cancelled.
    public func connect() -> any Cancellable {
      let receivers = receivers
      let timer = Timer(timeInterval: interval, repeats: true) { receivers.send($0.fireDate) }
      // Foundation begins at once where it is not told when.
      timer.fireDate.addTimeInterval(interval)
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }

    /// Notes who listens.
    public func receive(subscriber: Subscribers.Sink<Date, Never>) { receivers.add(subscriber) }
  }

  /// Makes a publisher of dates, `interval` seconds apart.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, runLoop: runLoop, mode: mode)
  }
}

extension Timer.TimerPublisher: SelfComparing {
  // Two timers of one interval that a body makes one after the other are one timer.
  package func isSame(as other: Timer.TimerPublisher) -> Bool { interval == other.interval }
}

extension NotificationCenter {
  /// Hands out the notifications of a name.
  public struct Publisher: GlissandoCompatibility.Publisher, SelfComparing {
    /// The notifications.
    public typealias Output = Notification
    /// It never fails.
    public typealias Failure = Never
    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?

    /// Begins to hand out notifications, on the thread on which they are posted.
    public func receive(subscriber: Subscribers.Sink<Notification, Never>) {
      let carried = Carried(subscriber)
      let observer = center.addObserver(forName: name, object: object, queue: nil) {
        carried.value.receive($0)
      }
      subscriber.onEnd { center.removeObserver(observer) }
    }

    package func isSame(as other: Publisher) -> Bool {
      center === other.center && name == other.name && object === other.object
    }
  }

  /// Makes a publisher of the notifications of a name, all of them or those of one object.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
