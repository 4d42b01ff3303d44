import Glissando

struct Hop: View {
  var height = 80.0
  @State private var hops = 0

  var body: some View {
    VStack {
      Spacer()
      RoundedRectangle(cornerRadius: 18)
        .fill(.tint)
        .frame(width: 72, height: 72)
        .keyframeAnimator(initialValue: Pose(), trigger: hops) {
          box, pose in
          box
            .probe(pose.lift, "lift")
            .scaleEffect(
              x: 2 - pose.stretch, y: pose.stretch, anchor: .bottom
            )
            .rotationEffect(pose.angle)
            .offset(y: -pose.lift)
        } keyframes: { _ in
          KeyframeTrack(\.lift) {
            LinearKeyframe(0, duration: 0.2)
            CubicKeyframe(height, duration: 0.3)
            SpringKeyframe(0, duration: 0.7, spring: .bouncy)
          }
          KeyframeTrack(\.stretch) {
            CubicKeyframe(0.75, duration: 0.2)
            CubicKeyframe(1.2, duration: 0.3)
            SpringKeyframe(1, spring: .bouncy)
          }
          KeyframeTrack(\.angle) {
            MoveKeyframe(.zero)
            CubicKeyframe(.degrees(-12), duration: 0.25)
            CubicKeyframe(.degrees(12), duration: 0.3)
            SpringKeyframe(.zero, spring: .bouncy)
          }
        }
      Spacer()
      Button("Play") { hops += 1 }
    }
  }
}

private struct Pose {
  var lift = 0.0
  var stretch = 1.0
  var angle = Angle.zero
}
