public import Foundation
import GlissandoMotion
public import GlissandoViews

// Controls that choose a date.

/// Which parts of a date a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that chooses a date: its day by a calendar, its time by steps.
public nonisolated struct DatePicker<Label: View>: View {
  /// Which parts of a date are shown.
  public typealias Components = DatePickerComponents

  private let choice: DateChoice
  private let label: Label

  private init(_ choice: DateChoice, label: Label) {
    self.choice = choice
    self.label = label
  }

  /// Makes a picker for any date.
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(DateChoice(selection, displayedComponents), label: label())
  }

  /// Makes a picker for dates of a range.
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      DateChoice(
        selection, displayedComponents, earliest: range.lowerBound, latest: range.upperBound),
      label: label())
  }

  /// Makes a picker for dates that are not before one.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      DateChoice(selection, displayedComponents, earliest: range.lowerBound), label: label())
  }

  /// Makes a picker for dates that are not after one.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      DateChoice(selection, displayedComponents, latest: range.upperBound), label: label())
  }

  /// The picker in the style around.
  @MainActor public var body: some View {
    DatePickerRow(choice: choice, label: ControlLabel(unlessEmpty: label, in: .titles))
  }
}

extension DatePicker where Label == Text {
  /// Makes a picker with a title for any date.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Makes a picker with a title for any date.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Makes a picker with a title for dates of a range.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// Makes a picker with a title for dates of a range.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Makes a picker with a title for dates that are not before one.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// Makes a picker with a title for dates that are not after one.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }
}

/// A date that is chosen, and among which.
struct DateChoice {
  let selection: Binding<Date>
  let components: DatePickerComponents
  let earliest: Date?
  let latest: Date?

  init(
    _ selection: Binding<Date>, _ components: DatePickerComponents, earliest: Date? = nil,
    latest: Date? = nil
  ) {
    self.selection = selection
    self.components = components
    self.earliest = earliest
    self.latest = latest
  }

  /// Chooses a date, or the nearest that may be chosen.
  func choose(_ date: Date) {
    var date = date
    if let earliest { date = max(date, earliest) }
    if let latest { date = min(date, latest) }
    selection.wrappedValue = date
  }
}

extension DateChoice: DayChoice {
  var followed: Date { selection.wrappedValue }
  var sharedMark: String? { "chosen" }

  func isChosen(_ day: Date, in calendar: Calendar) -> Bool {
    calendar.isDate(day, inSameDayAs: selection.wrappedValue)
  }

  func isTooLate(_ start: Date) -> Bool { latest.map { start > $0 } ?? false }

  /// Chooses a day and keeps the time.
  func choose(_ day: Date, in calendar: Calendar) {
    let time = calendar.dateComponents([.hour, .minute, .second], from: selection.wrappedValue)
    let date = calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
    choose(date ?? day)
  }
}
