public import Foundation
import GlissandoMotion
public import GlissandoViews

/// A calendar on which any number of days is chosen, and given up again.
///
/// A chosen day is said by its calendar, era, year, month and day.
public nonisolated struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let earliest: Date?
  private let end: Date?
  private let label: Label

  private init(
    _ selection: Binding<Set<DateComponents>>, earliest: Date? = nil, end: Date? = nil,
    label: Label
  ) {
    self.selection = selection
    self.earliest = earliest
    self.end = end
    self.label = label
  }

  /// Makes a calendar of all days.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, label: label())
  }

  /// Makes a calendar for the days of a range, without that of its end where that is the day's beginning.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, earliest: bounds.lowerBound, end: bounds.upperBound, label: label())
  }

  /// Makes a calendar for days that are not before one.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, earliest: bounds.lowerBound, label: label())
  }

  /// Makes a calendar for days before a date.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, end: bounds.upperBound, label: label())
  }

  /// The calendar; a label that is text is told to those who do not see it.
  @MainActor public var body: some View {
    // What is shown before anything is chosen is the present month.
    TimelineView(.explicit([])) { context in
      MultiDatePage(
        selection: selection, earliest: earliest, end: end, present: context.date)
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(label as? Text ?? Text(verbatim: ""))
  }
}

extension MultiDatePicker where Label == Text {
  /// Makes a calendar of all days with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, label: Text(titleKey))
  }

  /// Makes a calendar of all days with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, label: Text(title))
  }

  /// Makes a calendar for the days of a range with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(
      selection, earliest: bounds.lowerBound, end: bounds.upperBound, label: Text(titleKey))
  }

  /// Makes a calendar for days that are not before one with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, earliest: bounds.lowerBound, label: Text(titleKey))
  }

  /// Makes a calendar for days before a date with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, end: bounds.upperBound, label: Text(titleKey))
  }
}

/// The page on which the days are chosen.
private struct MultiDatePage: View {
  let selection: Binding<Set<DateComponents>>
  let earliest: Date?
  let end: Date?
  let present: Date
  /// The day whose month is shown first: it stays what it was when days are chosen.
  @State private var first: Date?
  @Environment(\.localCalendar) private var calendar
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let followed = first ?? earliestChosen ?? max(present, earliest ?? present)
    CalendarPage(
      choice: DaysChoice(
        selection: selection, earliest: earliest, end: end, followed: followed)
    )
    .dimmedAsOne(unless: isEnabled)
    .onAppear { first = followed }
  }

  private var earliestChosen: Date? {
    selection.wrappedValue.compactMap { calendar.date(from: $0) }.min()
  }
}

/// Days that are chosen, and among which.
private struct DaysChoice: DayChoice {
  let selection: Binding<Set<DateComponents>>
  let earliest: Date?
  let end: Date?
  let followed: Date
  var sharedMark: String? { nil }

  func isChosen(_ day: Date, in calendar: Calendar) -> Bool { chosen(day, in: calendar) != nil }

  func isTooLate(_ start: Date) -> Bool { end.map { start >= $0 } ?? false }

  func choose(_ day: Date, in calendar: Calendar) {
    if let chosen = chosen(day, in: calendar) {
      selection.wrappedValue.remove(chosen)
    } else {
      selection.wrappedValue.insert(components(of: day, in: calendar))
    }
  }

  /// A day as programs write it: a month that is no leap month says nothing of it, or it would be another element.
  private func components(of day: Date, in calendar: Calendar) -> DateComponents {
    let parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    var result = DateComponents(
      calendar: calendar, era: parts.era, year: parts.year, month: parts.month, day: parts.day)
    if parts.isLeapMonth == true { result.isLeapMonth = true }
    return result
  }

  /// What stands for a day, with whatever else the program has said of it.
  private func chosen(_ day: Date, in calendar: Calendar) -> DateComponents? {
    let wanted = calendar.dateComponents([.era, .year, .month, .day], from: day)
    return selection.wrappedValue.first {
      ($0.year, $0.month, $0.day) == (wanted.year, wanted.month, wanted.day)
        && ($0.era ?? wanted.era) == wanted.era
        && ($0.isLeapMonth ?? false) == (wanted.isLeapMonth ?? false)
    }
  }
}
