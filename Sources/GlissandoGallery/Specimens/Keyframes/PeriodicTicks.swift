import Glissando

struct PeriodicTicks: View {
  var body: some View {
    TimelineView(.periodic(from: .distantPast, by: 0.5)) {
      timeline in
      let time = timeline.date.timeIntervalSinceReferenceDate
      let step = (time * 2).rounded()
      Circle()
        .strokeBorder(.tint.opacity(0.3), lineWidth: 4)
        .frame(width: 120, height: 120)
        .overlay(alignment: .top) {
          Capsule().fill(.tint).frame(width: 6, height: 60)
        }
        .rotationEffect(.degrees(step * 30))
        .probe(step.truncatingRemainder(dividingBy: 12))
        .animation(.bouncy(duration: 0.35), value: step)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
