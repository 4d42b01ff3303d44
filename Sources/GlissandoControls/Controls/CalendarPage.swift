import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

// The page of a month, on which days are chosen.

/// What is chosen on the page of a month.
protocol DayChoice {
  /// A day of the month that is shown first, and turned to when it changes.
  var followed: Date { get }
  /// What moves from one chosen day to the next; nil where each is marked by itself.
  var sharedMark: String? { get }
  /// The first moment that may be chosen; nil for any.
  var earliest: Date? { get }
  /// Whether a day that begins at a moment is later than what may be chosen.
  func isTooLate(_ start: Date) -> Bool

  func isChosen(_ day: Date, in calendar: Calendar) -> Bool
  func choose(_ day: Date, in calendar: Calendar)
}

extension DayChoice {
  /// Whether any time of a day may be chosen.
  func allows(_ day: Date, in calendar: Calendar) -> Bool {
    let start = calendar.startOfDay(for: day)
    let end = calendar.date(byAdding: .day, value: 1, to: start) ?? start
    return earliest.map { end > $0 } ?? true && !isTooLate(start)
  }
}

/// One month, of which days are chosen.
struct CalendarPage<Choice: DayChoice>: View {
  let choice: Choice
  /// The month that is shown, by its first day; nil before the first update, where it is that of the
  /// chosen date.
  @State private var shownMonth: Date?
  @State private var edge = Edge.trailing
  /// The day that has the keyboard.
  @FocusState private var focusedDay: Date?
  @Environment(\.localCalendar) private var calendar
  @Namespace private var marks

  /// The side of a day in points.
  @ScaledMetric private var side: CGFloat = 30
  private static var daysOfWeek: Int { 7 }
  /// A month never takes more weeks, so that the page keeps its height.
  private static var weeks: Int { 6 }

  var body: some View {
    VStack(spacing: 6) {
      title
      weekdays
      VStack(spacing: 0) {
        ForEach(0..<Self.weeks, id: \.self) { week in
          HStack(spacing: 0) {
            ForEach(0..<Self.daysOfWeek, id: \.self) { index in
              cell(week * Self.daysOfWeek + index)
            }
          }
        }
      }
      .id(month)
      .transition(.push(from: edge))
    }
    .clipped()
    .onKeyPress(keys: DayKeys.all) { walk($0) }
    // A change of the time alone leaves the page where it was turned to.
    .onChange(of: calendar.startOfDay(for: choice.followed), initial: true) {
      showChosenMonth()
    }
  }

  private var weekdays: some View {
    HStack(spacing: 0) {
      ForEach(0..<Self.daysOfWeek, id: \.self) { index in
        Text(verbatim: weekday(index))
          .font(.growing(size: 11, weight: .semibold))
          .foregroundStyle(.secondary)
          .frame(width: side)
      }
    }
  }

  private var title: some View {
    HStack {
      Text(verbatim: month.formatted(.dateTime.month(.wide).year().local(to: calendar))).font(
        .headline)
      Spacer(minLength: 0)
      Button("Previous Month", systemImage: "chevron.left") { turn(by: -1) }
      Button("Next Month", systemImage: "chevron.right") { turn(by: 1) }
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.borderless)
    .padding(.leading, 8)
    .frame(width: side * CGFloat(Self.daysOfWeek))
  }

  @ViewBuilder private func cell(_ index: Int) -> some View {
    if let day = day(index) {
      DayButton(
        number: calendar.component(.day, from: day),
        isChosen: choice.isChosen(day, in: calendar), isToday: calendar.isDateInToday(day),
        mark: choice.sharedMark.map(AnyHashable.init) ?? AnyHashable(day), marks: marks
      ) {
        choice.choose(day, in: calendar)
      }
      .disabled(!choice.allows(day, in: calendar))
      .focused($focusedDay, equals: day)
      .frame(width: side, height: side)
    } else {
      Color.clear.frame(width: side, height: side)
    }
  }

  // MARK: Reckoning

  private var month: Date { shownMonth ?? firstDay(of: choice.followed) }

  private func firstDay(of date: Date) -> Date {
    calendar.date(from: calendar.dateComponents([.year, .month], from: date)) ?? date
  }

  private func weekday(_ index: Int) -> String {
    let names = calendar.veryShortWeekdaySymbols
    guard !names.isEmpty else { return "" }
    return names[(index + calendar.firstWeekday - 1) % names.count]
  }

  /// The day at a place of the page; nil for one of another month.
  private func day(_ index: Int) -> Date? {
    let weekday = calendar.component(.weekday, from: month)
    let lead = (weekday - calendar.firstWeekday + Self.daysOfWeek) % Self.daysOfWeek
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    guard (lead..<lead + count).contains(index) else { return nil }
    return calendar.date(byAdding: .day, value: index - lead, to: month)
  }

  // MARK: Keys

  /// Leads from the day that has the keyboard to another one, on the page of its month.
  private func walk(_ press: KeyPress) -> KeyPress.Result {
    guard let focusedDay, let (component, value) = DayKeys.steps[press.key],
      press.modifiers.subtracting(.capsLock).isEmpty
    else { return .ignored }
    if let next = calendar.date(byAdding: component, value: value, to: focusedDay),
      choice.allows(next, in: calendar)
    {
      if !isShown(next) { turn(to: firstDay(of: next)) }
      // As the page has it: midnight may be missing.
      let number = calendar.component(.day, from: next)
      self.focusedDay = calendar.date(byAdding: .day, value: number - 1, to: firstDay(of: next))
    }
    return .handled
  }

  private func isShown(_ day: Date) -> Bool {
    calendar.isDate(day, equalTo: month, toGranularity: .month)
  }

  // MARK: Turning

  private func turn(by months: Int) {
    if let next = calendar.date(byAdding: .month, value: months, to: month) { turn(to: next) }
  }

  private func turn(to next: Date) {
    edge = next > month ? .trailing : .leading
    withAnimation(.snappy(duration: 0.35)) { shownMonth = next }
  }

  private func showChosenMonth() {
    let chosen = firstDay(of: choice.followed)
    guard shownMonth != nil else {
      // From now on it is known from where to turn.
      shownMonth = chosen
      return
    }
    if !isShown(chosen) { turn(to: chosen) }
  }
}

/// How far keys lead from a day.
private enum DayKeys {
  static let steps: [KeyEquivalent: (Calendar.Component, Int)] = [
    .leftArrow: (.day, -1), .rightArrow: (.day, 1), .upArrow: (.day, -7), .downArrow: (.day, 7),
    .pageUp: (.month, -1), .pageDown: (.month, 1),
  ]
  static let all = Set(steps.keys)
}

/// A day of a month.
private struct DayButton: View {
  let number: Int
  let isChosen: Bool
  let isToday: Bool
  /// What the circle of a chosen day is called.
  let mark: AnyHashable
  let marks: Namespace.ID
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Text(verbatim: "\(number)")
        .font(.growing(size: 13, weight: isChosen || isToday ? .semibold : .regular))
        .monospacedDigit()
        .foregroundStyle(style)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background {
          if isChosen {
            Circle().fill(ProminentFill()).padding(1)
              .matchedGeometryEffect(id: mark, in: marks)
          }
        }
    }
    .buttonStyle(.plain)
    // By itself: what the program changes because of the choice moves by the program's own animation.
    .animation(ControlMetrics.glide, value: isChosen)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }

  private var style: AnyShapeStyle {
    if isChosen { return AnyShapeStyle(ProminentLabel()) }
    return isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
  }
}
