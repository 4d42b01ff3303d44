public import Foundation

// A date, or how far off it is where it is near.

extension SystemFormatStyle {
  /// A date as people speak of it at the time that is told: "in 5 minutes", "yesterday", "June 2019".
  ///
  /// Near dates are told by their distance, far ones by their place in the calendar.
  public struct DateReference: DiscreteFormatStyle, Sendable {
    private let date: Date
    private let allowedFields: Set<Date.RelativeFormatStyle.Field>
    private let maxFieldCount: Int
    private let thresholdField: Date.RelativeFormatStyle.Field

    /// Makes a format.
    ///
    /// - Parameters:
    ///   - date: The date that it speaks of.
    ///   - allowedFields: The units of distances; `thresholdField` is always among them.
    ///   - maxFieldCount: How many fields of the calendar are told, at least 1; those that are the present's are not.
    ///   - thresholdField: The largest unit of distances. Beyond one of the next larger the date is told.
    public init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      (self.date, self.maxFieldCount) = (date, maxFieldCount)
      (self.allowedFields, self.thresholdField) = (allowedFields, thresholdField)
    }

    /// The words at a time.
    public func format(_ value: Date) -> AttributedString { AttributedString(string(at: value)) }

    /// When the words may be others, after a time; nil when they never are again.
    public func discreteInput(after input: Date) -> Date? {
      let next = isNear(input) ? distances.discreteInput(after: input) : nil
      return (ends + [next].compactMap(\.self)).filter { $0 > input }.min()
    }

    /// When the words may have been others, before a time; nil when they never were.
    public func discreteInput(before input: Date) -> Date? {
      let last = isNear(input) ? distances.discreteInput(before: input) : nil
      return (ends + [last].compactMap(\.self)).filter { $0 < input }.max()
    }

    private func string(at now: Date) -> String {
      let distance = abs(date.timeIntervalSince(now))
      if distance >= nearness { return absolute(at: now) }
      return distance < moment ? "now" : distances.format(now)
    }

    /// Whether the distance is told, and not "now".
    private func isNear(_ now: Date) -> Bool {
      let distance = abs(date.timeIntervalSince(now))
      return distance < nearness && distance >= moment
    }

    /// Where what is told by distance begins and ends, what is "now", and the day and the year of the date.
    private var ends: [Date] {
      let calendar = Calendar.current
      let spans = [Calendar.Component.day, .year].compactMap {
        calendar.dateInterval(of: $0, for: date)
      }
      return [-nearness, -moment, moment, nearness].filter(\.isFinite).map(date.addingTimeInterval)
        + spans.flatMap { [$0.start, $0.end] }
    }

    private var distances: Date.AnchoredRelativeFormatStyle {
      Date.AnchoredRelativeFormatStyle(
        anchor: date, allowedFields: allowedFields.union([thresholdField]), presentation: .named,
        unitsStyle: .wide)
    }

    /// Seconds within which the date is present, where they are not told.
    private var moment: Double { allowedFields.contains(.second) ? 1 : 60 }

    /// Seconds within which distances are told.
    private var nearness: Double {
      let day = 86_400.0
      return switch thresholdField {
      case .second: 60
      case .minute: 3600
      case .hour: day
      case .day, .week: 30 * day
      case .month: 365 * day
      default: .infinity
      }
    }

    private func absolute(at now: Date) -> String {
      let calendar = Calendar.current
      let isThisYear = calendar.isDate(date, equalTo: now, toGranularity: .year)
      let format = Date.FormatStyle.dateTime
      if calendar.isDate(date, inSameDayAs: now) { return format.hour().minute().format(date) }
      if !isThisYear {
        return switch maxFieldCount {
        case ...1: format.year().format(date)
        case 2: format.month(.wide).year().format(date)
        default: format.day().month(.wide).year().format(date)
        }
      }
      if maxFieldCount <= 1 { return format.month(.wide).format(date) }
      return format.weekday(.wide).month(.wide).day().format(date)
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// A date as people speak of it at the time that is told.
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> Self {
    Self(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
      thresholdField: thresholdField)
  }
}
