public import Foundation

/// Formats of times that the system's own clocks have.
public enum SystemFormatStyle: Sendable {
  /// A clock that runs through an interval, down to zero or up from it: "2:15".
  ///
  /// Outside of the interval it stands still.
  public struct Timer: DiscreteFormatStyle, Sendable {
    private let interval: Range<Date>
    private let countsDown: Bool
    private let showsHours: Bool

    fileprivate init(interval: Range<Date>, countsDown: Bool, showsHours: Bool) {
      (self.interval, self.countsDown, self.showsHours) = (interval, countsDown, showsHours)
    }

    private var moment: TextMoment {
      TextMoment(
        date: countsDown ? interval.upperBound : interval.lowerBound, kind: .timer,
        bounds: interval.lowerBound...interval.upperBound, hasHours: showsHours)
    }

    /// The clock at a time.
    public func format(_ value: Date) -> AttributedString {
      AttributedString(moment.string(at: value))
    }

    /// When the clock shows something else, after a time; nil when it never does again.
    public func discreteInput(after input: Date) -> Date? {
      if input < interval.lowerBound { return interval.lowerBound }
      return moment.nextChange(after: input).map { input.addingTimeInterval($0) }
    }

    /// When the clock showed something else, before a time; nil when it never did.
    public func discreteInput(before input: Date) -> Date? {
      if input <= interval.lowerBound { return nil }
      if input > interval.upperBound { return interval.upperBound }
      let seconds = input.timeIntervalSince(interval.lowerBound)
      return interval.lowerBound.addingTimeInterval(seconds.rounded(.up) - 1)
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// A clock that runs through an interval down to zero.
  ///
  /// SwiftUI: it shows whole seconds, and all fields that there are, whatever `maxFieldCount` and `maxPrecision` say.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    noteUnchanged(maxFieldCount, maxPrecision)
    return Self(interval: interval, countsDown: true, showsHours: showsHours)
  }

  /// A clock that runs through an interval up from zero.
  ///
  /// SwiftUI: it shows whole seconds, and all fields that there are, whatever `maxFieldCount` and `maxPrecision` say.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    noteUnchanged(maxFieldCount, maxPrecision)
    return Self(interval: interval, countsDown: false, showsHours: showsHours)
  }

  private static func noteUnchanged(_ maxFieldCount: Int, _ maxPrecision: Duration) {
    guard maxFieldCount < 3 || maxPrecision != .seconds(1) else { return }
    ViewWarning.noteUnchanged(
      by: "timer(maxFieldCount:maxPrecision:)", "it shows all its fields, in whole seconds")
  }
}
