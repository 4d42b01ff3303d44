public import Foundation

/// What a text shows that follows the time by itself.
///
/// A window or a stage asks for a frame when the words change, and for none in between.
public nonisolated struct TimeDataSource<Value>: Sendable where Value: Sendable {
  /// The value at a time.
  let value: @Sendable (Date) -> Value
  /// The time at which there is a value.
  let date: @Sendable (Value) -> Date?
  /// What tells it from others.
  let origin: Date?
}

extension TimeDataSource where Value == Date {
  /// The present.
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource(value: { $0 }, date: { $0 }, origin: nil)
  }
}

extension TimeDataSource where Value == Duration {
  /// How long it is since a date; below zero before it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(
      value: { .seconds($0.timeIntervalSince(date)) },
      date: { date.addingTimeInterval($0 / .seconds(1)) }, origin: date)
  }
}

extension Text {
  /// Shows what follows the time, in a format that knows when its words change.
  public init<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
    self.init(TimeFormat(source, format, \.self))
  }

  /// Shows what follows the time, in a format that knows when its words change; their attributes are not shown.
  public init<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
    self.init(TimeFormat(source, format) { String($0.characters) })
  }

  /// Shows a value in a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(format.format(input))
  }

  private init(_ format: TimeFormat) {
    let moment = TextMoment(
      date: Date(timeIntervalSinceReferenceDate: 0), kind: .timer, format: format)
    self.init(pieces: [Piece(string: "", moment: moment)])
  }
}

/// A format of what follows the time.
struct TimeFormat: Equatable {
  /// The words at a time.
  let string: (Date) -> String
  /// Seconds from a time until the words may change; nil where they never do again.
  let secondsToNextChange: (Date) -> Double?
  private let identity: [AnyHashable]

  /// A little behind the change, in seconds, so that rounding cannot show the words before once more.
  private static let margin = 0.001

  init<V, F>(
    _ source: TimeDataSource<V>, _ format: F, _ words: @escaping (F.FormatOutput) -> String
  ) where V == F.FormatInput, F: DiscreteFormatStyle {
    string = { words(format.format(source.value($0))) }
    secondsToNextChange = { now in
      guard let next = format.discreteInput(after: source.value(now)).flatMap(source.date) else {
        return nil
      }
      let seconds = next.timeIntervalSince(now)
      return seconds.isFinite ? max(seconds, 0) + Self.margin : nil
    }
    identity = [AnyHashable(format), AnyHashable(source.origin)]
  }

  static func == (a: TimeFormat, b: TimeFormat) -> Bool { a.identity == b.identity }
}
