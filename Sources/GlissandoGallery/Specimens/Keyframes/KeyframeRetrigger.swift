import Glissando

struct KeyframeRetrigger: View {
  @State private var shoves = 0

  var body: some View {
    VStack {
      Spacer()
      Circle()
        .fill(.tint)
        .frame(width: 56, height: 56)
        .keyframeAnimator(initialValue: 0.0, trigger: shoves) {
          ball, place in
          ball
            .probe(place)
            .offset(x: place)
        } keyframes: { shown in
          CubicKeyframe(shown + 60, duration: 0.35)
          SpringKeyframe(0, duration: 1.2, spring: .bouncy)
        }
      Spacer()
      Button("Shove, and again in flight") { shoves += 1 }
    }
  }
}
