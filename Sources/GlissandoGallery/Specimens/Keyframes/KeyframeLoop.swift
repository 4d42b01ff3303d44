import Glissando

struct KeyframeLoop: View {
  var body: some View {
    Circle()
      .fill(.tint)
      .frame(width: 40, height: 40)
      .keyframeAnimator(initialValue: Place()) { ball, place in
        ball
          .probe(place.x, "x")
          .probe(place.y, "y")
          .offset(x: place.x, y: place.y)
      } keyframes: { _ in
        KeyframeTrack(\.x) {
          CubicKeyframe(110, duration: 0.7)
          CubicKeyframe(0, duration: 0.7)
          CubicKeyframe(-110, duration: 0.7)
          CubicKeyframe(0, duration: 0.7)
        }
        KeyframeTrack(\.y) {
          CubicKeyframe(-45, duration: 0.35)
          CubicKeyframe(45, duration: 0.7)
          CubicKeyframe(0, duration: 0.35)
          CubicKeyframe(-45, duration: 0.35)
          CubicKeyframe(45, duration: 0.7)
          CubicKeyframe(0, duration: 0.35)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct Place {
  var x = 0.0
  var y = 0.0
}
