public import Foundation

// The time since a date, as a stopwatch shows it.

extension SystemFormatStyle {
  /// A clock that counts up from a date, with hundredths of a second: "00:05.23", "01:00:00.00".
  ///
  /// Before that date it stands at zero. Where it shows no seconds it names its units: "1 hour, 23 minutes".
  public struct Stopwatch: DiscreteFormatStyle, Sendable {
    private let startDate: Date
    private let showsHours: Bool
    private let maxFieldCount: Int
    private let maxPrecision: Duration

    /// Makes a stopwatch.
    ///
    /// - Parameters:
    ///   - startDate: When it starts.
    ///   - showsHours: Whether hours are a field of their own, from the first on; else minutes go beyond 59.
    ///   - maxFieldCount: How many fields are shown at once: hours, minutes, seconds and parts of one; at least 1.
    ///   - maxPrecision: The shortest time that it tells, from a thousandth of a second to an hour.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      (self.startDate, self.showsHours) = (startDate, showsHours)
      (self.maxFieldCount, self.maxPrecision) = (max(maxFieldCount, 1), maxPrecision)
    }

    /// The clock at a time.
    public func format(_ value: Date) -> AttributedString {
      AttributedString(reading(at: value).text)
    }

    /// When the clock shows something else, after a time.
    public func discreteInput(after input: Date) -> Date? {
      let elapsed = input.timeIntervalSince(startDate)
      guard elapsed.isFinite else { return nil }
      let step = reading(at: input).step
      return startDate.addingTimeInterval(elapsed < 0 ? step : Self.tick(elapsed, step) + step)
    }

    /// When the clock showed something else, before a time; nil when it never did.
    public func discreteInput(before input: Date) -> Date? {
      let elapsed = input.timeIntervalSince(startDate)
      let step = reading(at: input).step
      guard elapsed.isFinite, elapsed >= step else { return nil }
      return startDate.addingTimeInterval(Self.tick(elapsed, step) - step / 2)
    }

    /// What it shows, and how many seconds it shows that.
    private func reading(at date: Date) -> (text: String, step: Double) {
      let distance = date.timeIntervalSince(startDate)
      let elapsed = min(max(distance.isFinite ? distance : 0, 0), 1e12)
      let hasHours = showsHours && elapsed >= 3600
      let whole = maxFieldCount - (hasHours ? 3 : 2)
      let precision = min(max(maxPrecision / .seconds(1), 1e-3), 3600)
      if whole < 0 || precision >= 60 {
        let step = precision > 60 || (hasHours && maxFieldCount == 1) ? 3600.0 : 60
        return (Self.words(Int(Self.tick(elapsed, step)), hasHours: showsHours), step)
      }
      let step = whole == 0 ? max(precision, 1) : precision
      let shown = Self.tick(elapsed, step)
      let clock = ClockPattern.string(of: Int(shown), hasHours: showsHours, isPadded: true)
      return (clock + Self.parts(of: shown, step: step), step)
    }

    /// The last time of the clock at or before a time.
    private static func tick(_ seconds: Double, _ step: Double) -> Double {
      // A tick that the sum of many frames just misses has come.
      ((seconds + 1e-6) / step).rounded(.down) * step
    }

    private static func parts(of seconds: Double, step: Double) -> String {
      let digits = step >= 1 ? 0 : step > 0.05 ? 1 : step > 0.005 ? 2 : 3
      if digits == 0 { return "" }
      let scale = [1, 10, 100, 1000][digits]
      let part = Int((seconds * Double(scale)).rounded()) % scale
      let text = String(part)
      return "." + String(repeating: "0", count: digits - text.count) + text
    }

    private static func words(_ seconds: Int, hasHours: Bool) -> String {
      let (hours, minutes) =
        hasHours ? (seconds / 3600, seconds / 60 % 60) : (0, seconds / 60)
      return UnitPhrase.string([(hours, "hour"), (minutes, "minute")], count: 2)
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// A clock that counts up from a date, with hundredths of a second.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}
