import Glissando

struct TimelineOfKeyframes: View {
  var progress = 0.4

  private let timeline = KeyframeTimeline(initialValue: 0.0) {
    CubicKeyframe(1, duration: 0.4)
    LinearKeyframe(0.6, duration: 0.3, timingCurve: .easeInOut)
    SpringKeyframe(0, duration: 0.8, spring: .bouncy)
  }

  var body: some View {
    let value = timeline.value(progress: progress)
    VStack(spacing: 12) {
      way
        .overlay(alignment: .topLeading) {
          GeometryReader { room in
            Circle()
              .fill(.tint)
              .frame(width: 16, height: 16)
              .position(
                x: room.size.width * progress,
                y: room.size.height * (0.85 - 0.75 * value))
          }
        }
      Text("\(progress * timeline.duration, specifier: "%.2f") s")
        .font(.footnote.monospacedDigit())
        .foregroundStyle(.secondary)
    }
    .padding(12)
  }

  /// The timeline, asked at any time.
  private var way: some View {
    Canvas { context, size in
      var path = Path()
      for step in 0...240 {
        let progress = Double(step) / 240
        let value = timeline.value(
          time: progress * timeline.duration)
        let point = CGPoint(
          x: size.width * progress,
          y: size.height * (0.85 - 0.75 * value))
        if step == 0 { path.move(to: point) }
        path.addLine(to: point)
      }
      context.stroke(path, with: .style(.tint), lineWidth: 3)
    }
  }
}
