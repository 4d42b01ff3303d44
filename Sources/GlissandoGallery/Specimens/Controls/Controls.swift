import Glissando

struct Controls: View {
  var animation = Animation.bouncy
  @State private var level = 0.3

  var body: some View {
    VStack(spacing: 16) {
      Spacer()
      ProgressView(value: level)
        .probe(level)
        .accessibilityLabel("Level")
      Slider(value: $level)
        .accessibilityLabel("Level")
      Stepper(
        "Level", value: $level.animation(animation), in: 0...1,
        step: 0.2)
      Spacer()
      Button("Play") {
        withAnimation(animation) { level = level < 0.5 ? 0.9 : 0.3 }
      }
    }
    .frame(maxWidth: 280)
  }
}
