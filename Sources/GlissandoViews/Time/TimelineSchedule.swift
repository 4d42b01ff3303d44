public import Foundation

/// Says at which dates a `TimelineView` is evaluated.
public protocol TimelineSchedule: Sendable {
  /// The dates in order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How often the schedule may be followed.
  typealias Mode = TimelineScheduleMode

  /// The dates from `startDate` on; the first one may be before it.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// How often a schedule may be followed.
public enum TimelineScheduleMode: Sendable {
  /// As it is.
  case normal
  /// Less often, to save power.
  case lowFrequency
}

/// A date at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule {
  private let startDate: Date
  private let interval: TimeInterval

  /// Makes a schedule of a date every `interval` seconds from `startDate` on.
  ///
  /// An interval that is not above 0 counts as a second.
  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    self.interval = interval > 0 && interval.isFinite ? interval : 1
  }

  /// The dates from the last one at or before `startDate` on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    let origin = self.startDate
    let interval = interval
    let first = max((startDate.timeIntervalSince(origin) / interval).rounded(.down), 0)
    // Multiples, not sums: a clock that runs for a day must not drift.
    return sequence(state: first) { index in
      defer { index += 1 }
      return origin.addingTimeInterval(index * interval)
    }
  }
}

/// The start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
  /// Makes the schedule.
  public init() {}

  /// The starts of minutes.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Given dates.
public struct ExplicitTimelineSchedule<Dates: Sequence & Sendable>: TimelineSchedule
where Dates.Element == Date {
  private let dates: Dates

  /// Makes a schedule of dates in rising order.
  public init(_ dates: Dates) { self.dates = dates }

  /// The dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Dates { dates }
}

/// Every frame, or as often as an interval allows.
public struct AnimationTimelineSchedule: TimelineSchedule {
  let minimumInterval: Double?
  let isPaused: Bool
  /// The interval of `entries` where none is given.
  ///
  /// Views follow the frames themselves.
  private static let nominalInterval = 1.0 / 60

  /// Makes a schedule.
  ///
  /// `minimumInterval` is in seconds; nil, and what is no number above 0, is every frame.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  /// Dates at the smallest interval; none but the first while paused.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    guard !isPaused else { return AnySequence([startDate]) }
    return AnySequence(
      PeriodicTimelineSchedule(from: startDate, by: minimumInterval ?? Self.nominalInterval)
        .entries(from: startDate, mode: mode))
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Every frame, but not more often than every `minimumInterval` seconds.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A date every `interval` seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The start of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// Given dates.
  public static func explicit<S: Sequence & Sendable>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
