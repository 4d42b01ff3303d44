import Foundation
import Glissando
import GlissandoTools

/// The time of the day, how long the talk has been going on, and how long it may.
struct PresenterClock: View {
  let model: TalkModel
  let metrics: PresenterMetrics
  @Environment(\.paperPalette) private var palette
  /// From where whole seconds are counted before the talk has begun.
  @State private var opening: Date?

  var body: some View {
    TimelineView(.periodic(from: model.timer.start ?? opening ?? model.now(), by: 1)) { timeline in
      row(at: timeline.date)
    }
    .onAppear { opening = model.now() }
    .frame(height: metrics.clock)
    .padding(.horizontal, metrics.margin)
  }

  private func row(at date: Date) -> some View {
    let elapsed = model.timer.elapsed(at: date)
    return HStack(alignment: .center, spacing: 34 * metrics.unit) {
      reading("Elapsed", TalkTimer.text(elapsed), palette.ink, size: 40)
      if let duration = model.duration {
        let pace = TalkPace(
          model.deck, at: model.position, elapsed: elapsed, duration: duration)
        reading(
          "Remaining", TalkTimer.text(duration - elapsed),
          pace.time > 1 ? palette.alarm : palette.ink,
          size: 40)
        PaceBar(pace: pace, hasBegun: model.timer.start != nil, metrics: metrics)
          .frame(maxWidth: .infinity)
      } else {
        Spacer()
      }
      reading("Now", date.formatted(date: .omitted, time: .shortened), palette.faintInk, size: 28)
    }
    .frame(maxHeight: .infinity)
  }

  private func reading(
    _ name: String, _ value: String, _ color: Color, size: Double
  ) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: name)
        .font(metrics.font(12, .medium))
        .foregroundStyle(palette.faintInk)
      Text(verbatim: value)
        .font(metrics.font(size, .semibold).monospacedDigit())
        .foregroundStyle(color)
        .accessibilityIdentifier(name)
    }
    .fixedSize()
  }
}

/// The time as a bar that fills, and on it a mark where the talk is: to the right of the fill it is
/// ahead.
struct PaceBar: View {
  let pace: TalkPace
  let hasBegun: Bool
  let metrics: PresenterMetrics
  @Environment(\.paperPalette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 9 * metrics.unit) {
      Text(verbatim: hasBegun ? pace.text : "begins with the first step")
        .font(metrics.font(13, .medium).monospacedDigit())
        .foregroundStyle(pace.isBehind && hasBegun ? palette.alarm : palette.faintInk)
        .accessibilityIdentifier("pace")
      GeometryReader { room in
        bar(width: room.size.width)
      }
      .frame(height: 14 * metrics.unit)
    }
  }

  private func bar(width: Double) -> some View {
    let color = pace.isBehind && hasBegun ? palette.alarm : palette.violet
    let (thickness, mark) = (6 * metrics.unit, 14 * metrics.unit)
    return ZStack(alignment: .leading) {
      Capsule().fill(palette.wash).frame(height: thickness)
      Capsule().fill(palette.ink.opacity(0.34))
        .frame(width: max(min(pace.time, 1) * width, thickness), height: thickness)
      Circle().fill(color)
        .overlay { Circle().strokeBorder(palette.paper, lineWidth: 2) }
        .frame(width: mark, height: mark)
        .offset(x: pace.talk * (width - mark))
        .animation(.snappy(duration: 0.4), value: pace.talk)
    }
    .frame(height: mark)
  }
}
