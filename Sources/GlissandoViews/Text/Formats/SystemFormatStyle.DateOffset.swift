public import Foundation

// The time since or until a date, in a few units.

extension SystemFormatStyle {
  /// How long it is from a date to the time that is told: "3 minutes, 42 seconds", "3:42".
  ///
  /// It is a clock where minutes and seconds are allowed, with or without hours, and there is room for all of them;
  /// else it names its units.
  public struct DateOffset: DiscreteFormatStyle, Sendable {
    private let anchor: Date
    private let allowedFields: Set<Date.ComponentsFormatStyle.Field>
    private let maxFieldCount: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy

    /// Makes a format.
    ///
    /// - Parameters:
    ///   - anchor: The date from which it counts; times before it are below zero.
    ///   - allowedFields: The units that it may name; seconds where there are none.
    ///   - maxFieldCount: How many of them are shown at once, at least 1.
    ///   - sign: When it has a sign.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .week, .day, .hour, .minute, .second,
      ],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      (self.anchor, self.allowedFields) = (anchor, allowedFields)
      (self.maxFieldCount, self.sign) = (maxFieldCount, sign)
    }

    /// The words at a time.
    public func format(_ value: Date) -> AttributedString {
      let reading = Reading(self, at: value)
      return AttributedString(prefix(reading) + reading.text)
    }

    /// When the words are others, after a time.
    public func discreteInput(after input: Date) -> Date? {
      let reading = Reading(self, at: input)
      if reading.isBehind { return date(reading, next: true) }
      return date(reading, next: false).map { $0.addingTimeInterval(Self.margin) }
    }

    /// When the words were others, before a time.
    public func discreteInput(before input: Date) -> Date? {
      let reading = Reading(self, at: input)
      if !reading.isBehind { return date(reading, next: true) }
      return date(reading, next: false).map { $0.addingTimeInterval(-Self.margin) }
    }

    /// Seconds beyond the end of what is shown, which belongs to it.
    private static let margin = 1e-3

    private func prefix(_ reading: Reading) -> String {
      if sign == .never { return "" }
      if reading.isZero { return sign == .always(includingZero: true) ? "+" : "" }
      if !reading.isBehind { return "−" }
      return sign == .automatic ? "" : "+"
    }

    /// Where the shown length ends, or, a unit farther from the anchor, the next one begins.
    private func date(_ reading: Reading, next: Bool) -> Date? {
      var parts = reading.parts
      parts[reading.last, default: 0] += next ? 1 : 0
      var components = DateComponents()
      for (field, number) in parts {
        components.setValue(reading.isBehind ? number : -number, for: field.component)
      }
      return Calendar.current.date(byAdding: components, to: anchor)
    }

    /// What is shown at a time.
    private struct Reading {
      /// Whether the anchor lies behind.
      let isBehind: Bool
      let isZero: Bool
      let text: String
      /// The numbers that are shown.
      let parts: [TimeField: Int]
      /// The unit that changes first.
      let last: TimeField

      init(_ style: DateOffset, at date: Date) {
        let fields = TimeField.allCases.filter { style.allowedFields.contains($0.field) }
        let allowed = fields.isEmpty ? [.second] : fields
        isBehind = date >= style.anchor
        // Whole seconds, so that no fraction of one keeps a unit from being over.
        let distance = min(abs(date.timeIntervalSince(style.anchor)), 1e11) + 1e-6
        let whole = style.anchor.addingTimeInterval(
          (isBehind ? 1 : -1) * (distance.isFinite ? distance.rounded(.down) : 0))
        let components = Calendar.current.dateComponents(
          Set(allowed.map(\.component)), from: style.anchor, to: whole)
        let all = allowed.map { ($0, abs(components.value(for: $0.component) ?? 0)) }
        let isClock = style.isClock(allowed)
        let count = isClock ? all.count : max(style.maxFieldCount, 1)
        let shown = all.filter { isClock || $0.1 != 0 }.prefix(count)
        isZero = shown.allSatisfy { $0.1 == 0 }
        parts = Dictionary(uniqueKeysWithValues: shown)
        last = shown.count < count ? allowed.last ?? .second : shown.last?.0 ?? .second
        let seconds = all.reduce(0) { $0 + $1.1 * $1.0.seconds }
        text =
          isClock
          ? ClockPattern.string(of: seconds, hasHours: allowed.contains(.hour))
          : UnitPhrase.string(all.map { ($0.1, $0.0.rawValue) }, count: count)
      }
    }

    private func isClock(_ fields: [TimeField]) -> Bool {
      (fields == [.minute, .second] || fields == [.hour, .minute, .second])
        && maxFieldCount >= fields.count
    }
  }
}

/// A unit of time, from the longest to the shortest.
private enum TimeField: String, CaseIterable {
  case year, month, week, day, hour, minute, second

  var field: Date.ComponentsFormatStyle.Field {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .week
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfYear
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The length of one of those that a clock has.
  var seconds: Int { self == .hour ? 3600 : self == .minute ? 60 : 1 }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// How long it is from a date to the time that is told.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .week, .day, .hour, .minute, .second,
    ],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self {
    Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}
