public import Foundation

// Schedulers, which do things at a time of their own, and their lengths of time.

/// A length of time that can be said in seconds or parts of them.
public protocol SchedulerTimeIntervalConvertible {
  /// So many seconds.
  static func seconds(_ s: Int) -> Self
  /// So many seconds.
  static func seconds(_ s: Double) -> Self
  /// So many thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self
  /// So many millionths of a second.
  static func microseconds(_ us: Int) -> Self
  /// So many billionths of a second.
  static func nanoseconds(_ ns: Int) -> Self
}

/// Something that does things at a time of its own.
///
/// SwiftUI: on Apple's systems every scheduler has times of a type of its own; here all count seconds.
public protocol Scheduler: SendableMetatype {
  /// How it is told what to do when.
  associatedtype SchedulerOptions = Never
  /// Does something soon.
  func schedule(_ action: @escaping @Sendable () -> Void)
  /// Does something after some time.
  func schedule(after delay: SchedulerStride, _ action: @escaping @Sendable () -> Void)
}

/// A length of time of a scheduler.
public struct SchedulerStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, Sendable
{
  /// The length in seconds.
  public var seconds: Double

  /// Makes a length of so many seconds.
  public init(_ seconds: Double) { self.seconds = seconds }
  /// Makes a length of so many seconds.
  public init(floatLiteral value: Double) { seconds = value }
  /// Makes a length of so many seconds.
  public init(integerLiteral value: Int) { seconds = Double(value) }
  /// Makes a length of so many seconds; nil for a number too large to be exact.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let seconds = Double(exactly: source) else { return nil }
    self.seconds = seconds
  }

  /// Without its sign.
  public var magnitude: Double { abs(seconds) }

  /// So many seconds.
  public static func seconds(_ s: Int) -> SchedulerStride { SchedulerStride(Double(s)) }
  /// So many seconds.
  public static func seconds(_ s: Double) -> SchedulerStride { SchedulerStride(s) }
  /// So many thousandths of a second.
  public static func milliseconds(_ ms: Int) -> SchedulerStride {
    SchedulerStride(Double(ms) / 1e3)
  }
  /// So many millionths of a second.
  public static func microseconds(_ us: Int) -> SchedulerStride {
    SchedulerStride(Double(us) / 1e6)
  }
  /// So many billionths of a second.
  public static func nanoseconds(_ ns: Int) -> SchedulerStride {
    SchedulerStride(Double(ns) / 1e9)
  }

  /// Whether one is shorter.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.seconds < rhs.seconds }
  /// The sum.
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.seconds + rhs.seconds) }
  /// The difference.
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.seconds - rhs.seconds) }
  /// The product of both numbers of seconds.
  public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.seconds * rhs.seconds) }
  /// Makes it longer.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}

extension DispatchQueue: Scheduler {
  /// A moment of a queue.
  public struct SchedulerTimeType: Comparable, Hashable, Sendable {
    /// A length of time of a queue.
    public typealias Stride = SchedulerStride
    /// The moment.
    public var dispatchTime: DispatchTime

    /// Makes a moment.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// Whether one is earlier.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.dispatchTime < rhs.dispatchTime }
    /// Feeds the moment.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }
    /// A later moment.
    public func advanced(by n: SchedulerStride) -> Self { Self(dispatchTime + n.seconds) }
  }

  /// The present moment.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// Does something on the queue at a moment; the tolerance, how much later it may be, is not used.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerStride = 0,
    options: SchedulerOptions? = nil, _ action: @escaping () -> Void
  ) {
    let item = DispatchWorkItem(block: action)
    asyncAfter(deadline: date.dispatchTime, execute: item)
  }

  /// How a queue is told what to do when.
  public struct SchedulerOptions {
    /// Makes options.
    public init() {}
  }

  /// Does something in a later turn of the queue.
  public func schedule(_ action: @escaping @Sendable () -> Void) { async(execute: action) }

  /// Does something on the queue after some time.
  public func schedule(after delay: SchedulerStride, _ action: @escaping @Sendable () -> Void) {
    asyncAfter(deadline: .now() + max(0, delay.seconds), execute: action)
  }
}

extension RunLoop: Scheduler {
  /// How a loop is told what to do when.
  public struct SchedulerOptions {
    /// Makes options.
    public init() {}
  }

  /// Does something in a later turn: of the main thread's, whose loop is the one that runs.
  public func schedule(_ action: @escaping @Sendable () -> Void) {
    DispatchQueue.main.schedule(action)
  }

  /// Does something after some time, on the main thread.
  public func schedule(after delay: SchedulerStride, _ action: @escaping @Sendable () -> Void) {
    DispatchQueue.main.schedule(after: delay, action)
  }
}

extension OperationQueue: Scheduler {
  /// How a queue is told what to do when.
  public struct SchedulerOptions {
    /// Makes options.
    public init() {}
  }

  /// Does something as an operation of the queue.
  public func schedule(_ action: @escaping @Sendable () -> Void) { addOperation(action) }

  /// Does something as an operation of the queue, after some time.
  public func schedule(after delay: SchedulerStride, _ action: @escaping @Sendable () -> Void) {
    DispatchQueue.global().schedule(after: delay) { self.addOperation(action) }
  }
}

/// Does things at once, where it is asked to.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The scheduler.
  public static let shared = ImmediateScheduler()
  /// Does something now.
  public func schedule(_ action: @escaping @Sendable () -> Void) { action() }
  /// Does something now.
  public func schedule(after delay: SchedulerStride, _ action: @escaping @Sendable () -> Void) {
    action()
  }
}
