import Glissando

struct KeyframeKinds: View {
  @State private var runs = 0

  var body: some View {
    VStack(spacing: 10) {
      Spacer()
      lane("linear", .orange) {
        LinearKeyframe(1, duration: 0.5)
        LinearKeyframe(0.4, duration: 0.4)
        LinearKeyframe(0, duration: 0.5)
      }
      lane("cubic", .blue) {
        CubicKeyframe(1, duration: 0.5)
        CubicKeyframe(0.4, duration: 0.4)
        CubicKeyframe(0, duration: 0.5)
      }
      lane("spring", .purple) {
        SpringKeyframe(1, duration: 0.5)
        SpringKeyframe(0.4, duration: 0.4)
        SpringKeyframe(0, duration: 0.5)
      }
      lane("move", .teal) {
        LinearKeyframe(0, duration: 0.5)
        MoveKeyframe(1)
        LinearKeyframe(1, duration: 0.4)
        MoveKeyframe(0)
        LinearKeyframe(0, duration: 0.5)
      }
      Spacer()
      Button("Play") { runs += 1 }
    }
  }

  private func lane(
    _ name: String, _ color: Color,
    @KeyframeTrackContentBuilder<Double>
    keyframes: @escaping () -> some KeyframeTrackContent<Double>
  ) -> some View {
    Circle()
      .fill(color)
      .frame(width: 24, height: 24)
      .keyframeAnimator(initialValue: 0.0, trigger: runs) {
        ball, place in
        ball
          .probe(place, name)
          .offset(x: place * 220 - 110)
      } keyframes: { _ in
        KeyframeTrack(content: keyframes)
      }
  }
}
