import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// One month, of which a day is chosen.
struct CalendarPage: View {
  let choice: DateChoice
  /// The month that is shown, by its first day; nil before the first update, where it is that of the
  /// chosen date.
  @State private var shownMonth: Date?
  @State private var edge = Edge.trailing
  @Environment(\.localCalendar) private var calendar
  @Namespace private var marks

  /// The side of a day in points.
  private static let side: CGFloat = 30
  private static let daysOfWeek = 7
  /// A month never takes more weeks, so that the page keeps its height.
  private static let weeks = 6

  var body: some View {
    VStack(spacing: 6) {
      title
      HStack(spacing: 0) {
        ForEach(0..<Self.daysOfWeek, id: \.self) { index in
          Text(verbatim: weekday(index))
            .font(.system(size: 11, weight: .semibold))
            .foregroundStyle(.secondary)
            .frame(width: Self.side)
        }
      }
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
    // A change of the time alone leaves the page where it was turned to.
    .onChange(of: calendar.startOfDay(for: choice.selection.wrappedValue), initial: true) {
      showChosenMonth()
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
    .frame(width: Self.side * CGFloat(Self.daysOfWeek))
  }

  @ViewBuilder private func cell(_ index: Int) -> some View {
    if let day = day(index) {
      DayButton(
        number: calendar.component(.day, from: day), isChosen: isChosen(day),
        isToday: calendar.isDateInToday(day), marks: marks
      ) {
        choose(day)
      }
      .disabled(!choice.allows(day, in: calendar))
      .frame(width: Self.side, height: Self.side)
    } else {
      Color.clear.frame(width: Self.side, height: Self.side)
    }
  }

  // MARK: Reckoning

  private var month: Date { shownMonth ?? firstDay(of: choice.selection.wrappedValue) }

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

  private func isChosen(_ day: Date) -> Bool {
    calendar.isDate(day, inSameDayAs: choice.selection.wrappedValue)
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
    let chosen = firstDay(of: choice.selection.wrappedValue)
    guard let shown = shownMonth else {
      // From now on it is known from where to turn.
      shownMonth = chosen
      return
    }
    if !calendar.isDate(chosen, equalTo: shown, toGranularity: .month) { turn(to: chosen) }
  }

  // MARK: Choosing

  /// Chooses a day and keeps the time.
  private func choose(_ day: Date) {
    let time = calendar.dateComponents(
      [.hour, .minute, .second], from: choice.selection.wrappedValue)
    let date = calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
    withAnimation(ControlMetrics.glide) { choice.choose(date ?? day) }
  }
}

/// A day of a month.
private struct DayButton: View {
  let number: Int
  let isChosen: Bool
  let isToday: Bool
  let marks: Namespace.ID
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Text(verbatim: "\(number)")
        .font(.system(size: 13, weight: isChosen || isToday ? .semibold : .regular))
        .monospacedDigit()
        .foregroundStyle(style)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background {
          if isChosen {
            Circle().fill(ProminentFill()).padding(1)
              .matchedGeometryEffect(id: "chosen", in: marks)
          }
        }
    }
    .buttonStyle(.plain)
  }

  private var style: AnyShapeStyle {
    if isChosen { return AnyShapeStyle(ProminentLabel()) }
    return isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
  }
}
