import Glissando

struct Clockwork: View {
  var paused = false

  var body: some View {
    TimelineView(.animation(paused: paused)) { timeline in
      let time = timeline.date.timeIntervalSinceReferenceDate
      let swing = sin(time * 2.5)
      VStack(spacing: 0) {
        Rectangle()
          .fill(.secondary)
          .frame(width: 2, height: 110)
        Circle()
          .fill(.tint)
          .frame(width: 40, height: 40)
      }
      .rotationEffect(.degrees(28 * swing), anchor: .top)
      .probe(swing)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
