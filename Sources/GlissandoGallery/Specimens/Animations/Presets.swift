import Glissando

struct Presets: View {
  var duration = 0.5
  var extraBounce = 0.0
  @State private var isRight = false

  var body: some View {
    VStack(spacing: 18) {
      Spacer()
      row(
        .smooth(duration: duration, extraBounce: extraBounce),
        "smooth")
      row(
        .snappy(duration: duration, extraBounce: extraBounce),
        "snappy")
      row(
        .bouncy(duration: duration, extraBounce: extraBounce),
        "bouncy")
      Spacer()
      Button("Play") { isRight.toggle() }
    }
  }

  private func row(_ animation: Animation, _ name: String)
    -> some View
  {
    Text(name)
      .foregroundStyle(.background)
      .padding(.horizontal, 14)
      .padding(.vertical, 5)
      .background(.tint, in: Capsule())
      .probe(isRight ? 1 : 0, name)
      .offset(x: isRight ? 100 : -100)
      .animation(animation, value: isRight)
  }
}
