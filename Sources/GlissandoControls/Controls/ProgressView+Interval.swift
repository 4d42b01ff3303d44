public import Foundation
import GlissandoMotion
public import GlissandoViews

/// A span of time as a progress, which fills or empties while the time passes.
nonisolated struct ProgressSpan: TimelineSchedule {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  private var duration: TimeInterval {
    interval.upperBound.timeIntervalSince(interval.lowerBound)
  }

  /// The part of the span that has passed at a date, or is left; [0, 1].
  ///
  /// A span of no length is over.
  func fraction(at date: Date) -> Double {
    let passed = duration > 0 ? date.timeIntervalSince(interval.lowerBound) / duration : 1
    let share = min(max(passed, 0), 1)
    return countsDown ? 1 - share : share
  }

  /// The dates at which the progress has visibly advanced, from the last one until `startDate` on:
  /// nothing wakes up once the span is over, nor before it begins.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    // A thousandth of a bar is below a pixel of most; more often than a display shows is of no use.
    let step = min(max(duration / 1000, 1.0 / 60), 1)
    let first = (startDate.timeIntervalSince(interval.lowerBound) / step).rounded(.down)
    return sequence(state: max(first, 0)) { [interval, duration] (index: inout Double) -> Date? in
      let offset = index * step
      guard offset < duration + step else { return nil }
      index += 1
      return interval.lowerBound.addingTimeInterval(min(offset, duration))
    }
  }
}

/// What a progress of a span of time says below it, unless it is given something else: the time
/// that has passed or is left.
public nonisolated struct DefaultDateProgressLabel: View {
  let span: ProgressSpan

  /// The time.
  @MainActor public var body: some View {
    Text(timerInterval: span.interval, countsDown: span.countsDown)
  }
}

extension ProgressView {
  /// Shows how much of a span of time is left, or with `countsDown` false how much has passed, with a
  /// label and one for the time.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: nil, span: ProgressSpan(interval: timerInterval, countsDown: countsDown),
      label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Shows how much of a span of time is left, or with `countsDown` false how much has passed, with a
  /// label; the time stands below.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    let span = ProgressSpan(interval: timerInterval, countsDown: countsDown)
    self.init(
      fraction: nil, span: span, label: label(),
      currentValueLabel: DefaultDateProgressLabel(span: span))
  }

  /// Shows how much of a span of time is left, or with `countsDown` false how much has passed; the
  /// time stands below.
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}
