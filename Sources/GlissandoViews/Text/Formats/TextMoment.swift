public import Foundation

// Texts of dates and times that go on.

extension Text {
  /// How a date is shown.
  public struct DateStyle: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case time, date, relative, offset, timer }

    let kind: Kind

    /// The time of the day.
    public static let time = DateStyle(kind: .time)
    /// The day.
    public static let date = DateStyle(kind: .date)
    /// How long it is until the date, or since: "2 min, 15 sec".
    public static let relative = DateStyle(kind: .relative)
    /// How far the date is away, to the largest unit: "+2 hours".
    public static let offset = DateStyle(kind: .offset)
    /// The time until the date, or since, as a clock that runs: "2:15".
    public static let timer = DateStyle(kind: .timer)
  }

  /// Shows a date; styles that depend on the present follow it.
  public init(_ date: Date, style: DateStyle) {
    switch style.kind {
    case .time:
      self.init(verbatim: date.formatted(date: .omitted, time: .shortened))
    case .date:
      self.init(verbatim: date.formatted(date: .long, time: .omitted))
    case .relative, .offset, .timer:
      self.init(pieces: [Piece(string: "", moment: TextMoment(date: date, kind: style.kind))])
    }
  }

  /// Shows a clock that runs through an interval, down to zero or up from it.
  ///
  /// Outside of the interval it stands still, and where `pauseTime` is given, at that time.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let moment = TextMoment(
      date: countsDown ? timerInterval.upperBound : timerInterval.lowerBound, kind: .timer,
      bounds: timerInterval, pause: pauseTime, hasHours: showsHours)
    self.init(pieces: [Piece(string: "", moment: moment)])
  }
}

extension Text {
  /// Shows the days and times from one date to another.
  public init(_ dates: ClosedRange<Date>) {
    self.init(verbatim: (dates.lowerBound..<dates.upperBound).formatted())
  }

  /// Shows the days and times of an interval.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
}

/// A date in a text that depends on the present.
struct TextMoment: Equatable {
  let date: Date
  let kind: Text.DateStyle.Kind
  /// The times outside of which it stands still.
  var bounds: ClosedRange<Date>?
  /// When it stopped.
  var pause: Date?
  var hasHours = true
  /// What tells the time instead, of a text that is given a format.
  var format: TimeFormat?

  /// A little behind a change, in seconds, so that rounding cannot show the words before once more.
  private static let margin = 0.001

  /// The text at a time.
  func string(at now: Date) -> String {
    if let format { return format.string(now) }
    let distance = date.timeIntervalSince(shownTime(now))
    guard let seconds = Self.seconds(distance) else { return "–" }
    return switch kind {
    case .timer: ClockPattern.string(of: seconds, hasHours: hasHours)
    case .offset: offset(seconds, isAhead: distance > 0)
    case .relative, .time, .date: relative(seconds)
    }
  }

  /// Seconds until the text changes; nil if it never does again.
  func nextChange(after now: Date) -> Double? {
    if let format { return format.secondsToNextChange(now) }
    if pause != nil { return nil }
    if let bounds, now >= bounds.upperBound { return nil }
    let time = shownTime(now)
    let distance = date.timeIntervalSince(time)
    guard let seconds = Self.seconds(distance) else { return nil }
    let unit = smallestUnit(of: seconds)
    let wait: Double
    if distance > 0 {
      wait = distance - Double(seconds - unit.passed - 1)
    } else {
      // A larger unit may begin before the next of the smallest one that is shown.
      let larger = Self.units.last { $0.0 > seconds }?.0 ?? .max
      wait = Double(min(seconds + unit.left, larger)) + distance
    }
    return time.timeIntervalSince(now) + max(wait, 0) + Self.margin
  }

  /// The time that is told at another one.
  private func shownTime(_ now: Date) -> Date {
    let time = pause ?? now
    guard let bounds else { return time }
    return min(max(time, bounds.lowerBound), bounds.upperBound)
  }

  /// The whole seconds of a distance; nil for one that is out of reach.
  ///
  /// A clock that counts down shows a second until it is over, one that counts up when it is.
  private static func seconds(_ distance: Double) -> Int? {
    guard distance.isFinite, abs(distance) < 1e12 else { return nil }
    return Int(distance > 0 ? distance.rounded(.up) : (-distance).rounded(.down))
  }

  /// How many seconds have passed of the smallest unit that is shown, and how many are left of it, or of the one above.
  private func smallestUnit(of seconds: Int) -> (passed: Int, left: Int) {
    switch kind {
    case .timer: return (0, 1)
    case .offset:
      let length = Self.units.first { seconds >= $0.0 }?.0 ?? 1
      return (seconds % length, length - seconds % length)
    case .relative, .time, .date:
      var rest = seconds
      var larger: Int?
      for (length, _, _) in Self.units where rest >= length {
        if let larger {
          return (rest % length, min(length - rest % length, larger - rest))
        }
        larger = length
        rest %= length
      }
      return (0, 1)
    }
  }

  private static let units = [
    (365 * 86_400, "yr", "year"), (30 * 86_400, "mth", "month"), (86_400, "day", "day"),
    (3600, "hr", "hour"), (60, "min", "minute"), (1, "sec", "second"),
  ]

  /// The two largest units.
  private func relative(_ seconds: Int) -> String {
    var rest = seconds
    var parts: [String] = []
    for (length, name, _) in Self.units where parts.count < 2 {
      let count = rest / length
      rest %= length
      if count > 0 { parts.append("\(count) \(name == "day" && count > 1 ? "days" : name)") }
    }
    return parts.isEmpty ? "0 sec" : parts.joined(separator: ", ")
  }

  private func offset(_ seconds: Int, isAhead: Bool) -> String {
    let unit = Self.units.first { seconds >= $0.0 } ?? (1, "sec", "second")
    let count = seconds / unit.0
    return "\(isAhead ? "+" : "−")\(count) \(unit.2)\(count == 1 ? "" : "s")"
  }
}
