import Glissando

struct TrimmedRing: View {
  var lineWidth = 14.0
  @State private var level = 0.15

  var body: some View {
    VStack {
      Circle()
        .stroke(.tint.opacity(0.15), lineWidth: lineWidth)
        .overlay {
          Circle()
            .trim(from: 0, to: level)
            .stroke(
              .tint,
              style: StrokeStyle(
                lineWidth: lineWidth, lineCap: .round)
            )
            .rotationEffect(.degrees(-90))
        }
        .frame(width: 120, height: 120)
        .probe(level)
        .frame(maxHeight: .infinity)
        .animation(
          .spring(duration: 0.8, bounce: 0.2), value: level)
      Button("Play") { level = level < 0.5 ? 0.85 : 0.15 }
    }
  }
}
