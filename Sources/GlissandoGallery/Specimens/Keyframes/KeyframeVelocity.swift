import Glissando

struct KeyframeVelocity: View {
  var startVelocity = 600.0
  var endVelocity = -300.0
  @State private var runs = 0

  var body: some View {
    VStack {
      Circle()
        .fill(.tint)
        .frame(width: 48, height: 48)
        .keyframeAnimator(initialValue: 0.0, trigger: runs) {
          ball, lift in
          ball
            .probe(lift)
            .offset(y: 50 - lift)
        } keyframes: { _ in
          CubicKeyframe(
            80, duration: 0.6,
            startVelocity: startVelocity, endVelocity: endVelocity)
          CubicKeyframe(0, duration: 0.6)
        }
        .frame(maxHeight: .infinity)
      Button("Play") { runs += 1 }
    }
  }
}
