import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// A picker of dates with its label.
struct DatePickerRow: View {
  let choice: DateChoice
  let label: ControlLabel?
  @State private var isDayOpen = false
  @State private var isTimeOpen = false
  @Environment(\.areDatePickersOpen) private var liesOpen
  @Environment(\.areLabelsHidden) private var isLabelHidden
  @Environment(\.controlSize) private var size
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.localCalendar) private var calendar

  var body: some View {
    OneElement(shown)
      .dimmedAsOne(unless: isEnabled)
  }

  @ViewBuilder private var shown: some View {
    if liesOpen {
      VStack(alignment: .leading, spacing: 8) {
        if choice.components.contains(.date) { CalendarPage(choice: choice) }
        if choice.components.contains(.hourAndMinute) { TimeSteps(choice: choice) }
      }
      .modifier(AccessibilityProperties(label: label?.name, children: .contain))
    } else {
      HStack(spacing: ControlMetrics.labelSpacing) {
        if let label, !isLabelHidden {
          label.environmentDefault(\.font, ControlMetrics.labelFont(size))
          Spacer(minLength: 0)
        }
        buttons
      }
    }
  }

  private var buttons: some View {
    HStack(spacing: 6) {
      if choice.components.contains(.date) {
        Button(text(.dateTime.day().month(.abbreviated).year())) { isDayOpen = true }
          .popover(isPresented: $isDayOpen) { CalendarPage(choice: choice).padding(6) }
      }
      if choice.components.contains(.hourAndMinute) {
        Button(text(.dateTime.hour().minute())) { isTimeOpen = true }
          .popover(isPresented: $isTimeOpen) { TimeSteps(choice: choice).padding(6) }
      }
    }
    .buttonStyle(NeutralButtonStyle())
    .monospacedDigit()
    .contentTransition(.numericText())
    .animation(ControlMetrics.glide, value: choice.selection.wrappedValue)
  }

  private func text(_ format: Date.FormatStyle) -> String {
    choice.selection.wrappedValue.formatted(format.local(to: calendar))
  }
}

extension EnvironmentValues {
  /// The calendar, in the time zone and with the names of the place.
  var localCalendar: Calendar {
    var calendar = calendar
    (calendar.timeZone, calendar.locale) = (timeZone, locale)
    return calendar
  }
}

extension Date.FormatStyle {
  /// The format as a calendar counts and names, in its time zone.
  func local(to calendar: Calendar) -> Date.FormatStyle {
    var format = self
    (format.calendar, format.timeZone) = (calendar, calendar.timeZone)
    return calendar.locale.map(format.locale) ?? format
  }
}

/// The hour and the minute, by steps.
private struct TimeSteps: View {
  let choice: DateChoice
  @Environment(\.localCalendar) private var calendar

  var body: some View {
    HStack(spacing: 12) {
      steps(.hour, of: 24)
      Text(verbatim: ":").foregroundStyle(.secondary)
      steps(.minute, of: 60)
    }
  }

  private func steps(_ component: Calendar.Component, of count: Int) -> some View {
    let value = value(component)
    return HStack(spacing: 8) {
      Text(verbatim: value < 10 ? "0\(value)" : "\(value)")
        .monospacedDigit()
        .contentTransition(.numericText(value: Double(value)))
        .animation(ControlMetrics.glide, value: value)
      // It goes round: after the last hour comes the first.
      Stepper {
        EmptyView()
      } onIncrement: {
        set(component, to: (value + 1) % count)
      } onDecrement: {
        set(component, to: (value + count - 1) % count)
      }
      .accessibilityLabel(component == .hour ? "Hour" : "Minute")
    }
  }

  private func value(_ component: Calendar.Component) -> Int {
    calendar.component(component, from: choice.selection.wrappedValue)
  }

  private func set(_ component: Calendar.Component, to value: Int) {
    let date = choice.selection.wrappedValue
    let (hour, minute) = (
      component == .hour ? value : self.value(.hour),
      component == .minute ? value : self.value(.minute)
    )
    if let changed = calendar.date(bySettingHour: hour, minute: minute, second: 0, of: date) {
      choice.choose(changed)
    }
  }
}
